/** What each kind of job does. */
import type { BotPool } from '../bots/pool.ts';
import type { Caravel } from '../caravel.ts';
import { alarm } from '../tables/alarm.ts';
import { botToMove, moveBot } from './bot-move.ts';
import type { Handlers } from './jobs.ts';

export const handlersOf = (caravel: Caravel, pool: BotPool): Handlers => {
  const { rooms, jobs, people } = caravel;
  return {
    bot: async ({ table }) => {
      caravel.metrics.botQueue.set(pool.waiting);
      await moveBot(await rooms.get(table), pool);
    },
    alarm: async ({ table }) => {
      const room = await rooms.get(table);
      await alarm(room, {
        vacationUntil: (user) => people.vacationUntil(user),
        remind: (record, seat) => {
          const user = record.live.seats[seat]?.user;
          if (user) void jobs.add('notice', { user, what: 'reminder', table, length: record.length }, `notice:reminder:${table}:${user}`);
        },
      });
      if (botToMove(room.table) !== undefined) await jobs.add('bot', { table }, `bot:${table}`);
    },
    finish: async () => {},
    notice: async () => {},
  };
};
