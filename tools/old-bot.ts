/**
 * Sits down at `caravel match` for an older commit: `node tools/old-bot.ts FOLDER LEVEL [--visits N | --ms N]` answers docs/protocol-bots.md with the
 * moves of the bots and the rules in FOLDER, a checkout from before levels got their names of today, with its node_modules.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { CheckedGame, Move, Seat, State } from '@caravel/core';

interface Effort {
  readonly visits?: number;
  readonly milliseconds?: number;
}

interface OldBot {
  think(s: State, seat: Seat): { readonly move: Move } | Promise<{ readonly move: Move }>;
}

interface OldBots {
  readonly LEVELS: readonly string[];
  makeBot(level: string, game: CheckedGame, settings: Effort & { seed: number; players: number; now: () => number }): OldBot;
}

type Question =
  | { readonly ask: 'hello'; readonly game: string; readonly players: number; readonly seed: number }
  | { readonly ask: 'move'; readonly seat: Seat; readonly state: string };

class Misuse extends Error {}

const amount = (text: string | undefined, flag: string): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Misuse(`${flag}: '${text}' is not a whole number from 1 up`);
  return Number(text);
};

const readArguments = (args: string[]): { readonly folder: string; readonly level: string; readonly effort: Effort } => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { visits: { type: 'string' }, ms: { type: 'string' } },
  });
  const [folder, level, ...more] = positionals;
  if (folder === undefined || level === undefined || more.length > 0) throw new Misuse('old-bot.ts FOLDER LEVEL [--visits N | --ms N]');
  const visits = amount(values.visits, '--visits');
  const milliseconds = amount(values.ms, '--ms');
  if (visits !== undefined && milliseconds !== undefined) throw new Misuse('--visits and --ms: one of them');
  return { folder, level, effort: { ...(visits && { visits }), ...(milliseconds && { milliseconds }) } };
};

const sourceIn = (folder: string, part: string): string => {
  const path = join(folder, part, 'src/index.ts');
  if (!existsSync(path)) throw new Misuse(`there is no ${path}`);
  return pathToFileURL(path).href;
};

const isGame = (value: unknown): value is CheckedGame =>
  typeof value === 'object' && value !== null && 'legal' in value && 'faults' in value;

/** A checkout's bots, and its rules of a game. */
class Checkout {
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

const run = async (): Promise<void> => {
  const { folder, level, effort } = readArguments(process.argv.slice(2));
  const checkout = await Checkout.open(folder);
  checkout.demandLevel(level);
  let table: { readonly game: CheckedGame; readonly bot: OldBot } | undefined;
  for await (const line of createInterface({ input: process.stdin })) {
    const question: Question = JSON.parse(line);
    if (question.ask === 'hello') {
      const game = await checkout.game(question.game);
      table = { game, bot: checkout.bot(level, game, question.players, question.seed, effort) };
      console.log(JSON.stringify({ name: `old ${level}` }));
    } else {
      if (!table) throw new Misuse('asked for a move before a game was announced');
      const { move } = await table.bot.think(checkout.state(table.game, question.state), question.seat);
      console.log(table.game.moves.text(move));
    }
  }
};

try {
  await run();
} catch (error) {
  console.error(error instanceof Misuse ? `old-bot: ${error.message}` : error);
  process.exitCode = 2;
}
