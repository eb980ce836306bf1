/**
 * Learns chances to win from games of searches. A search with the chances learnt so far (the first with points alone) plays all seats, some
 * large decisions at random so that more of the game is seen; every so often it notes what a position holds for each seat, and in the end who won.
 */

import {
  at,
  CHANCE_TURN,
  type Config,
  firstSeat,
  type Move,
  OVER,
  type Random,
  type Seat,
  type State,
  seeded,
  standing,
} from '@caravel/core';
import { Greedy } from '../greedy.ts';
import type { Mind, Weights } from '../mind.ts';
import { Search } from '../search/search.ts';
import { POINTS_OF_A_FOLD, Value } from '../value.ts';
import { Luck } from './luck.ts';
import { OddsRegression } from './odds-regression.ts';

export interface ChancesPlan {
  readonly mind: Mind;
  /** Those of the final score: they make the small decisions. */
  readonly weights: Weights;
  /** The tables played on, in turn; all with the same number of players. */
  readonly configs: readonly Config[];
  readonly iterations: number;
  /** Games of an iteration. */
  readonly games: number;
  /** Of each large decision. */
  readonly visits: number;
  readonly seed: number;
}

export interface ChancesState {
  iteration: number;
  /** Those of the chances. */
  weights: Weights | undefined;
  readonly regressions: readonly OddsRegression[];
}

export interface ChancesReport {
  readonly iteration: number;
  readonly games: number;
  readonly meanWinner: number;
  readonly samples: number;
  /** Mean of −log of the chance the new weights give to who won, over all that was noted. */
  readonly surprise: number;
}

/** Shares of large decisions that are noted, and made at random. */
const NOTED = 0.4;
const SLIPS = 0.1;
const RIDGE = 3;

interface Note {
  readonly stage: number;
  readonly features: readonly Float64Array[];
}

export const startChances = ({ mind }: ChancesPlan): ChancesState => ({
  iteration: 0,
  weights: undefined,
  regressions: Array.from({ length: mind.stages }, () => new OddsRegression(mind.features.length, RIDGE)),
});

class SearchPlay {
  readonly #plan: ChancesPlan;
  readonly #value: Value;
  readonly #greedy: Greedy;
  readonly #luck: Luck;

  constructor(plan: ChancesPlan, odds: Weights | undefined, random: Random) {
    const { mind, weights } = plan;
    this.#plan = plan;
    this.#value = new Value(mind, weights, mind.rivalry, odds && { weights: odds, trust: 1 });
    this.#greedy = new Greedy(this.#value);
    this.#luck = new Luck(mind.game, random);
  }

  /** One game, one search for all seats: what was noted on the way, and how it ended. */
  play(config: Config): { notes: Note[]; end: State } {
    const { game, isBig } = this.#plan.mind;
    const search = new Search(this.#value, this.#luck.below(2 ** 31));
    const s = game.setup(config);
    const notes: Note[] = [];
    for (let turn = game.turn(s); turn !== OVER; turn = game.turn(s)) {
      if (turn === CHANCE_TURN) this.#luck.draw(s);
      else {
        if (isBig(s) && this.#luck.happens(NOTED)) notes.push(this.#note(s, config.players));
        const seat = firstSeat(turn);
        game.apply(s, seat, isBig(s) ? this.#decide(search, s, seat) : this.#greedy.choose(s, seat));
      }
    }
    return { notes, end: s };
  }

  #decide(search: Search, s: State, seat: Seat): Move {
    if (!this.#luck.happens(SLIPS)) return search.think(s, seat, { visits: this.#plan.visits }).move;
    return this.#luck.one((out) => this.#greedy.list(s, seat, out));
  }

  #note(s: State, players: number): Note {
    const { mind } = this.#plan;
    const features = Array.from({ length: players }, (_, seat) => {
      const seen = new Float64Array(mind.features.length);
      mind.look(s, seat, seen);
      return seen;
    });
    return { stage: mind.stage(s), features };
  }
}

/** Plays one iteration and finds the next chances from all that was noted so far; `onGame` is told after each game. */
export const learnChances = (plan: ChancesPlan, state: ChancesState, onGame?: (games: number) => void): ChancesReport => {
  const { mind, configs, games, seed } = plan;
  const play = new SearchPlay(plan, state.weights, seeded(seed + 7919 * state.iteration));
  let meanWinner = 0;
  for (let i = 0; i < games; i++) {
    const { notes, end } = play.play(at(configs, i % configs.length));
    const { winners, scores } = standing(mind.game, end);
    const shares = scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    for (const { stage, features } of notes) at(state.regressions, stage).add(features, shares);
    meanWinner += Math.max(...scores) / games;
    onGame?.(i + 1);
  }
  const solved = state.regressions.map((regression) => regression.solve());
  state.weights = Float64Array.from(solved.flatMap((odds) => Array.from(odds, (weight) => POINTS_OF_A_FOLD * weight)));
  const samples = state.regressions.reduce((sum, regression) => sum + regression.samples, 0);
  const surprise = state.regressions.reduce((sum, regression, i) => sum + regression.surprise(at(solved, i)) * regression.samples, 0);
  return { iteration: state.iteration++, games, meanWinner, samples, surprise: surprise / Math.max(1, samples) };
};
