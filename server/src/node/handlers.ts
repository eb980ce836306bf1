/** What each kind of job does. */
import { mailPasswordChanged, mailResetLinks } from '../accounts/reset.ts';
import { moveBot } from '../bots/bot-move.ts';
import { callBot } from '../bots/bot-turns.ts';
import type { BotPool } from '../bots/pool.ts';
import type { Caravel } from '../caravel.ts';
import type { Handlers } from '../jobs/jobs.ts';
import { sendNotice } from '../notices/send.ts';
import { finish } from '../ratings/finish.ts';
import { alarm, clearAlarm, rest } from '../tables/alarm.ts';
import { partsDue } from '../tables/parts.ts';

export const handlersOf = (caravel: Caravel, pool: BotPool): Handlers => {
  const { rooms, hub, people } = caravel;
  return {
    bot: async ({ table }) => {
      await moveBot(await rooms.get(table), pool, (id) => hub.isWatched(id));
    },
    alarm: async ({ table }) => {
      const room = await rooms.get(table);
      // A commit whose answer was lost is found out here at the latest.
      await room.exclusively(() => room.catchUp());
      if (room.fault) return rest(room);
      await partsDue(room);
      await alarm(room, {
        vacationUntil: (user) => people.vacationUntil(user),
        remind: (record, seat) => {
          const user = record.live.seats[seat]?.user;
          if (user) caravel.notices.tell({ user, what: 'reminder', mark: record.length }, record);
        },
      });
      await clearAlarm(room);
      callBot(caravel, room.table, false);
    },
    finish: ({ table }) => finish(caravel, table),
    notice: (notice) => sendNotice(caravel, notice),
    lost: ({ who }) => mailResetLinks(caravel, who),
    changed: ({ user }) => mailPasswordChanged(caravel, user),
  };
};
