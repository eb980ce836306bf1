/** Why a bot chose what it chose, in figures: the best moves, what they promise, and what they change for the one who makes them. */

import { at, type Game, type Move, moveBuffer, type Seat, type State } from '@caravel/core';
import type { Thought } from './bot.ts';
import { Greedy } from './greedy.ts';
import type { Holding } from './holding.ts';
import { judgeFor, type Study, studyOf, valueFor } from './minds.ts';
import { numberAt } from './number-at.ts';

/** A holding of the seat before the move, and after it and the small decisions that follow from it. */
export interface Reason {
  /** The key of its name. */
  readonly what: string;
  readonly from: number;
  readonly to: number;
}

export interface Choice {
  readonly move: Move;
  /** Of the visits; not there if the bot did not search here. */
  readonly share?: number;
  /** To win, 0 to 1; only of games the bots have studied. */
  readonly chance?: number;
  /** The final score to be expected. */
  readonly points: number;
  readonly reasons: readonly Reason[];
}

export interface Explanation {
  readonly seat: Seat;
  /** What the bot plays; one of the choices. */
  readonly move: Move;
  readonly visits: number;
  /** The best first, up to three. */
  readonly choices: readonly Choice[];
}

const CHOICES = 3;

type Ranked = Thought['ranking'][number];

/** What `after` has more or less of; the order is that of the holdings. */
export const reasonsFor = (holdings: readonly Holding[], before: State, after: State, seat: Seat): Reason[] =>
  holdings.map(({ what, of }) => ({ what, from: of(before, seat), to: of(after, seat) })).filter(({ from, to }) => from !== to);

/** By the evaluation alone: what it would play, then the others by what they lead to. */
const rankByEvaluation = (greedy: Greedy, s: State, seat: Seat): Move[] => {
  const moves = moveBuffer(greedy.value.mind.game);
  const count = greedy.list(s, seat, moves);
  const rates = new Float64Array(count);
  greedy.rate(s, seat, moves, count, rates);
  const best = greedy.choose(s, seat);
  const others = Array.from({ length: count }, (_, i) => i).filter((i) => moves[i] !== best);
  others.sort((a, b) => numberAt(rates, b) - numberAt(rates, a));
  return [best, ...others.map((i) => at(moves, i))];
};

/** The first three, the chosen one among them. */
const shortList = (moves: readonly Move[], chosen: Move): Move[] => {
  const first = moves.slice(0, CHOICES);
  return first.includes(chosen) ? first : [...first.slice(0, CHOICES - 1), chosen];
};

const explainStudied = (study: Study, s: State, seat: Seat, thought: Thought): Choice[] => {
  const { game } = study.mind;
  const searched = new Map<Move, Ranked>(thought.visits > 0 ? thought.ranking.map((ranked) => [ranked.move, ranked]) : []);
  // Who does not search judges by points.
  const value = searched.size > 0 ? judgeFor(study, game.players(s), s) : valueFor(study, game.players(s));
  const greedy = new Greedy(value);
  const ranking = searched.size > 0 ? [...searched.keys()] : rankByEvaluation(greedy, s, seat);
  return shortList(ranking, thought.move).map((move) => {
    const after = s.slice();
    game.apply(after, seat, move);
    greedy.settle(after);
    const { share = 0, worth = 0 } = searched.get(move) ?? {};
    return {
      move,
      ...(searched.size > 0 ? { share } : {}),
      chance: share > 0 ? worth : numberAt(value.chances(after), seat),
      points: value.points(after, seat),
      reasons: reasonsFor(study.holdings, s, after, seat),
    };
  });
};

const explainUnstudied = (game: Game, s: State, seat: Seat, move: Move): Choice => {
  const after = s.slice();
  game.apply(after, seat, move);
  const holdings = [{ what: 'points', of: game.score }];
  return { move, points: game.score(after, seat), reasons: reasonsFor(holdings, s, after, seat) };
};

/** Of the decision `s` asks of `seat`, which `thought` has made. Worked out only when somebody asks. */
export const explain = (game: Game, s: State, seat: Seat, thought: Thought): Explanation => {
  const study = studyOf(game);
  const choices = study ? explainStudied(study, s, seat, thought) : [explainUnstudied(game, s, seat, thought.move)];
  return { seat, move: thought.move, visits: thought.visits, choices };
};
