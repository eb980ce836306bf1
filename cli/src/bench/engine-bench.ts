/** How many random games a second one core plays, every legal list built in full; how long a copy takes; beside a calibration loop. */
import { type Game, isOver, Playout, type State, seeded } from '@caravel/core';
import type { GameConfig } from '../config-flags.ts';
import type { Host } from '../host.ts';
import { Progress } from '../progress.ts';
import { calibrate } from './calibration.ts';
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
  /** Games for a million units of calibration: compares days and machines. */
  readonly gamesPerMillionUnits: Spread;
  readonly seed: number;
}

interface Run {
  readonly games: number;
  readonly moves: number;
  readonly copy: number;
  readonly units: number;
}

const COPIES = 1_000_000;
const UNITS = 200_000;
const GAMES_A_LOOK = 50;

const secondsOf = (host: Host, work: () => void): number => {
  const start = host.now();
  work();
  return Math.max(1e-6, (host.now() - start) / 1000);
};

/** Plays for about `seconds`; the games of one run go on where the last one stopped. */
const playFor = (game: Game, first: State, playout: Playout, seconds: number, host: Host) => {
  const s = first.slice();
  const tally = { moves: 0, chanceMoves: 0 };
  let games = 0;
  const start = host.now();
  do {
    for (let i = 0; i < GAMES_A_LOOK; i++) {
      s.set(first);
      playout.run(s, tally);
    }
    games += GAMES_A_LOOK;
  } while (host.now() - start < seconds * 1000);
  if (!isOver(game, s)) throw new Error(`${game.name} is not over`);
  const elapsed = Math.max(1e-6, (host.now() - start) / 1000);
  return {
    games: games / elapsed,
    moves: (tally.moves + tally.chanceMoves) / elapsed,
    movesPerGame: (tally.moves + tally.chanceMoves) / games,
  };
};

const copyTime = (first: State, host: Host): number => {
  const kept = first.slice();
  const seconds = secondsOf(host, () => {
    for (let i = 0; i < COPIES; i++) {
      first[0] = i & 1;
      kept.set(first);
    }
  });
  return (seconds / COPIES) * 1e9;
};

export const benchEngine = ({ game, config }: GameConfig, runs: number, seconds: number, seed: number, host: Host): EngineReport => {
  const playout = new Playout(game, seeded(seed));
  const first = game.setup(config);
  const progress = new Progress(host, runs);
  const results: Run[] = [];
  let movesPerGame = 0;
  // The first run warms up and is not counted; then calibration, games and copies take turns.
  for (let i = -1; i < runs; i++) {
    const units = UNITS / secondsOf(host, () => calibrate(UNITS));
    const played = playFor(game, first, playout, seconds, host);
    const copy = copyTime(first.slice(), host);
    if (i < 0) continue;
    results.push({ games: played.games, moves: played.moves, copy, units });
    movesPerGame += played.movesPerGame / runs;
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
    movesPerGame,
    copyNanoseconds: spreadOf(results.map((run) => run.copy)),
    calibration: spreadOf(results.map((run) => run.units)),
    gamesPerMillionUnits: spreadOf(results.map((run) => (run.games / run.units) * 1e6)),
    seed,
  };
};
