/**
 * Finds weights by self-play. Each iteration plays games with the weights of the last one (the first with random moves), some moves at random so
 * that more of the game is seen; every so often it notes how a position looks to a seat, and in the end what that seat scored. Ridge regression over
 * all that was ever noted gives the next weights: what random play saw keeps the evaluation honest about positions good play avoids.
 */
import {
  CHANCE,
  CHANCE_TURN,
  type Config,
  firstSeat,
  type Move,
  moveBuffer,
  OVER,
  pickWeighted,
  type Random,
  type Seat,
  type State,
  seeded,
  standing,
  weightBuffer,
} from '@caravel/core';
import { Greedy } from '../greedy.ts';
import type { Mind, Weights } from '../mind.ts';
import { Value } from '../value.ts';
import { Regression, type SavedRegression } from './regression.ts';

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

/** Share of moves made at random, and of positions noted. */
const SLIPS = 0.15;
const NOTED = 0.25;
const RIDGE = 3;

export const startTuning = ({ mind }: TuningPlan): TuningState => ({
  iteration: 0,
  weights: undefined,
  regressions: Array.from({ length: mind.stages }, () => new Regression(mind.features.length)),
});

/** A tuning state as JSON. */
export interface SavedTuning {
  readonly iteration: number;
  readonly weights: readonly number[] | null;
  readonly regressions: readonly SavedRegression[];
}

export const saveTuning = ({ iteration, weights, regressions }: TuningState): SavedTuning => ({
  iteration,
  weights: weights ? [...weights] : null,
  regressions: regressions.map((regression) => regression.save()),
});

/** Goes on where `saveTuning` left off; the plan must have the same mind. */
export const resumeTuning = (plan: TuningPlan, saved: SavedTuning): TuningState => {
  const state = startTuning(plan);
  if (saved.regressions.length !== state.regressions.length) throw new RangeError(`not the sums of ${state.regressions.length} stages`);
  for (const [stage, regression] of state.regressions.entries()) regression.load(saved.regressions[stage] as SavedRegression);
  state.iteration = saved.iteration;
  state.weights = saved.weights ? Float64Array.from(saved.weights) : undefined;
  return state;
};

interface Note {
  readonly features: Float64Array;
  readonly seat: Seat;
  readonly stage: number;
}

class SelfPlay {
  readonly #mind: Mind;
  readonly #random: Random;
  readonly #greedy: Greedy | undefined;
  readonly #moves;
  readonly #weights;
  readonly #features: Float64Array;

  constructor(mind: Mind, weights: Weights | undefined, random: Random) {
    this.#mind = mind;
    this.#random = random;
    this.#greedy = weights && new Greedy(new Value(mind, weights, mind.rivalry));
    this.#moves = moveBuffer(mind.game);
    this.#weights = weightBuffer(mind.game);
    this.#features = new Float64Array(mind.features.length);
  }

  /** One game; what was noted on the way, and the scores. */
  play(config: Config): { notes: Note[]; scores: readonly number[] } {
    const { game } = this.#mind;
    const s = game.setup(config);
    const notes: Note[] = [];
    for (let turn = game.turn(s); turn !== OVER; turn = game.turn(s)) {
      if (turn === CHANCE_TURN) this.#draw(s);
      else {
        if (this.#happens(NOTED)) notes.push(this.#note(s, config.players));
        const seat = firstSeat(turn);
        game.apply(s, seat, this.#choose(s, seat));
      }
    }
    return { notes, scores: standing(game, s).scores };
  }

  #happens(share: number): boolean {
    return this.#random.below(1000) < share * 1000;
  }

  #draw(s: State): void {
    const { game } = this.#mind;
    const count = game.chance(s, this.#moves, this.#weights);
    game.apply(s, CHANCE, this.#moves[pickWeighted(this.#random, this.#weights, count)] as Move);
  }

  #choose(s: State, seat: Seat): Move {
    if (this.#greedy && !this.#happens(SLIPS)) return this.#greedy.choose(s, seat);
    const count = this.#mind.game.legal(s, seat, this.#moves);
    return this.#moves[this.#random.below(count)] as Move;
  }

  #note(s: State, players: number): Note {
    const seat = this.#random.below(players);
    this.#mind.look(s, seat, this.#features);
    return { features: this.#features.slice(), seat, stage: this.#mind.stage(s) };
  }
}

/** Plays one iteration and finds the next weights; `onGame` is told after each game. */
export const tune = (plan: TuningPlan, state: TuningState, onGame?: (games: number) => void): IterationReport => {
  const random = seeded(plan.seed + 7919 * state.iteration);
  const play = new SelfPlay(plan.mind, state.weights, random);
  const games = state.weights ? plan.games : plan.randomGames;
  let meanScore = 0;
  let meanWinner = 0;
  for (let i = 0; i < games; i++) {
    const { notes, scores } = play.play(plan.configs[i % plan.configs.length] as Config);
    for (const { features, seat, stage } of notes) (state.regressions[stage] as Regression).add(features, scores[seat] as number);
    meanScore += scores.reduce((sum, score) => sum + score, 0) / scores.length / games;
    meanWinner += Math.max(...scores) / games;
    onGame?.(i + 1);
  }
  const solved = state.regressions.map((regression) => regression.solve(RIDGE));
  state.weights = Float64Array.from(solved.flatMap((weights) => Array.from(weights)));
  const samples = state.regressions.reduce((sum, regression) => sum + regression.samples, 0);
  const squares = state.regressions.reduce((sum, regression, stage) => sum + regression.squaredError(solved[stage] as Weights), 0);
  const error = Math.sqrt(squares / Math.max(1, samples));
  return { iteration: state.iteration++, games, meanScore, meanWinner, samples, error };
};
