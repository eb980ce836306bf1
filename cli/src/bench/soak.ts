/** Very many random games over every player count, rule set and listed option, every invariant checked at every step. */

import {
  at,
  type CheckedGame,
  type Config,
  type Entry,
  type Game,
  must,
  type OptionValue,
  Playout,
  readConfig,
  seeded,
  type Tally,
  writeGameFile,
} from '@caravel/core';
import { errorMessage } from '../error-message.ts';
import { gameSeed } from '../game-seed.ts';
import type { Host } from '../host.ts';
import { Progress } from '../progress.ts';
import { recordMoves } from '../recording.ts';

export interface SoakReport {
  readonly game: string;
  readonly games: number;
  readonly moves: number;
  readonly chanceMoves: number;
  readonly seconds: number;
  readonly seed: number;
}

/** A game in which the rules broke an invariant: our bug, so the game itself is reported. */
export class BrokenGame extends Error {
  /** As a `.caravel` file, up to the fault. */
  readonly file: string;

  constructor(message: string, file: string) {
    super(message);
    this.file = file;
  }
}

const LONGEST = 100_000;

type Options = Readonly<Record<string, OptionValue>>;

/** Every choice of the options whose values are listed; the defaults first. */
const optionChoices = (game: Game): Options[] =>
  Object.entries(game.options).reduce<Options[]>(
    (choices, [name, { values = [] }]) =>
      values.length === 0 ? choices : values.flatMap((value) => choices.map((choice) => ({ ...choice, [name]: value }))),
    [{}],
  );

/** One game of each in turn; player counts and rule sets change fastest. */
const configsOf = (game: Game): Config[] =>
  optionChoices(game).flatMap((options) =>
    game.ruleSets.flatMap((rules) =>
      Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) =>
        must(readConfig(game, { rules, players: game.seats.min + i, options })),
      ),
    ),
  );

/** Plays to the end, or to the first fault. */
const playChecked = (game: CheckedGame, config: Config, seed: number, tally: Tally): void => {
  const s = game.setup(config);
  const playout = new Playout(game, seeded(seed));
  for (let i = 0; i <= LONGEST; i++) {
    const fault = game.faults(s)[0];
    if (fault !== undefined) throw new Error(fault);
    if (!playout.step(s, tally)) return;
  }
  throw new Error(`not over after ${LONGEST} random moves`);
};

const soakGame = (game: CheckedGame, config: Config, seed: number, tally: Tally, what: string): void => {
  const entries: Entry[] = [];
  try {
    playChecked(recordMoves(game, entries), config, seed, tally);
  } catch (error) {
    const message = `${what}, after ${entries.length} moves: ${errorMessage(error)}`;
    throw new BrokenGame(message, writeGameFile({ game, config, names: [], entries }));
  }
};

export const soak = (game: CheckedGame, games: number, seed: number, host: Host): SoakReport => {
  const configs = configsOf(game);
  const tally = { moves: 0, chanceMoves: 0 };
  const progress = new Progress(host, games);
  const start = host.now();
  for (let i = 0; i < games; i++) {
    const config = at(configs, i % configs.length);
    soakGame(game, config, gameSeed(seed, i), tally, `game ${i} of seed ${seed} (${config.rules}, ${config.players} players)`);
    progress.show(i + 1);
  }
  progress.clear();
  return { game: game.name, games, ...tally, seconds: (host.now() - start) / 1000, seed };
};
