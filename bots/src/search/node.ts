/** The tree: positions with a big decision, positions where chance decides, and ends. Each keeps its own position, so walking down costs nothing. */

import type { Move, Seat, State } from '@caravel/core';
import { numberAt } from '../number-at.ts';

interface Place {
  readonly state: State;
  /** The worth of the position for each seat, 0 to 1, once it was asked for. */
  worth?: Float64Array;
}

interface End extends Place {
  readonly kind: 'end';
}

export interface ChanceNode extends Place {
  readonly kind: 'chance';
  readonly outcomes: Uint16Array;
  readonly weights: Uint16Array;
  readonly children: (Node | undefined)[];
}

/** The moves of a decision, best first by what the evaluation thinks of them: progressive widening opens them in this order. */
export interface Branches {
  readonly moves: Uint16Array;
  readonly priors: Float64Array;
  /** The worth each move promises to the seat that chooses, before it is tried. */
  readonly promises: Float64Array;
  readonly visits: Int32Array;
  /** Sums of worth, moves × seats. */
  readonly sums: Float64Array;
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
export type OpenNode = DecisionNode & { branches: Branches; worth: Float64Array };

export const isOpen = (node: DecisionNode): node is OpenNode => node.branches !== undefined;

export type Node = End | ChanceNode | DecisionNode;

export const meanWorth = ({ sums, visits }: Branches, move: number, seat: Seat, players: number): number =>
  numberAt(sums, move * players + seat) / Math.max(1, visits[move] as number);

export const moveAt = ({ moves }: Branches, i: number): Move => moves[i] as Move;

export const childrenOf = (node: Node): (Node | undefined)[] => {
  if (node.kind === 'end') return [];
  return node.kind === 'chance' ? node.children : (node.branches?.children ?? []);
};
