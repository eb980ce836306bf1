/**
 * Monte Carlo tree search for any number of players. Only large decisions branch; the small ones in between are made by the estimate, each seat
 * for itself. The decision at the root may be of any kind. When a node is opened, the position after each of its moves is estimated once, for
 * its prior. Chance has nodes of its own. The same seed and number of visits give the same answer.
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
import { numberAt } from '../number-at.ts';
import type { Policy } from '../policy.ts';
import { softmax } from '../softmax.ts';
import { EndingSolver } from './ending.ts';
import { type ChanceNode, childrenOf, type DecisionNode, isOpen, meanOf, moveAt, type Node, type OpenNode } from './node.ts';
import { type Report, reportOf } from './report.ts';
import { chancePlace, type SeatValues, widthOf, worthPlace, writeSeatValues } from './seat-values.ts';

export type { Report };

export interface Budget {
  /** Stop after so many visits … */
  readonly visits?: number;
  /** … or when this returns true, as when the time is up or somebody clicked. Called before every visit. */
  readonly isUp?: () => boolean;
  /** Search even if there is only one move, because its figures are wanted. */
  readonly isFigureWanted?: boolean;
  /** Search only this move, which must be among those of the last report. */
  readonly only?: Move;
}

const EXPLORATION = 0.7;
/** Temperature of the priors, in chances to win. */
const PRIOR_TEMPERATURE = 0.04;
/** How deep, and how widely, the tree of the last search is searched for the next position. */
const MOST_LEVELS = 30;
const MOST_NODES = 4000;
/** How many positions solving an ending may take: right below the root, and further down. */
const MOST_NEXT = 3000;
const MOST_LATER = 200;

/** Progressive widening: how many moves are considered after so many visits. */
const widthAfter = (visits: number): number => 4 + Math.floor(1.5 * Math.sqrt(visits));

/** How many outcomes of chance are considered after so many visits: few, so that moves are compared under the same outcomes. */
const outcomesAfter = (visits: number): number => 1 + Math.floor(0.7 * Math.sqrt(visits));

interface Step {
  readonly node: OpenNode;
  readonly i: number;
}

export class Search {
  readonly #policy: Policy;
  readonly #solver: EndingSolver;
  readonly #random: Random;
  readonly #moves;
  readonly #weights;
  readonly #trial: State;
  #root: OpenNode | undefined;

  constructor(policy: Policy, seed: number) {
    const { game } = policy.model;
    this.#policy = policy;
    this.#solver = new EndingSolver(policy);
    this.#random = seeded(seed);
    this.#moves = moveBuffer(game);
    this.#weights = weightBuffer(game);
    this.#trial = new Int16Array(game.layout.size);
  }

  /** Searches the decision of `seat` in `s`. If the tree of the last search contains `s`, that part of it is used. */
  think(s: State, seat: Seat, budget: Budget, onProgress?: (visits: number) => void): Report {
    const root = this.#open(this.#reuse(s) ?? this.#decision(s.slice(), seat));
    this.#root = root;
    const most = budget.visits ?? Number.MAX_SAFE_INTEGER;
    const only = budget.only === undefined ? undefined : root.branches.moves.indexOf(budget.only);
    if (root.branches.moves.length > 1 || budget.isFigureWanted)
      for (let visits = 0; visits < most && !budget.isUp?.(); visits++) {
        this.#visit(root, only);
        onProgress?.(visits + 1);
        if (only === undefined && isSettled(root, most - visits - 1)) break;
      }
    return reportOf(root);
  }

  /** The node of the last tree with exactly this position, if it is at most some decisions below the root. */
  #reuse(s: State): DecisionNode | undefined {
    let level: Node[] = this.#root ? [this.#root] : [];
    for (let depth = 0; depth < MOST_LEVELS && level.length > 0 && level.length < MOST_NODES; depth++) {
      const found = level.find((node): node is DecisionNode => node.kind === 'decision' && sameState(node.state, s));
      if (found) return found;
      level = level.flatMap((node) => childrenOf(node).filter((child) => child !== undefined));
    }
    return undefined;
  }

  /** Goes down the tree to a new position, estimates it, and adds its values to all moves on the way. `first` is the move at the root, if it is given. */
  #visit(root: OpenNode, first: number | undefined): void {
    const path: Step[] = [];
    let node: Node = root;
    let isNew = false;
    while (node.kind !== 'end' && !(isNew && node.kind === 'decision')) {
      const i: number = node.kind === 'chance' ? this.#draw(node) : this.#choose(node, path, node === root ? first : undefined);
      const children = childrenOf(node);
      const known: Node | undefined = children[i];
      isNew = known === undefined;
      node = children[i] = known ?? this.#follow(node, i);
    }
    this.#learn(path, this.#valuesAt(node));
  }

  /** Selects the move to try and adds it to the path. */
  #choose(decision: DecisionNode, path: Step[], given: number | undefined): number {
    const node = this.#open(decision);
    const i = given ?? this.#select(node);
    path.push({ node, i });
    return i;
  }

  /** The values of a node, estimated when they are first needed: those of a decision are the values after the move with the best estimate. */
  #valuesAt(node: Node): SeatValues {
    if (node.kind === 'decision') return this.#open(node).values;
    if (!node.values) {
      node.values = new Float64Array(widthOf(this.#policy.model.game.players(node.state)));
      writeSeatValues(this.#policy, node.state, node.values);
    }
    return node.values;
  }

  /** PUCT: the mean of what a move has led to, or its estimate, and a bonus that grows with its prior and shrinks with its visits. */
  #select({ branches, seat, players, total }: OpenNode): number {
    const { moves, visits, priors, estimates } = branches;
    const width = Math.min(moves.length, widthAfter(total));
    const root = EXPLORATION * Math.sqrt(total + 1);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < width; i++) {
      const tried = visits[i] as number;
      const known = tried > 0 ? meanOf(branches, i, widthOf(players), worthPlace(seat)) : numberAt(estimates, i);
      const score = known + (root * numberAt(priors, i)) / (1 + tried);
      if (score > most) {
        best = i;
        most = score;
      }
    }
    return best;
  }

  /** Of the outcomes considered so far, the one visited least for its weight; now and then any outcome, drawn by weight. */
  #draw(node: ChanceNode): number {
    const isAny = node.total++ === 0 || this.#wantsNew(node);
    const i = isAny ? pickWeighted(this.#random, node.weights, node.weights.length) : rarest(node);
    node.visits[i] = (node.visits[i] as number) + 1;
    return i;
  }

  #wantsNew({ visits, total }: ChanceNode): boolean {
    let seen = 0;
    for (const count of visits) if (count > 0) seen++;
    return seen < Math.min(visits.length, outcomesAfter(total));
  }

  #learn(path: readonly Step[], values: SeatValues): void {
    for (const { node, i } of path) {
      const { visits, sums, squares } = node.branches;
      visits[i] = (visits[i] as number) + 1;
      node.total++;
      const first = i * values.length;
      for (let place = 0; place < values.length; place++) sums[first + place] = numberAt(sums, first + place) + numberAt(values, place);
      squares[i] = numberAt(squares, i) + numberAt(values, chancePlace(node.seat, node.players)) ** 2;
    }
  }

  /** The node after a move or an outcome and the small decisions that follow. */
  #follow(parent: DecisionNode | ChanceNode, i: number): Node {
    const { game } = this.#policy.model;
    const s = parent.state.slice();
    if (parent.kind === 'chance') game.apply(s, CHANCE, at(parent.outcomes, i));
    else game.apply(s, parent.seat, moveAt(this.#open(parent).branches, i));
    const values = this.#solve(s, parent === this.#root);
    if (values) return { kind: 'end', isSolved: true, state: s, values };
    this.#policy.playSmallDecisions(s);
    return this.#node(s);
  }

  /** The values of an ending, if it can be solved with few enough positions. */
  #solve(s: State, isNext: boolean): SeatValues | undefined {
    const { isEnding } = this.#policy.model;
    return isEnding?.(s) ? this.#solver.solve(s, isNext ? MOST_NEXT : MOST_LATER) : undefined;
  }

  #node(s: State): Node {
    const turn = this.#policy.model.game.turn(s);
    if (turn === OVER) return { kind: 'end', isSolved: false, state: s };
    return turn === CHANCE_TURN ? this.#chance(s) : this.#decision(s, firstSeat(turn));
  }

  #chance(s: State): ChanceNode {
    const count = this.#policy.model.game.chance(s, this.#moves, this.#weights);
    return {
      kind: 'chance',
      state: s,
      outcomes: this.#moves.slice(0, count),
      weights: this.#weights.slice(0, count),
      visits: new Int32Array(count),
      children: new Array<Node | undefined>(count).fill(undefined),
      total: 0,
    };
  }

  #decision(s: State, seat: Seat): DecisionNode {
    return { kind: 'decision', state: s, seat, players: this.#policy.model.game.players(s), total: 0 };
  }

  /** Estimates every move once: this gives their priors and the order in which they are tried. */
  #open(node: DecisionNode): OpenNode {
    if (isOpen(node)) return node;
    const { state: s, seat, players } = node;
    const { game } = this.#policy.model;
    const width = widthOf(players);
    const count = this.#policy.list(s, seat, this.#moves);
    const moves = this.#moves.slice(0, count);
    const values = new Float64Array(count * width);
    for (const [i, move] of moves.entries()) {
      this.#trial.set(s);
      game.apply(this.#trial, seat, move);
      writeSeatValues(this.#policy, this.#trial, values, i * width);
    }
    const worthOf = (i: number): number => numberAt(values, i * width + worthPlace(seat));
    const order = Array.from(moves.keys()).sort((a, b) => worthOf(b) - worthOf(a));
    const first = at(order, 0) * width;
    const branches = {
      moves: Uint16Array.from(order, (i) => at(moves, i)),
      priors: softmax(Float64Array.from(order, worthOf), PRIOR_TEMPERATURE),
      estimates: Float64Array.from(order, worthOf),
      visits: new Int32Array(count),
      sums: new Float64Array(count * width),
      squares: new Float64Array(count),
      children: new Array<Node | undefined>(count).fill(undefined),
    };
    return Object.assign(node, { values: values.slice(first, first + width), branches });
  }
}

/** Of the outcomes visited so far, the one with the fewest visits for its weight. */
const rarest = ({ visits, weights }: ChanceNode): number => {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < visits.length; i++) {
    const count = visits[i] as number;
    if (count === 0) continue;
    const share = count / (weights[i] as number);
    if (share < least) {
      least = share;
      best = i;
    }
  }
  return best;
};

/** Whether the remaining visits cannot change which move is visited most. */
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
