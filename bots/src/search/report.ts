/** What a search found, as far as it went. */

import { at, type Move, type Seat } from '@caravel/core';
import { numberAt } from '../number-at.ts';
import { type Branches, type DecisionNode, meanWorth, moveAt, type Node, type OpenNode } from './node.ts';

interface Ranked {
  readonly move: Move;
  readonly visits: number;
  /** Share of the visits. */
  readonly share: number;
  /** Worth for the seat that chooses, 0 to 1. */
  readonly worth: number;
}

export interface Report {
  readonly move: Move;
  readonly visits: number;
  /** Best first. */
  readonly ranking: readonly Ranked[];
  /** The line of play thought most likely, big decisions only. */
  readonly line: readonly { seat: Seat; move: Move }[];
  /** Worth for every seat. */
  readonly worth: readonly number[];
}

/** The most visited first; among those never visited the most promising. */
const rank = ({ branches, seat, players, total }: OpenNode): Ranked[] => {
  const { moves, visits, priors, promises } = branches;
  const order = Array.from(moves.keys()).sort((a, b) => at(visits, b) - at(visits, a) || numberAt(priors, b) - numberAt(priors, a));
  return order.map((i) => ({
    move: moveAt(branches, i),
    visits: at(visits, i),
    share: at(visits, i) / Math.max(1, total),
    worth: at(visits, i) > 0 ? meanWorth(branches, i, seat, players) : numberAt(promises, i),
  }));
};

const meanOver = ({ moves, sums }: Branches, seat: Seat, players: number, total: number): number => {
  let sum = 0;
  for (let i = 0; i < moves.length; i++) sum += numberAt(sums, i * players + seat);
  return sum / total;
};

/** `guess` is the worth for each seat before any visit. */
export const reportOf = (root: OpenNode, guess: Float64Array): Report => {
  const { branches, players, total } = root;
  const ranking = rank(root);
  const worth = Array.from({ length: players }, (_, seat) =>
    total === 0 ? numberAt(guess, seat) : meanOver(branches, seat, players, total),
  );
  return { move: at(ranking, 0).move, visits: total, ranking, line: lineFrom(root), worth };
};

/** The most visited moves, one after the other; through chance by the likeliest outcome that was seen. */
const lineFrom = (root: OpenNode): { seat: Seat; move: Move }[] => {
  const line: { seat: Seat; move: Move }[] = [];
  let node: Node | undefined = root;
  while (node && node.kind !== 'end' && line.length < 12) {
    if (node.kind === 'chance') {
      node = node.children.find((child) => child !== undefined);
      continue;
    }
    const { branches, seat, total }: DecisionNode = node;
    if (!branches || total === 0) break;
    const best: number = branches.visits.indexOf(Math.max(...branches.visits));
    line.push({ seat, move: moveAt(branches, best) });
    node = branches.children[best];
  }
  return line;
};
