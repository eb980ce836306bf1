/** An older commit: its bots, and its rules of a game, from a checkout with its node_modules. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CheckedGame, Move, Seat, State } from '@caravel/core';

export interface Effort {
  readonly visits?: number;
  readonly milliseconds?: number;
}

export interface OldBot {
  think(s: State, seat: Seat): { readonly move: Move } | Promise<{ readonly move: Move }>;
}

interface OldBots {
  readonly LEVELS: readonly string[];
  makeBot(level: string, game: CheckedGame, settings: Effort & { seed: number; players: number; now: () => number }): OldBot;
}

/** What the person who called got wrong. */
export class Misuse extends Error {}

const sourceIn = (folder: string, part: string): string => {
  const path = join(folder, part, 'src/index.ts');
  if (!existsSync(path)) throw new Misuse(`there is no ${path}`);
  return pathToFileURL(path).href;
};

const isGame = (value: unknown): value is CheckedGame =>
  typeof value === 'object' && value !== null && 'legal' in value && 'faults' in value;

export class Checkout {
  readonly #folder: string;
  readonly #bots: OldBots;
  readonly #core: typeof import('@caravel/core');

  private constructor(folder: string, bots: OldBots, core: typeof import('@caravel/core')) {
    this.#folder = folder;
    this.#bots = bots;
    this.#core = core;
  }

  static async open(folder: string): Promise<Checkout> {
    const [bots, core] = [sourceIn(folder, 'bots'), sourceIn(folder, 'games/core')];
    return new Checkout(folder, await import(bots), await import(core));
  }

  demandLevel(level: string): void {
    const { LEVELS } = this.#bots;
    if (!LEVELS.includes(level)) throw new Misuse(`no bot named '${level}' there; there are ${LEVELS.join(', ')}`);
  }

  async game(name: string): Promise<CheckedGame> {
    const exports: Record<string, unknown> = await import(sourceIn(this.#folder, `games/${name}`));
    const game = Object.values(exports).find(isGame);
    if (!game) throw new Misuse(`${this.#folder} has no game named ${name}`);
    return game;
  }

  bot(level: string, game: CheckedGame, players: number, seed: number, effort: Effort): OldBot {
    return this.#bots.makeBot(level, game, { seed, players, now: () => performance.now(), ...effort });
  }

  /** Newer versions of the rules have the same positions, under another number. */
  state(game: CheckedGame, text: string): State {
    const read = this.#core.readState(game, text.replace(/^(\S+)\/\d+/, `$1/${game.version}`));
    if (!read.ok) throw new Misuse(`a position it does not know: ${read.problem.message}`);
    return read.value;
  }
}
