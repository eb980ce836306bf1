/** Games a net learns from: it plays against itself, tries other moves now and then, and at some tables meets other players. */
import { at, CHANCE_TURN, firstSeat, type Move, OVER, type Random, type Seat, type State, seeded, standing } from '@caravel/core';
import { Luck } from '../arena/luck.ts';
import { plansFor } from '../candidates.ts';
import type { Plan } from '../model.ts';
import { Estimator } from '../net/estimator.ts';
import type { Weights } from '../net/weights.ts';
import { type Choices, Policy } from '../policy.ts';
import { softmax } from '../softmax.ts';
import { HeuristicPlayer } from './heuristic-player.ts';
import { SampleBuffer, type Samples } from './replay.ts';
import { type Expectation, type Note, walkBack } from './returns.ts';
import type { Schedule, Training } from './training.ts';

/** The temperature of tries that prefer good moves, in chances to win. */
const TRY_TEMPERATURE = 0.06;
/** Plans are tried less often, because most of them are bad. */
const PLAN_TRIES = 0.04;
/** The share of tables at which other players than the learner may sit. */
const MIXED_TABLES = 0.2;

/** Who plays a seat: the net that learns, an older net, a player that often moves at random, or a heuristic. */
type SeatKind = 'learner' | 'older' | 'careless' | HeuristicPlayer;

export interface GameTally {
  games: number;
  decisions: number;
  /** Games in which the learner had every seat; only these count for the scores below. */
  ownGames: number;
  scores: number;
  winnerScores: number;
}

const emptyTally = (): GameTally => ({ games: 0, decisions: 0, ownGames: 0, scores: 0, winnerScores: 0 });

export class SelfPlay {
  readonly #training: Training;
  readonly #random: Random;
  readonly #luck: Luck;
  readonly #policy: Policy;
  /** The same net, but large decisions are played out before they are judged. */
  readonly #playingOut: Policy;
  readonly #older: Policy;
  readonly #heuristics: readonly HeuristicPlayer[];
  readonly #samples: SampleBuffer;
  #tally = emptyTally();

  constructor(training: Training, weights: Weights, seed: number) {
    const { model } = training;
    this.#training = training;
    this.#random = seeded(seed);
    this.#luck = new Luck(model.game, this.#random);
    this.#policy = new Policy(model, new Estimator(model, weights), false);
    this.#playingOut = new Policy(model, this.#policy.estimator, true);
    this.#older = new Policy(model, new Estimator(model, weights), false);
    this.#heuristics = training.heuristics.map((heuristic) => new HeuristicPlayer(model, heuristic));
    this.#samples = new SampleBuffer(model.game.layout.size);
  }

  /** The current weights, and earlier ones. */
  load(weights: Weights, older: Weights): void {
    this.#policy.estimator.load(weights);
    this.#older.estimator.load(older);
  }

  /** What was noted since the last call. */
  take(): { readonly samples: Samples; readonly tally: GameTally } {
    const tally = this.#tally;
    this.#tally = emptyTally();
    return { samples: this.#samples.take(), tally };
  }

  /** Plays one game. */
  play({ exploration, usesPromises, playedOut, lambda }: Schedule): void {
    const learner = this.#luck.happens(playedOut) ? this.#playingOut : this.#policy;
    const { game } = this.#training.model;
    const config = this.#training.config(this.#random);
    const seats = this.#seat(config.players);
    const s = game.setup(config);
    const notes: Note[] = [];
    const kept: (State | undefined)[] = [];
    for (let turn = game.turn(s); turn !== OVER; turn = game.turn(s)) {
      if (turn === CHANCE_TURN) {
        this.#luck.draw(s);
        continue;
      }
      const promised = this.#decide(s, firstSeat(turn), at(seats, firstSeat(turn)), learner, exploration);
      notes.push({ expected: this.#expect(s), ...(promised && usesPromises && { promised }) });
      kept.push(game.turn(s) !== OVER && this.#luck.happens(this.#training.kept) ? s.slice() : undefined);
    }
    walkBack(notes, this.#expect(s), lambda, (i, { chances, scores }) => {
      const state = kept[i];
      if (state) this.#samples.add(state, chances, scores);
    });
    this.#count(s, notes.length, seats);
  }

  #seat(players: number): SeatKind[] {
    if (!this.#luck.happens(MIXED_TABLES)) return Array.from({ length: players }, () => 'learner');
    return Array.from({ length: players }, () => this.#randomKind());
  }

  #randomKind(): SeatKind {
    const kind = this.#random.below(5);
    if (kind === 2) return 'older';
    if (kind === 3) return 'careless';
    return kind === 4 && this.#heuristics.length > 0 ? at(this.#heuristics, this.#random.below(this.#heuristics.length)) : 'learner';
  }

  #count(s: State, decisions: number, seats: readonly SeatKind[]): void {
    const tally = this.#tally;
    tally.games++;
    tally.decisions += decisions;
    if (seats.some((kind) => kind !== 'learner')) return;
    const { scores } = standing(this.#training.model.game, s);
    tally.ownGames++;
    tally.scores += scores.reduce((sum, score) => sum + score, 0) / scores.length;
    tally.winnerScores += Math.max(...scores);
  }

  #expect(s: State): Expectation {
    const { estimator, model } = this.#policy;
    estimator.estimate(s);
    const players = model.game.players(s);
    return { chances: estimator.chances.slice(0, players), scores: estimator.scores.slice(0, players) };
  }

  /** Makes a decision in `s`; if the move was not the best, returns the estimate of the best one. */
  #decide(s: State, seat: Seat, kind: SeatKind, learner: Policy, exploration: number): Expectation | undefined {
    const plans = plansFor(this.#training.model, s, seat);
    return plans.length > 0 ? this.#follow(s, seat, plans, kind, exploration) : this.#move(s, seat, kind, learner, exploration);
  }

  /** Plays a plan. A plan that was only tried counts like any other in the returns, because the next decision is far enough away. */
  #follow(s: State, seat: Seat, plans: readonly Plan[], kind: SeatKind, exploration: number): undefined {
    const tries = kind === 'careless' ? 0.5 : PLAN_TRIES * exploration;
    const plan = this.#luck.happens(tries) ? at(plans, this.#random.below(plans.length)) : this.#choosePlan(s, seat, plans, kind);
    for (const move of plan.moves) this.#training.model.game.apply(s, seat, move);
  }

  #choosePlan(s: State, seat: Seat, plans: readonly Plan[], kind: SeatKind): Plan {
    if (typeof kind === 'object') return kind.choosePlan(s, seat, plans);
    return (kind === 'older' ? this.#older : this.#policy).choosePlan(s, seat) ?? at(plans, 0);
  }

  #move(s: State, seat: Seat, kind: SeatKind, learner: Policy, exploration: number): Expectation | undefined {
    const { game } = this.#training.model;
    const choices = learner.rate(s, seat);
    const best = bestOf(choices);
    const move = choices.count > 1 ? this.#pick(s, seat, kind, choices, best, exploration) : best;
    const promised = move === best ? undefined : this.#promise(s, seat, best);
    game.apply(s, seat, move);
    return promised;
  }

  #promise(s: State, seat: Seat, move: Move): Expectation {
    const after = s.slice();
    this.#training.model.game.apply(after, seat, move);
    return this.#expect(after);
  }

  #pick(s: State, seat: Seat, kind: SeatKind, choices: Choices, best: Move, exploration: number): Move {
    if (typeof kind === 'object') return kind.chooseMove(s, seat, choices.moves, choices.count);
    if (kind === 'older') return at(this.#older.choose(s, seat), 0);
    if (kind === 'careless') return this.#luck.happens(0.5) ? this.#any(choices) : best;
    const { likely, any } = this.#training.tries(s);
    if (this.#luck.happens(likely * exploration)) return this.#likely(choices);
    return this.#luck.happens(any * exploration) ? this.#any(choices) : best;
  }

  #any({ moves, count }: Choices): Move {
    return at(moves, this.#random.below(count));
  }

  #likely({ moves, count, rates }: Choices): Move {
    const shares = softmax(rates.slice(0, count), TRY_TEMPERATURE);
    let rest = this.#random.below(2 ** 20) / 2 ** 20;
    for (let i = 0; i < count - 1; i++) {
      rest -= shares[i] as number;
      if (rest < 0) return at(moves, i);
    }
    return at(moves, count - 1);
  }
}

const bestOf = ({ moves, count, rates }: Choices): Move => {
  let best = 0;
  for (let i = 1; i < count; i++) if ((rates[i] as number) > (rates[best] as number)) best = i;
  return at(moves, best);
};
