/**
 * Monte Carlo tree search for any number of players. Only big decisions branch; the small ones in between are made by the evaluation, each
 * seat for itself. Chance stands in the tree and is sampled by its weights. Each visit opens one position and looks one big decision ahead in it;
 * positions are kept, so a visit further down costs no rules at all. The same seed and number of visits give the same answer.
 */

import {
  at,
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
import { numberAt } from '../number-at.ts';
import { POINTS_OF_A_FOLD, type Value } from '../value.ts';
import { type ChanceNode, childrenOf, type DecisionNode, isOpen, meanWorth, moveAt, type Node, type OpenNode } from './node.ts';
import { type Report, reportOf } from './report.ts';

export type { Report };

export interface Budget {
  /** Stop after so many visits … */
  readonly visits?: number;
  /** … or when this says so: a clock, a click. Asked before every visit. */
  readonly isUp?: () => boolean;
}

const EXPLORATION = 0.6;
/** Temperature of the priors, in points of the evaluation. */
const PRIOR_TEMPERATURE = 2.5;

/** How many of the ordered moves are open after so many visits. */
const widthAfter = (visits: number): number => 3 + Math.floor(1.5 * Math.sqrt(visits));

/** The worth that is left when a position of this worth loses (or gains) so many points. */
const worthBehind = (worth: number, points: number): number => {
  const odds = worth * Math.exp(points / POINTS_OF_A_FOLD);
  return odds / (odds + 1 - worth);
};

interface Step {
  readonly node: OpenNode;
  readonly i: number;
}

export class Search {
  readonly #value: Value;
  readonly #greedy: Greedy;
  readonly #random: Random;
  readonly #moves;
  readonly #weights;
  readonly #rates;
  #root: OpenNode | undefined;

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
    const root = this.#open(this.#reuse(s) ?? this.#decision(s.slice(), seat));
    this.#root = root;
    const most = budget.visits ?? Number.MAX_SAFE_INTEGER;
    if (root.branches.moves.length > 1)
      for (let visits = 0; visits < most && !budget.isUp?.(); visits++) {
        this.#visit(root);
        onProgress?.(visits + 1);
        if (isSettled(root, most - visits - 1)) break;
      }
    return reportOf(root, this.#worthAt(root));
  }

  /** A node of the kept tree with this very position, a few decisions below the old root. */
  #reuse(s: State): DecisionNode | undefined {
    let level: Node[] = this.#root ? [this.#root] : [];
    for (let depth = 0; depth < 12 && level.length > 0; depth++) {
      const found = level.find((node): node is DecisionNode => node.kind === 'decision' && sameState(node.state, s));
      if (found) return found;
      level = level.flatMap((node) => childrenOf(node).filter((child) => child !== undefined));
    }
    return undefined;
  }

  /** Goes down the tree by choice and chance as far as the mind looks, judges the position there, and lets everything above learn from it. */
  #visit(root: OpenNode): void {
    const { isFarEnough } = this.#value.mind;
    const path: Step[] = [];
    let node: Node = root;
    let isNew = false;
    while (node.kind !== 'end' && !(isFarEnough ? isFarEnough(root.state, node.state) : isNew && node.kind === 'decision')) {
      const i: number = node.kind === 'chance' ? pickWeighted(this.#random, node.weights, node.weights.length) : this.#choose(node, path);
      const children = childrenOf(node);
      const known: Node | undefined = children[i];
      isNew = known === undefined;
      node = children[i] = known ?? this.#follow(node, i);
    }
    this.#learn(path, this.#worthAt(node));
  }

  /** The move of a decision that is tried now; noted on the way down. */
  #choose(decision: DecisionNode, path: Step[]): number {
    const node = this.#open(decision);
    const i = this.#select(node);
    path.push({ node, i });
    return i;
  }

  /** Judged once, when it is first asked for: a decision by what its best-looking move leads to. */
  #worthAt(node: Node): Float64Array {
    if (node.kind === 'decision') return this.#open(node).worth;
    node.worth ??= this.#value.chances(node.state);
    return node.worth;
  }

  /** PUCT: what a move has brought so far, or promises, and how good it looks for how little it was tried. */
  #select({ branches, seat, players, total }: OpenNode): number {
    const { moves, visits, priors, promises } = branches;
    const width = Math.min(moves.length, widthAfter(total));
    const root = Math.sqrt(total + 1);
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < width; i++) {
      const tried = visits[i] as number;
      const known = tried > 0 ? meanWorth(branches, i, seat, players) : numberAt(promises, i);
      const score = known + (EXPLORATION * numberAt(priors, i) * root) / (1 + tried);
      if (score > bestScore) {
        best = i;
        bestScore = score;
      }
    }
    return best;
  }

  #learn(path: readonly Step[], worth: Float64Array): void {
    for (const { node, i } of path) {
      const { visits, sums } = node.branches;
      visits[i] = (visits[i] as number) + 1;
      node.total++;
      for (let seat = 0; seat < worth.length; seat++) {
        const at = i * worth.length + seat;
        sums[at] = numberAt(sums, at) + numberAt(worth, seat);
      }
    }
  }

  /** The position after a move or an outcome, with the small decisions made. */
  #follow(parent: DecisionNode | ChanceNode, i: number): Node {
    const { game } = this.#value.mind;
    const s = parent.state.slice();
    if (parent.kind === 'chance') game.apply(s, CHANCE, at(parent.outcomes, i));
    else game.apply(s, parent.seat, moveAt(this.#open(parent).branches, i));
    this.#greedy.settle(s);
    return this.#node(s);
  }

  #node(s: State): Node {
    const turn = this.#value.mind.game.turn(s);
    if (turn === OVER) return { kind: 'end', state: s };
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
    };
  }

  #decision(s: State, seat: Seat): DecisionNode {
    return { kind: 'decision', state: s, seat, players: this.#value.mind.game.players(s), total: 0 };
  }

  /** Rates every move by the evaluation: the priors, the order of widening, and what each promises. */
  #open(node: DecisionNode): OpenNode {
    if (isOpen(node)) return node;
    const { state: s, seat } = node;
    const count = this.#greedy.list(s, seat, this.#moves);
    const moves = this.#moves.slice(0, count);
    this.#greedy.rate(s, seat, moves, count, this.#rates);
    const order = Array.from(moves.keys()).sort((a, b) => numberAt(this.#rates, b) - numberAt(this.#rates, a));
    const first = at(order, 0);
    const behind = Float64Array.from(order, (i) => numberAt(this.#rates, i) - numberAt(this.#rates, first));
    const worth = this.#worthAfter(s, seat, at(moves, first));
    const priors = behind.map((points) => Math.exp(points / PRIOR_TEMPERATURE));
    const sum = priors.reduce((total, prior) => total + prior, 0);
    const branches = {
      moves: Uint16Array.from(order, (i) => at(moves, i)),
      priors: priors.map((prior) => prior / sum),
      promises: behind.map((points) => worthBehind(numberAt(worth, seat), points)),
      visits: new Int32Array(count),
      sums: new Float64Array(count * node.players),
      children: new Array<Node | undefined>(count).fill(undefined),
    };
    return Object.assign(node, { worth, branches });
  }

  /** What a move leads to: one decision deeper than the position itself. */
  #worthAfter(s: State, seat: Seat, move: Move): Float64Array {
    const after = s.slice();
    this.#value.mind.game.apply(after, seat, move);
    this.#greedy.settle(after);
    return this.#value.chances(after);
  }
}

/** Whether the visits left cannot change which move is visited most. */
const isSettled = ({ branches: { visits } }: OpenNode, left: number): boolean => {
  let first = 0;
  let second = 0;
  for (const count of visits)
    if (count > first) {
      second = first;
      first = count;
    } else if (count > second) second = count;
  return first - second > left;
};
