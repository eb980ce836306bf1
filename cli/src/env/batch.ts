/** Many games at once: a step plays one move in each of them, or in none. */
import { at, fail, type Move, moveBuffer, ok, type Result, refusal, type Seat, standing } from '@caravel/core';
import { gameSeed } from '../game-seed.ts';
import { BatchFrame, maskBytes } from './batch-frame.ts';
import { EnvGame, type EnvTable, NO_SEAT } from './env-game.ts';
import type { Observer } from './observer.ts';

export const REWARDS = ['win', 'score'] as const;
type RewardName = (typeof REWARDS)[number];

export interface BatchSettings {
  readonly table: EnvTable;
  readonly games: number;
  readonly seed: number;
  readonly observer: Observer;
  readonly rewards: RewardName;
  /** Whether a game that is over is followed by the next at once. */
  readonly isEndless: boolean;
}

/** The action for a game that is over and waits to be begun again. */
export const NO_ACTION = 0xffff;
/** In place of a seat in such a game. */
const NOBODY = 0xff;

export class Batch {
  readonly frame: BatchFrame;
  readonly #settings: BatchSettings;
  readonly #games: readonly EnvGame[];
  readonly #moves;
  readonly #maskBytes: number;
  /** Points of each seat after the last step. */
  readonly #points: Int16Array;
  #seed: number;
  #begun = 0;

  constructor(settings: BatchSettings) {
    const { table, games, observer, seed } = settings;
    const { players } = table.config;
    this.#settings = settings;
    this.#games = Array.from({ length: games }, () => new EnvGame(table));
    this.#moves = moveBuffer(table.game);
    const actions = table.game.moves.count;
    this.#maskBytes = maskBytes(actions);
    this.#points = new Int16Array(games * players);
    this.frame = new BatchFrame({ games, players, actions, observation: { type: observer.type, size: observer.numbers.length } });
    this.#seed = seed;
    this.resetAll(seed);
  }

  /** All games anew: game i of a run with this seed, as in every command. */
  resetAll(seed: number): void {
    this.#seed = seed;
    this.#begun = 0;
    this.#forgetRewards();
    for (let i = 0; i < this.#games.length; i++) this.#beginNext(i);
  }

  /** One game anew, with a seed of its own. */
  reset(i: number, seed: number): void {
    this.#forgetRewards();
    this.#begin(i, seed);
  }

  /** Plays one action in each game, or says which cannot be played and changes nothing. */
  step(actions: Uint16Array): Result<void> {
    for (let i = 0; i < actions.length; i++) {
      const refused = this.#refusal(i, at(actions, i));
      if (refused) return refused;
    }
    this.#forgetRewards();
    for (let i = 0; i < actions.length; i++) if (at(this.#games, i).seat !== NO_SEAT) this.#play(i, at(actions, i));
    return ok(undefined);
  }

  /** What a seat observes, whether it has to choose or not. */
  observe(i: number, seat: Seat, out: Int8Array | Int16Array): void {
    this.#settings.observer.observe(at(this.#games, i).state, seat, out, 0);
  }

  #refusal(i: number, action: Move): Result<never> | undefined {
    const field = `actions[${i}]`;
    const { seat, state } = at(this.#games, i);
    if (seat === NO_SEAT) return action === NO_ACTION ? undefined : fail(`the game is over; its action is ${NO_ACTION}`, { field });
    if (this.#isInMask(i, action)) return undefined;
    const problem = refusal(this.#settings.table.game, state, seat, action) ?? { message: `${action} is not in the mask` };
    return fail(problem.message, { ...problem, field });
  }

  #isInMask(i: number, action: Move): boolean {
    return action < 8 * this.#maskBytes && (at(this.frame.masks, i * this.#maskBytes + (action >> 3)) & (1 << (action & 7))) !== 0;
  }

  #forgetRewards(): void {
    this.frame.rewards.fill(0);
    this.frame.scores.fill(0);
    this.frame.ended.fill(0);
  }

  #play(i: number, action: Move): void {
    const game = at(this.#games, i);
    game.play(action);
    if (this.#settings.rewards === 'score') this.#rewardPoints(i);
    if (game.seat !== NO_SEAT) this.#show(i);
    else this.#end(i);
  }

  #end(i: number): void {
    const { game, config } = this.#settings.table;
    const { scores, winners } = standing(game, at(this.#games, i).state);
    this.frame.ended[i] = 1;
    this.frame.scores.set(scores, i * config.players);
    if (this.#settings.rewards === 'win') for (const seat of winners) this.frame.rewards[i * config.players + seat] = 1 / winners.length;
    if (this.#settings.isEndless) this.#beginNext(i);
    else this.#show(i);
  }

  #beginNext(i: number): void {
    this.#begin(i, gameSeed(this.#seed, this.#begun));
    this.#begun++;
  }

  #begin(i: number, seed: number): void {
    const game = at(this.#games, i);
    game.begin(seed);
    this.frame.seeds[i] = seed;
    this.#notePoints(i);
    this.#show(i);
  }

  /** Points change in both directions, and everybody's may change by anybody's move. */
  #rewardPoints(i: number): void {
    const { players } = this.#settings.table.config;
    for (let place = i * players; place < (i + 1) * players; place++) this.frame.rewards[place] = -at(this.#points, place);
    this.#notePoints(i);
    for (let place = i * players; place < (i + 1) * players; place++)
      this.frame.rewards[place] = at(this.frame.rewards, place) + at(this.#points, place);
  }

  #notePoints(i: number): void {
    const { game, config } = this.#settings.table;
    const { state } = at(this.#games, i);
    for (let seat = 0; seat < config.players; seat++) this.#points[i * config.players + seat] = game.score(state, seat);
  }

  /** What is observed by whoever has to choose, and what there is to choose from. */
  #show(i: number): void {
    const { table, observer } = this.#settings;
    const { seat, state } = at(this.#games, i);
    this.frame.seats[i] = seat === NO_SEAT ? NOBODY : seat;
    const from = i * this.#maskBytes;
    this.frame.masks.fill(0, from, from + this.#maskBytes);
    const { length } = observer.numbers;
    if (seat === NO_SEAT) {
      this.frame.observations.fill(0, i * length, (i + 1) * length);
      return;
    }
    observer.observe(state, seat, this.frame.observations, i * length);
    const count = table.game.legal(state, seat, this.#moves);
    for (let k = 0; k < count; k++) this.#allow(from, at(this.#moves, k));
  }

  #allow(from: number, move: Move): void {
    const place = from + (move >> 3);
    this.frame.masks[place] = at(this.frame.masks, place) | (1 << (move & 7));
  }
}
