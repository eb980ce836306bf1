/**
 * Finds weights by self-play. Each iteration plays games with the weights of the last one (the first with random moves), some moves at random so
 * that more of the game is seen; every so often it notes how a position looks to a seat, and in the end what that seat scored. Ridge regression over
 * all that was ever noted gives the next weights: what random play saw keeps the evaluation honest about positions good play avoids.
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
import type { Learning, Mind, Weights } from '../mind.ts';
import { numberAt } from '../number-at.ts';
import { Value } from '../value.ts';
import { Luck } from './luck.ts';
import { Regression } from './regression.ts';

export interface TuningPlan {
  readonly mind: Mind;
  /** The tables played on, in turn; all with the same number of players. */
  readonly configs: readonly Config[];
  readonly iterations: number;
  /** Random games of the first iteration, and games of each later one. */
  readonly randomGames: number;
  readonly games: number;
  readonly seed: number;
}

/** What is kept between iterations: enough to go on later. */
export interface TuningState {
  iteration: number;
  weights: Weights | undefined;
  readonly regressions: readonly Regression[];
}

export interface IterationReport {
  readonly iteration: number;
  readonly games: number;
  readonly meanScore: number;
  readonly meanWinner: number;
  readonly samples: number;
  /** How far the new weights are from the final scores, in points: the root of the mean square over what was noted. */
  readonly error: number;
}

/** Share of positions noted. */
const NOTED = 0.25;

const USUAL: Learning = { slips: 0.15, ridge: 3, doubt: 0, memory: 1, foresight: 0.7, transfer: 0.8 };

const learningOf = ({ learning }: Mind): Learning => ({ ...USUAL, ...learning });

export const startTuning = ({ mind }: TuningPlan): TuningState => ({
  iteration: 0,
  weights: undefined,
  regressions: Array.from({ length: mind.stages }, () => new Regression(mind.features.length)),
});

interface Note {
  readonly features: Float64Array;
  readonly seat: Seat;
  readonly stage: number;
  /** The same seat's features where the next stage began. */
  later?: Float64Array | undefined;
}

class SelfPlay {
  readonly #mind: Mind;
  readonly #luck: Luck;
  readonly #greedy: Greedy | undefined;

  constructor(mind: Mind, weights: Weights | undefined, random: Random) {
    this.#mind = mind;
    this.#luck = new Luck(mind.game, random);
    const { leaning: _, ...plain } = mind;
    this.#greedy = weights && new Greedy(new Value(plain, weights, mind.rivalry));
  }

  /** One game; what was noted on the way, and the scores. */
  play(config: Config): { notes: Note[]; scores: readonly number[] } {
    const { game } = this.#mind;
    const s = game.setup(config);
    const notes: Note[] = [];
    let stage = 0;
    for (let turn = game.turn(s); turn !== OVER; turn = game.turn(s)) {
      if (turn === CHANCE_TURN) this.#luck.draw(s);
      else {
        if (this.#mind.stage(s) !== stage) this.#link(s, notes, config.players);
        stage = this.#mind.stage(s);
        if (this.#luck.happens(NOTED)) notes.push(this.#note(s, config.players));
        const seat = firstSeat(turn);
        game.apply(s, seat, this.#choose(s, seat));
      }
    }
    return { notes: notes.filter((note) => note.later || note.stage === this.#mind.stages - 1), scores: standing(game, s).scores };
  }

  /** A new stage begins: what the stage before it noted leads here. */
  #link(s: State, notes: readonly Note[], players: number): void {
    const seen = Array.from({ length: players }, (_, seat) => this.#look(s, seat));
    const before = this.#mind.stage(s) - 1;
    for (let i = notes.length - 1; i >= 0 && at(notes, i).stage === before; i--) at(notes, i).later = seen[at(notes, i).seat];
  }

  #choose(s: State, seat: Seat): Move {
    if (this.#greedy && !this.#luck.happens(learningOf(this.#mind).slips)) return this.#greedy.choose(s, seat);
    return this.#luck.one((out) => this.#mind.game.legal(s, seat, out));
  }

  #note(s: State, players: number): Note {
    const seat = this.#luck.below(players);
    return { features: this.#look(s, seat), seat, stage: this.#mind.stage(s) };
  }

  #look(s: State, seat: Seat): Float64Array {
    const features = new Float64Array(this.#mind.features.length);
    this.#mind.look(s, seat, features);
    return features;
  }
}

/** Where there is a prior it plays the first games after the random ones: nobody learns to use what random play wastes. */
const priorWeights = ({ stages, learning }: Mind): Weights | undefined =>
  learning?.prior && Float64Array.from(Array.from({ length: stages }, (_, stage) => learning.prior?.(stage) ?? []).flat());

/** The prior of a stage, with what was learnt beyond it two stages later: in the same half of the next round. */
const priorAt = ({ prior, transfer }: Learning, stage: number, second: Float64Array | undefined): number[] | undefined => {
  if (!prior) return undefined;
  const then = second && prior(stage + 2);
  return prior(stage).map((own, i) => own + (then ? transfer * (numberAt(second, i) - at(then, i)) : 0));
};

/** The last stage learns from final scores; each one before it also from what the weights after it make of where it led. */
const solveAll = (mind: Mind, regressions: readonly Regression[]): Float64Array[] => {
  const learning = learningOf(mind);
  const { ridge, doubt, certain, foresight } = learning;
  const solved: Float64Array[] = [];
  for (let stage = regressions.length - 1; stage >= 0; stage--) {
    const [after, second] = solved;
    const next = after && { weights: after, share: foresight };
    const prior = priorAt(learning, stage, second);
    solved.unshift(at(regressions, stage).solve({ ridge, doubt, prior, certain, next }));
  }
  return solved;
};

/** Plays one iteration and finds the next weights; `onGame` is told after each game. */
export const tune = (plan: TuningPlan, state: TuningState, onGame?: (games: number) => void): IterationReport => {
  const random = seeded(plan.seed + 7919 * state.iteration);
  const play = new SelfPlay(plan.mind, state.weights, random);
  if (state.iteration > 1) for (const regression of state.regressions) regression.fade(learningOf(plan.mind).memory);
  const games = state.weights ? plan.games : plan.randomGames;
  let meanScore = 0;
  let meanWinner = 0;
  for (let i = 0; i < games; i++) {
    const { notes, scores } = play.play(at(plan.configs, i % plan.configs.length));
    for (const { features, seat, stage, later } of notes) at(state.regressions, stage).add(features, at(scores, seat), later);
    meanScore += scores.reduce((sum, score) => sum + score, 0) / scores.length / games;
    meanWinner += Math.max(...scores) / games;
    onGame?.(i + 1);
  }
  const solved = solveAll(plan.mind, state.regressions);
  state.weights = (state.iteration === 0 && priorWeights(plan.mind)) || Float64Array.from(solved.flatMap((weights) => Array.from(weights)));
  const samples = state.regressions.reduce((sum, regression) => sum + regression.samples, 0);
  const squares = state.regressions.reduce((sum, regression, stage) => sum + regression.squaredError(at(solved, stage)), 0);
  const error = Math.sqrt(squares / Math.max(1, samples));
  return { iteration: state.iteration++, games, meanScore, meanWinner, samples, error };
};
