/** The job that moves a bot. If its thread fails, a quick level moves instead, and as a last resort any legal move is made. */
import { createHmac, randomInt } from 'node:crypto';
import { at, type Game, legalMoves } from '@caravel/core';
import { Refusal } from '../model/refusal.ts';
import { SUBSTITUTE } from '../model/substitute.ts';
import { botLevel, hasSeatedPerson, type Table } from '../model/table.ts';
import { StoreUnavailable } from '../store/database.ts';
import { botAct } from '../tables/bot-act.ts';
import type { Room } from '../tables/room.ts';
import type { BotTask } from './bot-task.ts';
import { type BotPool, NotWanted, PoolClosed } from './pool.ts';
import type { Turn } from './queue.ts';

/** The first seat a bot has to choose for. */
export const botToMove = ({ status, turn, live }: Table): number | undefined => {
  const seat = status === 'running' ? live.seats.findIndex((sitter, i) => (turn >> i) & 1 && botLevel(sitter)) : -1;
  return seat < 0 ? undefined : seat;
};

interface Question {
  readonly game: Game;
  readonly length: number;
  readonly task: BotTask;
  readonly isSubstitute: boolean;
}

/** At the table of a day everything follows from its secret: whoever makes the same moves meets the same bot. */
const effortOf = async (room: Room, seat: number): Promise<Pick<BotTask, 'seed' | 'visits'>> => {
  const { day } = room.table.header;
  if (!day) return { seed: randomInt(2 ** 31) };
  const digest = createHmac('sha256', Buffer.from(await room.secret(), 'hex'))
    .update(`bot|${seat}|${room.timeline.depth}`)
    .digest();
  return { seed: digest.readUInt32BE() >>> 1, visits: day.visits };
};

/** Only inside `exclusively`: the position is one that is written. */
const questionOf = async (room: Room): Promise<Question | undefined> => {
  const { table } = room;
  const seat = room.fault ? undefined : botToMove(table);
  if (seat === undefined) return undefined;
  const sitter = at(table.live.seats, seat);
  const level = botLevel(sitter) as string;
  const { game, length, state } = room.timeline;
  const { name, version } = game;
  const position = { seat, state: state.slice() };
  return {
    game,
    length,
    isSubstitute: sitter.kind === 'person',
    task: { game: name, version, level, ...position, ...(await effortOf(room, seat)) },
  };
};

/** From the best answer to the one that cannot fail. */
const attempts = ({ game, task }: Question, pool: BotPool, turn: Turn): readonly (() => Promise<readonly string[]>)[] => [
  () => pool.think(task, turn),
  () => pool.think({ ...task, level: SUBSTITUTE }, turn),
  async () => {
    const moves = legalMoves(game, task.state, task.seat);
    return [game.moves.text(at(moves, randomInt(moves.length)))];
  },
];

/** Somebody else has moved, nobody watches any more, or this node stops: there is nothing left to do here. */
const isSettled = (error: unknown): boolean =>
  error instanceof PoolClosed || error instanceof NotWanted || (error instanceof Refusal && error.wire.code === 'stale');

const until = async (moment: number): Promise<void> => {
  const rest = moment - performance.now();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
};

/**
 * Where no person sits the bot moves only while somebody watches. A substitute takes `substitutePace` milliseconds at least:
 * whoever called it can follow it, and come back in between.
 */
export const moveBot = async (room: Room, pool: BotPool, isWatched: (table: string) => boolean, substitutePace = 0): Promise<void> => {
  const isWanted = (): boolean => hasSeatedPerson(room.table) || isWatched(room.table.id);
  const question = await room.exclusively(async () => (isWanted() ? questionOf(room) : undefined));
  if (!question) return;
  const start = performance.now();
  let last: unknown;
  for (const think of attempts(question, pool, { host: room.table.host, isWanted })) {
    try {
      const moves = await think();
      if (question.isSubstitute) await until(start + substitutePace);
      await botAct(room, question.task.seat, question.length, moves);
      return;
    } catch (error) {
      if (isSettled(error)) return;
      if (error instanceof StoreUnavailable) throw error;
      last = error;
    }
  }
  throw last;
};
