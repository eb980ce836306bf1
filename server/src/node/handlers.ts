/** What each kind of job does. */
import { mailPasswordChanged, mailResetLinks } from '../accounts/reset.ts';
import { moveBot } from '../bots/bot-move.ts';
import { callBot } from '../bots/bot-turns.ts';
import type { BotPool } from '../bots/pool.ts';
import type { Handlers } from '../jobs/jobs.ts';
import { sendNotice, sendWaiting } from '../notices/send.ts';
import { finish } from '../ratings/finish.ts';
import { alarm, clearAlarm, stopAlarm } from '../tables/alarm.ts';
import { partsDue } from '../tables/parts.ts';
import type { NodeContext } from './context.ts';

export const handlersOf = (context: NodeContext, pool: BotPool): Handlers => {
  const { rooms, hub, people, config, invitations } = context;
  return {
    bot: async ({ table }) => {
      await moveBot(await rooms.get(table), pool, (id) => hub.isWatched(id), config.substitutePace);
    },
    alarm: async ({ table }) => {
      const room = await rooms.get(table);
      // A commit whose answer was lost is found out here at the latest.
      await room.exclusively(() => room.catchUp());
      if (room.fault) return stopAlarm(room);
      await partsDue(room);
      await alarm(room, {
        vacationUntil: (user) => people.vacationUntil(user),
        remind: (record, seat) => {
          const user = record.live.seats[seat]?.user;
          if (user) context.notices.tell({ user, what: 'reminder', mark: record.length }, record);
        },
      });
      await clearAlarm(room);
      callBot(context, room.table, false);
    },
    finish: ({ table }) => finish(context, table),
    notice: async (notice) => {
      if (notice.what !== 'invited' || (await invitations.mayCall(notice))) await sendNotice(context, notice);
    },
    waiting: ({ owner, channel }) => sendWaiting(context, owner, channel),
    lost: ({ who }) => mailResetLinks(context, who),
    changed: ({ user }) => mailPasswordChanged(context, user),
  };
};
