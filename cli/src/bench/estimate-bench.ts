/** What it costs to judge one position, net and encoding, in the order bots look at positions; and in turns with the evaluation of another checkout. */
import { type Bot, makeBot, playGame, policyFor, type TrainedModel } from '@caravel/bots';
import { at, type Config, legalMoves, type State } from '@caravel/core';
import type { GameConfig } from '../config-flags.ts';
import type { Host } from '../host.ts';
import { processorTime } from './against.ts';
import { type OldValue, oldValue } from './old-evaluation.ts';
import { inSlices, rateOf, type Work } from './slices.ts';
import { type Spread, spreadOf } from './spread.ts';

export interface EstimateReport {
  readonly game: string;
  readonly rules: string;
  readonly players: number;
  readonly runs: number;
  readonly positions: number;
  /** Microseconds of processor time a position, chances and scores of all seats. */
  readonly estimate: Spread;
  /** The part of it that reads the position. */
  readonly encoding: Spread;
  readonly against?: {
    readonly folder: string;
    /** Chances of all seats, as its searches asked for them; and only the points of all seats. */
    readonly chances: Spread;
    readonly points: Spread;
    /** The estimate here divided by these, run by run. */
    readonly toChances: Spread;
    readonly toPoints: Spread;
  };
  readonly seed: number;
}

const MOST_POSITIONS = 20_000;
const AT_ONCE = 50;

/** In a game of `medium`, every position that could come right after a decision, in order; the first is one with a large decision. */
const comparedPositions = async ({ model, ...rest }: TrainedModel, config: Config, seed: number): Promise<State[]> => {
  const { game } = model;
  const seen: State[] = [];
  const medium = makeBot('medium', game, { model, ...rest }, { seed });
  const noting: Bot = {
    think(s, seat) {
      if (seen.length === 0 && model.isLarge(s)) seen.push(s.slice());
      for (const move of seen.length === 0 ? [] : legalMoves(game, s, seat)) {
        const after = s.slice();
        game.apply(after, seat, move);
        if (seen.length < MOST_POSITIONS) seen.push(after);
      }
      return medium.think(s, seat);
    },
  };
  const bots = Array.from({ length: config.players }, () => noting);
  await playGame(game, config, bots, seed, () => 0);
  return seen;
};

/** A few positions at a time, round and round. */
const over = (positions: readonly State[], judge: (s: State) => void): Work => {
  let next = 0;
  return () => {
    for (let i = 0; i < AT_ONCE; i++) judge(at(positions, next++ % positions.length));
    return AT_ONCE;
  };
};

const encodingOf = ({ model: { encoding }, weights: { shape } }: TrainedModel, players: number): ((s: State) => void) => {
  const seats = new Int16Array(players * shape.seat);
  const table = new Int16Array(shape.table);
  return (s) => encoding.encode(s, seats, table, shape.seat);
};

const pointsOf =
  (old: OldValue, players: number) =>
  (s: State): void => {
    for (let seat = 0; seat < players; seat++) old.points(s, seat);
  };

interface Run {
  readonly estimate: number;
  readonly encoding: number;
  readonly chances: number;
  readonly points: number;
}

const reportOfOld = (folder: string, runs: readonly Run[]): NonNullable<EstimateReport['against']> => ({
  folder,
  chances: spreadOf(runs.map(({ chances }) => chances)),
  points: spreadOf(runs.map(({ points }) => points)),
  toChances: spreadOf(runs.map(({ estimate, chances }) => estimate / chances)),
  toPoints: spreadOf(runs.map(({ estimate, points }) => estimate / points)),
});

/** Without an older checkout its two works do nothing. */
export const benchEstimate = async (
  trained: TrainedModel,
  { game, config }: GameConfig,
  settings: { readonly runs: number; readonly seconds: number; readonly seed: number; readonly against?: string | undefined },
  host: Host,
): Promise<EstimateReport> => {
  const { runs, seconds, seed, against } = settings;
  const { players, rules } = config;
  const positions = await comparedPositions(trained, config, seed);
  const { estimator } = policyFor(trained);
  const old = against === undefined ? undefined : await oldValue(against, game, players, at(positions, 0));
  const works = [
    (s: State) => estimator.estimate(s),
    encodingOf(trained, players),
    ...(old ? [(s: State) => void old.chances(s), pointsOf(old, players)] : []),
  ].map((judge) => over(positions, judge));
  const clock = { ...host, now: processorTime };
  inSlices(works, seconds, clock);
  const results = Array.from({ length: runs }, (): Run => {
    const [estimate = 0, encoding = 0, chances = 1, points = 1] = inSlices(works, seconds, clock).map((timed) => 1e6 / rateOf(timed));
    return { estimate, encoding, chances, points };
  });
  return {
    game: game.name,
    rules,
    players,
    runs,
    positions: positions.length,
    estimate: spreadOf(results.map(({ estimate }) => estimate)),
    encoding: spreadOf(results.map(({ encoding }) => encoding)),
    ...(against !== undefined && { against: reportOfOld(against, results) }),
    seed,
  };
};
