/** What each kind of job does. */
import type { BotPool } from '../bots/pool.ts';
import type { Caravel } from '../caravel.ts';
import { sendNotice } from '../notices/send.ts';
import { finish } from '../ratings/finish.ts';
import { alarm } from '../tables/alarm.ts';
import { botToMove, moveBot } from './bot-move.ts';
import type { Handlers } from './jobs.ts';
import { OneAtATime } from './one-at-a-time.ts';

export const handlersOf = (caravel: Caravel, pool: BotPool): Handlers => {
  const { rooms, jobs, people } = caravel;
  const thinking = new OneAtATime();
  return {
    bot: async ({ table }) => {
      await thinking.run(table, async () => moveBot(await rooms.get(table), pool));
    },
    alarm: async ({ table }) => {
      const room = await rooms.get(table);
      // A commit whose answer was lost is found out here at the latest.
      await room.exclusively(() => room.catchUp());
      await alarm(room, {
        vacationUntil: (user) => people.vacationUntil(user),
        remind: (record, seat) => {
          const user = record.live.seats[seat]?.user;
          if (user) caravel.notices.tell({ user, what: 'reminder', mark: record.length }, record);
        },
      });
      if (botToMove(room.table) !== undefined) await jobs.add('bot', { table }, `bot:${table}`);
    },
    finish: ({ table }) => finish(caravel, table),
    notice: (notice) => sendNotice(caravel, notice),
  };
};
