/** Every command, in the order `caravel help` lists them. */
import type { Command } from './command.ts';
import { bench } from './commands/bench.ts';
import { blunders } from './commands/blunders.ts';
import { board } from './commands/board.ts';
import { calibration } from './commands/calibration.ts';
import { engine } from './commands/engine.ts';
import { env } from './commands/env.ts';
import { freeze } from './commands/freeze.ts';
import { games } from './commands/games.ts';
import { gauntlet } from './commands/gauntlet.ts';
import { habits } from './commands/habits.ts';
import { hint } from './commands/hint.ts';
import { ladder } from './commands/ladder.ts';
import { levels } from './commands/levels.ts';
import { match } from './commands/match.ts';
import { perft } from './commands/perft.ts';
import { puzzles } from './commands/puzzles.ts';
import { replay } from './commands/replay.ts';
import { review } from './commands/review.ts';
import { simulate } from './commands/simulate.ts';
import { stats } from './commands/stats.ts';
import { trace } from './commands/trace.ts';
import { train } from './commands/train.ts';
import { verify } from './commands/verify.ts';

export const COMMANDS: readonly Command[] = [
  games,
  simulate,
  match,
  calibration,
  habits,
  stats,
  ladder,
  levels,
  train,
  gauntlet,
  replay,
  hint,
  review,
  blunders,
  puzzles,
  verify,
  perft,
  board,
  trace,
  freeze,
  bench,
  engine,
  env,
];
