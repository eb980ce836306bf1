/** Very many random games over every player count and rule set, every invariant checked at every step. */
import { type Config, type Game, Playout, readConfig, type State, seeded } from '@caravel/core';
import { gameSeed } from '../game-seed.ts';
import type { Host } from '../host.ts';
import { Progress } from '../progress.ts';
import { accept, UserError } from '../user-error.ts';

export interface SoakReport {
  readonly game: string;
  readonly games: number;
  readonly moves: number;
  readonly chanceMoves: number;
  readonly seconds: number;
  readonly seed: number;
}

/** One game of each player count and rule set in turn. */
const configsOf = (game: Game): Config[] =>
  game.ruleSets.flatMap((rules) =>
    Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) =>
      accept(readConfig(game, { rules, players: game.seats.min + i }), game.name),
    ),
  );

const demandNoFaults = (game: Game, s: State, what: string): void => {
  const fault = game.faults(s)[0];
  if (fault !== undefined) throw new UserError(`${what}: ${fault}`);
};

export const soak = (game: Game, games: number, seed: number, host: Host): SoakReport => {
  const configs = configsOf(game);
  const tally = { moves: 0, chanceMoves: 0 };
  const progress = new Progress(host, games);
  const start = host.now();
  for (let i = 0; i < games; i++) {
    const config = configs[i % configs.length] as Config;
    const s = game.setup(config);
    const playout = new Playout(game, seeded(gameSeed(seed, i)));
    const what = `game ${i} of seed ${seed} (${config.rules}, ${config.players} players)`;
    do demandNoFaults(game, s, what);
    while (playout.step(s, tally));
    progress.show(i + 1);
  }
  progress.clear();
  return { game: game.name, games, ...tally, seconds: (host.now() - start) / 1000, seed };
};
