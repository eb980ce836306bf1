/**
 * Monte Carlo tree search for any number of players. Only big decisions branch; the small ones in between are made by the evaluation, each
 * seat for itself. Chance stands in the tree and is sampled by its weights. Each visit opens one position and looks one big decision ahead in it;
 * positions are kept, so a visit further down costs no rules at all. The same seed and number of visits give the same answer.
 */
import {
  CHANCE,
  CHANCE_TURN,
  firstSeat,
  type Move,
  moveBuffer,
  OVER,
  pickWeighted,
  type Random,
  type Seat,
  type State,
  sameState,
  seeded,
  weightBuffer,
} from '@caravel/core';
import { Greedy } from '../greedy.ts';
import type { Value } from '../value.ts';
import { type ChanceNode, type DecisionNode, meanWorth, moveAt, type Node } from './node.ts';
import { worthOf } from './worth.ts';

export interface Budget {
  /** Stop after so many visits … */
  readonly visits?: number;
  /** … or when this says so: a clock, a click. Asked before every visit. */
  readonly isUp?: () => boolean;
}

interface Ranked {
  readonly move: Move;
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

const EXPLORATION = 0.6;
/** Temperature of the priors, in points of the evaluation. */
const PRIOR_TEMPERATURE = 2.5;

/** How many of the ordered moves are open after so many visits. */
const widthAfter = (visits: number): number => 3 + Math.floor(1.5 * Math.sqrt(visits));

export class Search {
  readonly #value: Value;
  readonly #greedy: Greedy;
  readonly #random: Random;
  readonly #moves;
  readonly #weights;
  readonly #rates;
  #root: DecisionNode | undefined;

  constructor(value: Value, seed: number) {
    this.#value = value;
    this.#greedy = new Greedy(value);
    this.#random = seeded(seed);
    const { game } = value.mind;
    this.#moves = moveBuffer(game);
    this.#weights = weightBuffer(game);
    this.#rates = new Float64Array(game.moves.count);
  }

  /** Thinks about the big decision `s` asks of `seat`. What was thought about it before is used again. */
  think(s: State, seat: Seat, budget: Budget, onProgress?: (visits: number) => void): Report {
    const root = this.#reuse(s) ?? this.#decision(s, seat);
    this.#root = root;
    const most = budget.visits ?? Number.MAX_SAFE_INTEGER;
    if (root.moves.length > 1)
      for (let visits = 0; visits < most && !budget.isUp?.(); visits++) {
        this.#visit(root);
        onProgress?.(visits + 1);
      }
    return this.#report(root);
  }

  /** A node of the kept tree with this very position, a few decisions below the old root. */
  #reuse(s: State): DecisionNode | undefined {
    let level: Node[] = this.#root ? [this.#root] : [];
    for (let depth = 0; depth < 12 && level.length > 0; depth++) {
      const found = level.find((node) => node.kind === 'decision' && sameState(node.state, s));
      if (found) return found as DecisionNode;
      level = level.flatMap((node) => (node.kind === 'end' ? [] : node.children.filter((child) => child !== undefined)));
    }
    return undefined;
  }

  #visit(root: DecisionNode): void {
    const path: { node: DecisionNode; i: number }[] = [];
    let node: Node = root;
    for (;;) {
      if (node.kind === 'end') break;
      const i: number = node.kind === 'chance' ? pickWeighted(this.#random, node.weights, node.weights.length) : this.#select(node);
      if (node.kind === 'decision') path.push({ node, i });
      const child: Node | undefined = node.children[i];
      if (child) node = child;
      else {
        node = node.children[i] = this.#open(node, i);
        if (node.kind !== 'chance') break;
      }
    }
    this.#learn(path, node.worth);
  }

  /** PUCT: what a move has brought so far, and how promising it looks for how little it was tried. */
  #select(node: DecisionNode): number {
    const players = node.worth.length;
    const width = Math.min(node.moves.length, widthAfter(node.total));
    const root = Math.sqrt(node.total + 1);
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < width; i++) {
      const tried = node.visits[i] as number;
      const known = tried > 0 ? meanWorth(node, i, node.seat, players) : (node.worth[node.seat] as number) - 0.05;
      const score = known + (EXPLORATION * (node.priors[i] as number) * root) / (1 + tried);
      if (score > bestScore) {
        best = i;
        bestScore = score;
      }
    }
    return best;
  }

  #learn(path: readonly { node: DecisionNode; i: number }[], worth: Float64Array): void {
    for (const { node, i } of path) {
      node.visits[i] = (node.visits[i] as number) + 1;
      node.total++;
      for (let seat = 0; seat < worth.length; seat++) {
        const at = i * worth.length + seat;
        node.sums[at] = (node.sums[at] as number) + (worth[seat] as number);
      }
    }
  }

  /** The position after a move or an outcome, with the small decisions made. */
  #open(parent: DecisionNode | ChanceNode, i: number): Node {
    const { game } = this.#value.mind;
    const s = parent.state.slice();
    if (parent.kind === 'chance') game.apply(s, CHANCE, parent.outcomes[i] as Move);
    else game.apply(s, parent.seat, moveAt(parent, i));
    this.#greedy.settle(s);
    return this.#node(s);
  }

  #node(s: State): Node {
    const turn = this.#value.mind.game.turn(s);
    if (turn === OVER) return { kind: 'end', state: s, worth: worthOf(this.#value, s) };
    return turn === CHANCE_TURN ? this.#chance(s) : this.#decision(s, firstSeat(turn));
  }

  #chance(s: State): ChanceNode {
    const count = this.#value.mind.game.chance(s, this.#moves, this.#weights);
    return {
      kind: 'chance',
      state: s,
      outcomes: this.#moves.slice(0, count),
      weights: this.#weights.slice(0, count),
      children: new Array<Node | undefined>(count).fill(undefined),
      worth: worthOf(this.#value, s),
    };
  }

  /** Rates every move by the evaluation: the priors, the order of widening, and the estimate of the node. */
  #decision(position: State, seat: Seat): DecisionNode {
    const { game } = this.#value.mind;
    const s = position.slice();
    const count = this.#greedy.list(s, seat, this.#moves);
    const moves = this.#moves.slice(0, count);
    this.#greedy.rate(s, seat, moves, count, this.#rates);
    const order = Array.from(moves.keys()).sort((a, b) => (this.#rates[b] as number) - (this.#rates[a] as number));
    const best = this.#rates[order[0] as number] as number;
    const priors = Float64Array.from(order, (i) => Math.exp(((this.#rates[i] as number) - best) / PRIOR_TEMPERATURE));
    const sum = priors.reduce((total, prior) => total + prior, 0);
    return {
      kind: 'decision',
      state: s,
      seat,
      moves: Uint16Array.from(order, (i) => moves[i] as number),
      priors: priors.map((prior) => prior / sum),
      visits: new Int32Array(count),
      sums: new Float64Array(count * game.players(s)),
      children: new Array<Node | undefined>(count).fill(undefined),
      worth: this.#worthAfter(s, seat, moves[order[0] as number] as Move),
      total: 0,
    };
  }

  /** What the best-looking move leads to: one decision deeper than the position itself. */
  #worthAfter(s: State, seat: Seat, move: Move): Float64Array {
    const after = s.slice();
    this.#value.mind.game.apply(after, seat, move);
    this.#greedy.settle(after);
    return worthOf(this.#value, after);
  }

  #report(root: DecisionNode): Report {
    const players = root.worth.length;
    const order = Array.from(root.moves.keys()).sort(
      (a, b) => (root.visits[b] as number) - (root.visits[a] as number) || (root.priors[b] as number) - (root.priors[a] as number),
    );
    const ranking = order.map((i) => ({
      move: moveAt(root, i),
      share: (root.visits[i] as number) / Math.max(1, root.total),
      worth: meanWorth(root, i, root.seat, players),
    }));
    const worth = Array.from(root.worth.keys(), (seat) =>
      root.total === 0
        ? (root.worth[seat] as number)
        : Array.from(root.moves.keys()).reduce((sum, i) => sum + (root.sums[i * players + seat] as number), 0) / root.total,
    );
    return { move: (ranking[0] as Ranked).move, visits: root.total, ranking, line: lineFrom(root), worth };
  }
}

/** The most visited moves, one after the other; through chance by the likeliest outcome that was seen. */
const lineFrom = (root: DecisionNode): { seat: Seat; move: Move }[] => {
  const line: { seat: Seat; move: Move }[] = [];
  let node: Node | undefined = root;
  while (node && node.kind !== 'end' && line.length < 12) {
    if (node.kind === 'chance') {
      node = node.children.find((child) => child !== undefined);
      continue;
    }
    if (node.total === 0) break;
    const best: number = node.visits.indexOf(Math.max(...node.visits));
    line.push({ seat: node.seat, move: moveAt(node, best) });
    node = node.children[best];
  }
  return line;
};
