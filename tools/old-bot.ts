/**
 * Sits down at `caravel match` for an older commit: `node tools/old-bot.ts FOLDER LEVEL [--visits N | --ms N]` answers docs/protocol-bots.md with the
 * moves of the bots and the rules in FOLDER, a checkout from before levels got their names of today, with its node_modules.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { CheckedGame, Seat } from '@caravel/core';
import { Checkout, type Effort, Misuse, type OldBot } from './checkout.ts';

type Question =
  | { readonly ask: 'hello'; readonly game: string; readonly players: number; readonly seed: number }
  | { readonly ask: 'move'; readonly seat: Seat; readonly state: string };

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
