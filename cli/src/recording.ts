/** Saves simulated games as `.caravel` files. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Entry, type Game, type State, standing, writeGameFile } from '@caravel/core';
import type { GameConfig } from './config-flags.ts';
import { demandDirectory } from './directory.ts';
import { errorMessage } from './error-message.ts';
import { UserError } from './user-error.ts';

/** The same game, but every move it plays is recorded. */
export const recordMoves = <G extends Game>(game: G, entries: Entry[]): G =>
  Object.create(game, {
    apply: {
      value: (...[s, seat, move]: Parameters<Game['apply']>): void => {
        entries.push({ seat, move: game.moves.text(move) });
        game.apply(s, seat, move);
      },
    },
  }) as G;

const attempt = (what: string, deed: () => void): void => {
  try {
    deed();
  } catch (error) {
    throw new UserError(`--record: cannot ${what}: ${errorMessage(error)}`);
  }
};

export class Recording {
  readonly #directory: string;
  readonly #table: GameConfig;
  readonly #names: readonly string[];
  readonly #stem: string;
  readonly #digits: number;

  /** Creates the directory, but not its parent; refuses, before anything is written, if one of the `games` files exists already. */
  constructor(directory: string, table: GameConfig, names: readonly string[], games: number, seed: number) {
    this.#directory = directory;
    this.#table = table;
    this.#names = names;
    this.#stem = `${table.game.name}-${table.config.rules}-${table.config.players}p-seed${seed}`;
    this.#digits = String(games).length;
    this.#claim(games);
  }

  write(i: number, s: State, entries: readonly Entry[]): void {
    const { game, config } = this.#table;
    const { scores } = standing(game, s);
    const text = writeGameFile({ game, config, names: this.#names, scores, entries });
    attempt(`write ${this.#path(i)}`, () => writeFileSync(this.#path(i), text, { flag: 'wx' }));
  }

  #path(i: number): string {
    return join(this.#directory, `${this.#stem}-${String(i + 1).padStart(this.#digits, '0')}.caravel`);
  }

  #claim(games: number): void {
    const directory = this.#directory;
    demandDirectory(existsSync(directory) ? directory : dirname(directory), '--record');
    for (let i = 0; i < games; i++)
      if (existsSync(this.#path(i))) throw new UserError(`--record: ${this.#path(i)} is there already; nothing is overwritten`);
    if (!existsSync(directory)) attempt(`make ${directory}`, () => mkdirSync(directory));
  }
}
