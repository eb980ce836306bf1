/** The parts a game's flow is made of: steps that ask a seat or chance. */
import type { MoveBuffer, RuleId, Seat, WeightBuffer } from './game.ts';
import type { State } from './layout.ts';
import type { Move, MoveGroup } from './moves.ts';

/** Moves in ascending order. */
export type MoveList = Uint16Array;

/** What a step asks of a seat. It is called only for a seat that has to choose, except that a plan's `anytime` is called for every seat. */
export interface Decision {
  /** All moves that can be legal at this step; those for which `whyNot` returns undefined are. */
  readonly moves: MoveList;
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined;
  apply(s: State, seat: Seat, move: Move): void;
  /**
   * Appends the legal moves to the `count` moves already in `out` and returns the new count. Only where `bench engine` shows that this is
   * faster than asking `whyNot` about each move.
   */
  list?(s: State, seat: Seat, out: MoveBuffer, count: number): number;
}

/** What a step asks of chance. */
export interface Lottery {
  chance(s: State, out: MoveBuffer, weights: WeightBuffer): number;
  apply(s: State, move: Move): void;
}

/** The part of a group from one index up to another. */
export const span = ({ first }: MoveGroup, from: number, end: number): readonly Move[] =>
  Array.from({ length: end - from }, (_, i) => first + from + i);

/** Single moves, whole groups and parts of them as one list. */
export const movesOf = (...parts: readonly (Move | MoveGroup | readonly Move[])[]): MoveList =>
  Uint16Array.from(parts.flatMap((part) => (typeof part === 'object' && 'first' in part ? span(part, 0, part.count) : part))).sort();

/** A decision between one move and passing. */
export const optional = (use: Move, pass: Move, rule: RuleId, after: (s: State, seat: Seat, used: boolean) => void): Decision => ({
  moves: movesOf(use, pass),
  apply: (s, seat, move) => after(s, seat, move === use),
  whyNot: (_s, _seat, move) => (move === use || move === pass ? undefined : rule),
});
