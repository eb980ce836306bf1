/** The result of a search so far. */
import { at, type Move, type Seat } from '@caravel/core';
import { numberAt } from '../number-at.ts';
import { type DecisionNode, meanOf, moveAt, type Node, type OpenNode } from './node.ts';
import { chancePlace, scorePlace, widthOf } from './seat-values.ts';

export interface Ranked {
  readonly move: Move;
  readonly visits: number;
  /** Share of the visits. */
  readonly share: number;
  /** For the seat that chooses: its chance to win, 0 to 1, the error of that chance, and the expected final score. */
  readonly chance: number;
  readonly error: number;
  readonly score: number;
}

export interface Report {
  readonly move: Move;
  readonly visits: number;
  /** Best first. */
  readonly ranking: readonly Ranked[];
  /** The most visited line of play, large decisions only. */
  readonly line: readonly { seat: Seat; move: Move }[];
  /** The chance of every seat. */
  readonly chances: readonly number[];
}

/** The error of an estimate without visits; visits reduce it, but slowly. */
const UNSEARCHED_ERROR = 0.03;

const isSolved = (node: Node | undefined): boolean => node?.kind === 'end' && node.isSolved;

const errorOf = ({ branches, seat, players }: OpenNode, i: number): number => {
  const visits = at(branches.visits, i);
  if (isSolved(branches.children[i])) return 0;
  if (visits < 2) return UNSEARCHED_ERROR;
  const mean = meanOf(branches, i, widthOf(players), chancePlace(seat, players));
  const variance = Math.max(0, numberAt(branches.squares, i) / visits - mean * mean);
  return Math.sqrt(variance / visits + UNSEARCHED_ERROR ** 2 / Math.sqrt(visits));
};

/** A move without visits has only its estimate. */
const rankedAt = (root: OpenNode, i: number): Ranked => {
  const { branches, seat, players, total, values } = root;
  const visits = at(branches.visits, i);
  const known = visits > 0;
  const width = widthOf(players);
  return {
    move: moveAt(branches, i),
    visits,
    share: visits / Math.max(1, total),
    chance: known ? meanOf(branches, i, width, chancePlace(seat, players)) : Math.max(0, Math.min(1, numberAt(branches.estimates, i))),
    error: errorOf(root, i),
    score: known ? meanOf(branches, i, width, scorePlace(seat, players)) : numberAt(values, scorePlace(seat, players)),
  };
};

/** The most visited first; among those never visited the most promising. */
const rank = (root: OpenNode): Ranked[] => {
  const { visits, priors, moves } = root.branches;
  const order = Array.from(moves.keys()).sort((a, b) => at(visits, b) - at(visits, a) || numberAt(priors, b) - numberAt(priors, a));
  return order.map((i) => rankedAt(root, i));
};

const chanceOf = ({ branches, players, total, values }: OpenNode, seat: Seat): number => {
  const place = chancePlace(seat, players);
  if (total === 0) return numberAt(values, place);
  let sum = 0;
  for (let i = 0; i < branches.moves.length; i++) sum += numberAt(branches.sums, i * widthOf(players) + place);
  return sum / total;
};

export const reportOf = (root: OpenNode): Report => {
  const ranking = rank(root);
  return {
    move: at(ranking, 0).move,
    visits: root.total,
    ranking,
    line: lineFrom(root),
    chances: Array.from({ length: root.players }, (_, seat) => chanceOf(root, seat)),
  };
};

/** The most visited move of each decision in turn; at a chance node any outcome that was visited. */
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
