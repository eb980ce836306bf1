/** The job that moves a bot. Whatever happens to its thread, the bot moves: by the evaluation alone, at last by any legal move. */
import { randomInt } from 'node:crypto';
import { legalMoves } from '@caravel/core';
import type { BotPool } from '../bots/pool.ts';
import { botAct } from '../tables/bot-act.ts';
import type { Room } from '../tables/room.ts';
import { botLevel, type SeatState, type Table } from '../tables/table.ts';

/** The first seat a bot has to choose for. */
export const botToMove = ({ status, turn, live }: Table): number | undefined => {
  const seat = status === 'running' ? live.seats.findIndex((sitter, i) => (turn >> i) & 1 && botLevel(sitter)) : -1;
  return seat < 0 ? undefined : seat;
};

export const moveBot = async (room: Room, pool: BotPool): Promise<void> => {
  const seat = botToMove(room.table);
  if (seat === undefined) return;
  const { course } = room;
  const { length, state } = { length: course.length, state: course.state.slice() };
  const level = botLevel(room.table.live.seats[seat] as SeatState) as string;
  const moves = await think(room, pool, state, seat, level);
  await botAct(room, seat, length, moves);
};

const think = async (room: Room, pool: BotPool, state: Int16Array, seat: number, level: string): Promise<readonly string[]> => {
  const { game } = room.course;
  const errand = { game: game.name, level, players: room.table.players, seat, state, seed: randomInt(2 ** 31) };
  try {
    return await pool.think(errand);
  } catch {
    return pool.think({ ...errand, level: 'trader' }).catch(() => {
      const moves = legalMoves(game, state, seat);
      return [game.moves.text(moves[randomInt(moves.length)] as number)];
    });
  }
};
