/** The contract every game keeps. Rules are pure: no clock, no network, no randomness; chance is one more seat. */

import { at } from './at.ts';
import type { Config, Option } from './config.ts';
import type { Layout, State } from './layout.ts';
import type { Manifest } from './manifest.ts';
import type { Move, MoveStruct, Moves } from './moves.ts';

/** A place at the table, from 0, clockwise. */
export type Seat = number;

/** The seat that rolls and draws. */
export const CHANCE: Seat = -1;

/** A spectator without a seat; only `describe` and `hidden` accept this value. */
export const WATCHER: Seat = -2;

/** Whose decision it is: a bit for each seat that has to choose, or CHANCE_TURN, or OVER. */
export type Turn = number;
export const OVER: Turn = 0;
export const CHANCE_TURN: Turn = 1 << 14;

export type RuleId = string;

/** Where a game stands, for lists of tables. The phase is a word of the game's own. */
export interface Moment {
  /** 0 before the first. */
  readonly round: number;
  readonly phase: string;
}

/** Buffers for legal moves and the weights of chance, kept by the caller and filled from the front. */
export type MoveBuffer = Uint16Array;
export type WeightBuffer = Uint16Array;

export interface Game<View = unknown, Struct extends MoveStruct = MoveStruct> extends Manifest {
  readonly options: Readonly<Record<string, Option>>;
  readonly layout: Layout;
  readonly moves: Moves<Struct>;

  /** The position before the first decision. The position holds all of the config that the rules need later. */
  setup(config: Config): State;
  players(s: State): number;
  /** Every seat named here has at least one legal move; a chance turn has at least one outcome. */
  turn(s: State): Turn;
  /** All moves `seat` may make now, in turn or out of it, ascending and without repeats; none during a chance turn or after the end.
   *  Returns how many were written. Does not change `s`. */
  legal(s: State, seat: Seat, out: MoveBuffer): number;
  /** All outcomes that can happen now, ascending, with positive weights; returns how many. 0 unless the turn is CHANCE_TURN. */
  chance(s: State, out: MoveBuffer, weights: WeightBuffer): number;
  /** Plays a legal move in place and advances to the next decision. Does not check the move. */
  apply(s: State, seat: Seat, move: Move): void;
  /** The first rule that forbids the move, or undefined if and only if it is legal (for CHANCE: possible). Any seat, any move of the table. */
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined;
  /** Points if the game ended now; final once it is over. */
  score(s: State, seat: Seat): number;
  /** Breaks ties between equal scores: more is better; equal again means a shared place. */
  tieBreak(s: State, seat: Seat): number;
  /** What `viewer` is shown, written field by field, with every number a board needs. JSON only. */
  describe(s: State, viewer: Seat): View;
  /** The indices of the array that are secret from `viewer`: `describe` must not depend on them. */
  hidden(s: State, viewer: Seat): readonly number[];
  /** The name of a draw that belongs to a place and a time: which dice these are. Without it a draw is the next of its kind. Only on chance's turn. */
  draw?(s: State): string | undefined;
  /** Round and phase as everybody sees them. Older versions have none. */
  moment?(s: State): Moment;
}

/** A game with its invariants: for tests and for programs that play any game. A page does without them. */
export interface CheckedGame<View = unknown, Struct extends MoveStruct = MoveStruct> extends Game<View, Struct> {
  /** Every broken invariant in words; empty in every position that play can reach. */
  faults(s: State): readonly string[];
}

/** Large enough for every move of the table, so no list can overrun it. */
export const moveBuffer = (game: Pick<Game, 'moves'>): MoveBuffer => new Uint16Array(game.moves.count);
export const weightBuffer = (game: Game): WeightBuffer => new Uint16Array(game.moves.count);

export const isOver = (game: Game, s: State): boolean => game.turn(s) === OVER;
export const isChance = (game: Game, s: State): boolean => game.turn(s) === CHANCE_TURN;
export const hasTurn = (turn: Turn, seat: Seat): boolean => seat >= 0 && turn !== CHANCE_TURN && (turn & (1 << seat)) !== 0;

/** The lowest seat that has to choose. Only for turns with seats in them. */
export const firstSeat = (turn: Turn): Seat => 31 - Math.clz32(turn & -turn);

/** The seats that have to choose, ascending. */
export const seatsOf = (turn: Turn): Seat[] => {
  const seats: Seat[] = [];
  if (turn === CHANCE_TURN) return seats;
  for (let rest = turn; rest !== 0; rest &= rest - 1) seats.push(firstSeat(rest));
  return seats;
};

/** `legal` as a list, where speed does not matter. */
export const legalMoves = (game: Pick<Game, 'legal' | 'moves'>, s: State, seat: Seat): Move[] => {
  const out = moveBuffer(game);
  return Array.from(out.subarray(0, game.legal(s, seat, out)));
};

export interface Outcome {
  readonly move: Move;
  readonly weight: number;
}

/** `chance` as a list. */
export const outcomes = (game: Game, s: State): Outcome[] => {
  const out = moveBuffer(game);
  const weights = weightBuffer(game);
  const count = game.chance(s, out, weights);
  return Array.from({ length: count }, (_, i) => ({ move: at(out, i), weight: at(weights, i) }));
};
