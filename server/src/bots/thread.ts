/** A bot thread: thinks for one seat until another has to choose, or until it has searched once. Without a task it may think along with another. */
import { parentPort } from 'node:worker_threads';
import { type Bot, type Level, levelNamed, loadModel, makeBot } from '@caravel/bots';
import { type Game, hasTurn } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import type { Answer, BotTask, ThreadMessage } from './bot-task.ts';
import { helpSearch, leadSearch } from './shared-search.ts';

/** No turn has more small moves than this. */
const MOST_MOVES = 100;

const readLevel = (text: string): Level => {
  const level = levelNamed(text);
  if (!level) throw new Error(`no level '${text}'`);
  return level;
};

const think = async (game: Game, bot: Bot, { state, seat }: BotTask): Promise<string[]> => {
  const s = state.slice();
  const moves: string[] = [];
  while (hasTurn(game.turn(s), seat) && moves.length < MOST_MOVES) {
    const { move, visits } = await bot.think(s, seat);
    moves.push(game.moves.text(move));
    game.apply(s, seat, move);
    if (visits > 0) break;
  }
  return moves;
};

const answer = async ({ id, task, helpers }: Extract<ThreadMessage, { task: BotTask }>): Promise<Answer> => {
  const pool = helpers.length > 0 ? leadSearch(helpers) : undefined;
  try {
    const game = findGame(task.game, task.version);
    if (!game) throw new Error(`no game '${task.game}' of version ${task.version}`);
    const level = readLevel(task.level);
    const { seed, visits } = task;
    const effort = visits === undefined ? { now: () => performance.now(), pool } : { visits };
    const bot = makeBot(level, game, await loadModel(game), { seed, ...effort });
    return { id, moves: await think(game, bot, task) };
  } catch (error) {
    return { id, error: String(error) };
  } finally {
    pool?.close();
  }
};

let stopHelping: (() => Promise<void>) | undefined;

const take = async (message: ThreadMessage): Promise<void> => {
  await stopHelping?.();
  stopHelping = undefined;
  if ('leader' in message) stopHelping = helpSearch(message.leader);
  else parentPort?.postMessage(await answer(message));
};

/** One message after the other. */
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (message: ThreadMessage) => {
  last = last.then(() => take(message));
});
