/** What is played at a table under load: a real game that follows the server, or the recorded moves of one for a server without rules. */
import {
  CHANCE,
  firstSeat,
  type Game,
  isChance,
  isOver,
  legalMoves,
  moveBuffer,
  must,
  outcomes,
  parseEntry,
  type Random,
  readConfig,
  type State,
  seeded,
} from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import type { LogMessage, TableMessage } from '@caravel/protocol';
import type * as v from 'valibot';

export interface Play {
  readonly table: string;
  /** How many entries the log has. */
  readonly length: number;
  /** What the server told everybody. */
  take(update: LogMessage): void;
  /** Somebody's next move; undefined when the game is over. */
  next(): { readonly seat: number; readonly move: string } | undefined;
}

/** A game of which the client keeps one copy for all its four players, and plays any legal move. */
export class GamePlay implements Play {
  readonly table: string;
  readonly #game: Game;
  readonly #state: State;
  readonly #legal;
  readonly #random: Random;
  #length = 0;

  constructor({ info, e }: v.InferOutput<typeof TableMessage>, seed: number) {
    this.table = info.id;
    this.#game = findGame(info.game) as Game;
    const { rules, players, options } = info;
    this.#state = this.#game.setup(must(readConfig(this.#game, { rules, players, options })));
    this.#legal = moveBuffer(this.#game);
    this.#random = seeded(seed);
    this.#append(e);
  }

  get length(): number {
    return this.#length;
  }

  take({ n, e }: LogMessage): void {
    if (n !== this.#length) throw new Error(`table ${this.table}: entries from ${n}, but ${this.#length} are here`);
    this.#append(e);
  }

  next(): { seat: number; move: string } | undefined {
    if (isOver(this.#game, this.#state)) return undefined;
    const seat = firstSeat(this.#game.turn(this.#state));
    const count = this.#game.legal(this.#state, seat, this.#legal);
    const move = this.#legal[this.#random.below(count)] as number;
    return { seat, move: this.#game.moves.text(move) };
  }

  #append(lines: readonly string[]): void {
    for (const line of lines) {
      const entry = must(parseEntry(line));
      if ('undo' in entry) throw new Error('nobody takes back under load');
      this.#game.apply(this.#state, entry.seat, this.#game.moves.find(entry.move) as number);
      this.#length++;
    }
  }
}

/** The moves of one random game, over and over. */
export class RecordedPlay implements Play {
  readonly table: string;
  readonly #moves: readonly string[];
  #length = 0;

  constructor(table: string, moves: readonly string[]) {
    this.table = table;
    this.#moves = moves;
  }

  get length(): number {
    return this.#length;
  }

  take(): void {
    this.#length++;
  }

  next(): { seat: number; move: string } {
    return { seat: this.#length % 4, move: this.#moves[this.#length % this.#moves.length] as string };
  }
}

/** What the players of one random game said, in order. */
export const recordMoves = (name: string, players: number, seed: number): string[] => {
  const game = findGame(name) as Game;
  const state = game.setup(must(readConfig(game, { players })));
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
  const moves: string[] = [];
  while (!isOver(game, state)) {
    if (isChance(game, state)) game.apply(state, CHANCE, pick(outcomes(game, state)).move);
    else {
      const seat = firstSeat(game.turn(state));
      const move = pick(legalMoves(game, state, seat));
      moves.push(game.moves.text(move));
      game.apply(state, seat, move);
    }
  }
  return moves;
};
