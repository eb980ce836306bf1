/** The tree: positions with a large decision, positions where chance decides, and ends. Each keeps its own position, so walking down costs nothing. */
import type { Move, Seat, State } from '@caravel/core';
import { numberAt } from '../number-at.ts';
import type { SeatValues } from './seat-values.ts';

interface Place {
  readonly state: State;
  /** Once it was asked for. */
  values?: SeatValues;
}

interface End extends Place {
  readonly kind: 'end';
}

export interface ChanceNode extends Place {
  readonly kind: 'chance';
  readonly outcomes: Uint16Array;
  readonly weights: Uint16Array;
  readonly visits: Int32Array;
  readonly children: (Node | undefined)[];
  total: number;
}

/** The moves of a decision, best first by what the estimate makes of them: progressive widening opens them in this order. */
export interface Branches {
  readonly moves: Uint16Array;
  readonly priors: Float64Array;
  /** What each move promises to the seat that chooses, before it is tried. */
  readonly promises: Float64Array;
  readonly visits: Int32Array;
  /** Sums of what positions hold for all seats, a row a move. */
  readonly sums: Float64Array;
  /** Sums of squares of the chance of the seat that chooses: how sure its mean is. */
  readonly squares: Float64Array;
  readonly children: (Node | undefined)[];
}

export interface DecisionNode extends Place {
  readonly kind: 'decision';
  readonly seat: Seat;
  readonly players: number;
  /** Looked at when they are needed. */
  branches?: Branches;
  total: number;
}

/** A decision whose moves have been looked at. */
export type OpenNode = DecisionNode & { branches: Branches; values: SeatValues };

export const isOpen = (node: DecisionNode): node is OpenNode => node.branches !== undefined;

export type Node = End | ChanceNode | DecisionNode;

/** The mean of one number of the values a move has led to. */
export const meanOf = ({ sums, visits }: Branches, move: number, width: number, place: number): number =>
  numberAt(sums, move * width + place) / Math.max(1, visits[move] as number);

export const moveAt = ({ moves }: Branches, i: number): Move => moves[i] as Move;

export const childrenOf = (node: Node): (Node | undefined)[] => {
  if (node.kind === 'end') return [];
  return node.kind === 'chance' ? node.children : (node.branches?.children ?? []);
};
