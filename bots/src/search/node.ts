/** The nodes of the tree: decisions, chance, and ends. Each keeps its own position, so that no move is played on the way down. */
import type { Move, Seat, State } from '@caravel/core';
import { numberAt } from '../number-at.ts';
import type { SeatValues } from './seat-values.ts';

interface Place {
  readonly state: State;
  /** Estimated when it is first needed. */
  values?: SeatValues;
}

/** A position after which nothing is searched: the game is over, or its ending was solved. */
interface End extends Place {
  readonly kind: 'end';
  /** Whether the values come from the solver. */
  readonly isSolved: boolean;
}

export interface ChanceNode extends Place {
  readonly kind: 'chance';
  readonly outcomes: Uint16Array;
  readonly weights: Uint16Array;
  readonly visits: Int32Array;
  readonly children: (Node | undefined)[];
  total: number;
}

/** The moves of a decision, best first by their estimate: progressive widening adds them in this order. */
export interface Branches {
  readonly moves: Uint16Array;
  readonly priors: Float64Array;
  /** The estimated worth of each move for the seat that chooses, used until the move is tried. */
  readonly estimates: Float64Array;
  readonly visits: Int32Array;
  /** Sums of the values of all seats, one row for each move. */
  readonly sums: Float64Array;
  /** Sums of the squared chances of the seat that chooses, for the error of their mean. */
  readonly squares: Float64Array;
  readonly children: (Node | undefined)[];
}

export interface DecisionNode extends Place {
  readonly kind: 'decision';
  readonly seat: Seat;
  readonly players: number;
  /** Set when the node is opened. */
  branches?: Branches;
  total: number;
}

/** A decision whose moves have been estimated. */
export type OpenNode = DecisionNode & { branches: Branches; values: SeatValues };

export const isOpen = (node: DecisionNode): node is OpenNode => node.branches !== undefined;

export type Node = End | ChanceNode | DecisionNode;

/** The mean, over the visits of a move, of the value at `place`. */
export const meanOf = ({ sums, visits }: Branches, move: number, width: number, place: number): number =>
  numberAt(sums, move * width + place) / Math.max(1, visits[move] as number);

export const moveAt = ({ moves }: Branches, i: number): Move => moves[i] as Move;

export const childrenOf = (node: Node): (Node | undefined)[] => {
  if (node.kind === 'end') return [];
  return node.kind === 'chance' ? node.children : (node.branches?.children ?? []);
};
