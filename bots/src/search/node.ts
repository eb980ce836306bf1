/** The tree: positions with a big decision, positions where chance decides, and ends. Each keeps its own position, so walking down costs nothing. */
import type { Move, Seat, State } from '@caravel/core';

interface End {
  readonly kind: 'end';
  readonly state: State;
  /** The worth of this end for each seat, 0 to 1. */
  readonly worth: Float64Array;
}

export interface ChanceNode {
  readonly kind: 'chance';
  readonly state: State;
  readonly outcomes: Uint16Array;
  readonly weights: Uint16Array;
  readonly children: (Node | undefined)[];
  /** The estimate for each seat before anything was drawn. */
  readonly worth: Float64Array;
}

/** Moves stand best first, by what the evaluation thinks of them: progressive widening opens them in this order. */
export interface DecisionNode {
  readonly kind: 'decision';
  readonly state: State;
  readonly seat: Seat;
  readonly moves: Uint16Array;
  readonly priors: Float64Array;
  readonly visits: Int32Array;
  /** Sums of worth, moves × seats. */
  readonly sums: Float64Array;
  readonly children: (Node | undefined)[];
  /** The estimate for each seat: what the best-looking move leads to. */
  readonly worth: Float64Array;
  total: number;
}

export type Node = End | ChanceNode | DecisionNode;

export const meanWorth = (node: DecisionNode, move: number, seat: Seat, players: number): number =>
  (node.sums[move * players + seat] as number) / Math.max(1, node.visits[move] as number);

export const moveAt = (node: DecisionNode, i: number): Move => node.moves[i] as Move;
