/** The parts a game's flow is made of: steps that ask a seat or chance. */
import type { MoveBuffer, RuleId, Seat, WeightBuffer } from './game.ts';
import type { State } from './layout.ts';
import type { Move, MoveGroup } from './moves.ts';

/** Moves in ascending order. */
export type MoveList = Uint16Array;

/** What a step asks of a seat. Called only for a seat that has to choose, but a plan's `anytime` for every seat. */
export interface Decision {
  /** All moves the step is about: those that `whyNot` has nothing against are legal. */
  readonly moves: MoveList;
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined;
  apply(s: State, seat: Seat, move: Move): void;
  /** The legal moves written by hand behind the `count` that are there already, where `bench engine` shows that it pays; returns how many there are then. */
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

/** Use it or pass. */
export const optional = (use: Move, pass: Move, rule: RuleId, after: (s: State, seat: Seat, used: boolean) => void): Decision => ({
  moves: movesOf(use, pass),
  apply: (s, seat, move) => after(s, seat, move === use),
  whyNot: (_s, _seat, move) => (move === use || move === pass ? undefined : rule),
});
