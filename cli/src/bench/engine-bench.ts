/** How many random games a second one core plays, building every legal list, in turns with a calibration loop; and how long a copy takes. */
import { Playout, type State, seeded } from '@caravel/core';
import type { GameConfig } from '../config-flags.ts';
import type { Host } from '../host.ts';
import { Progress } from '../progress.ts';
import { calibration } from './calibration.ts';
import { inSlices, rateOf, type Work } from './slices.ts';
import { type Spread, spreadOf } from './spread.ts';

export interface EngineReport {
  readonly game: string;
  readonly rules: string;
  readonly players: number;
  readonly runs: number;
  readonly gamesPerSecond: Spread;
  /** Decisions and chance together, as everywhere. */
  readonly movesPerSecond: Spread;
  readonly movesPerGame: number;
  readonly copyNanoseconds: Spread;
  /** Units of the calibration loop a second, in the same run. */
  readonly calibration: Spread;
  /** Games for each million units of calibration: comparable between days and machines. */
  readonly gamesPerMillionUnits: Spread;
  readonly seed: number;
}

interface Run {
  readonly games: number;
  readonly moves: number;
  readonly movesPerGame: number;
  readonly copy: number;
  readonly units: number;
}

const COPIES = 1_000_000;

const copyTime = (first: State, host: Host): number => {
  const kept = first.slice();
  const start = host.now();
  for (let i = 0; i < COPIES; i++) {
    first[0] = i & 1;
    kept.set(first);
  }
  return ((host.now() - start) / COPIES) * 1e6;
};

/** A run: calibration and games in turns, half of `seconds` each, then copies. */
const runOnce = (first: State, playout: Playout, seconds: number, host: Host): Run => {
  const s = first.slice();
  const tally = { moves: 0, chanceMoves: 0 };
  const oneGame: Work = () => {
    s.set(first);
    playout.run(s, tally);
    return 1;
  };
  const [units, games] = inSlices([calibration, oneGame], seconds, host);
  const movesPerGame = (tally.moves + tally.chanceMoves) / games.count;
  return {
    games: rateOf(games),
    moves: rateOf(games) * movesPerGame,
    movesPerGame,
    copy: copyTime(first.slice(), host),
    units: rateOf(units),
  };
};

export const benchEngine = ({ game, config }: GameConfig, runs: number, seconds: number, seed: number, host: Host): EngineReport => {
  const playout = new Playout(game, seeded(seed));
  const first = game.setup(config);
  const progress = new Progress(host, runs);
  const results: Run[] = [];
  // The first run is a warm-up and is not counted; each run continues with the games after those of the last one.
  runOnce(first, playout, seconds, host);
  for (let i = 0; i < runs; i++) {
    results.push(runOnce(first, playout, seconds, host));
    progress.show(i + 1);
  }
  progress.clear();
  return {
    game: game.name,
    rules: config.rules,
    players: config.players,
    runs,
    gamesPerSecond: spreadOf(results.map((run) => run.games)),
    movesPerSecond: spreadOf(results.map((run) => run.moves)),
    movesPerGame: results.reduce((sum, run) => sum + run.movesPerGame, 0) / runs,
    copyNanoseconds: spreadOf(results.map((run) => run.copy)),
    calibration: spreadOf(results.map((run) => run.units)),
    gamesPerMillionUnits: spreadOf(results.map((run) => (run.games / run.units) * 1e6)),
    seed,
  };
};
