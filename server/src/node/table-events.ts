/** What follows when something happens at a table: pages are told, bots move, results are kept, people get notices. */
import { callBot, resumeBots } from '../bots/bot-turns.ts';
import { peopleAt, seatsOwned } from '../model/table.ts';
import type { TableEvent } from '../tables/room.ts';
import { Broadcaster } from './broadcaster.ts';
import type { NodeContext } from './context.ts';

const addJobs = ({ jobs, notices, log }: NodeContext, { table, before, info }: TableEvent): void => {
  const { id, status } = table;
  if (status === 'finished' && info)
    jobs.add('finish', { table: id }, `finish:${id}`).catch((error) => log.error({ err: error }, 'adding a job failed'));
  notices.tableChanged(before, table);
};

/** Of those who only watch nobody is told. */
const presenceChanged = async ({ rooms, presence }: NodeContext, user: string, id: string): Promise<void> => {
  const room = await rooms.find(id);
  if (room && seatsOwned(room.table, user).length > 0) await presence.changed(user, id);
};

/** Who sits down and goes before their page has looked at the table again is away, too. */
const newcomersLook = async ({ presence }: NodeContext, { table, before }: TableEvent): Promise<void> => {
  const known = new Set(peopleAt(before));
  for (const user of peopleAt(table)) if (!known.has(user)) await presence.changed(user, table.id);
};

/** Pages are told first. The node that wrote a change does the rest, except for bots that play for watchers on this node. */
export const connectEvents = (context: NodeContext): void => {
  const { rooms, chat, hub, downtime, metrics, presence } = context;
  const broadcaster = new Broadcaster(context);
  rooms.on('change', (event) => {
    broadcaster.tableChanged(event);
    callBot(context, event.table, event.isOthers === true);
    if (event.isOthers) return;
    metrics.moves.inc(event.entries.length);
    if (event.info) newcomersLook(context, event).catch((error) => context.log.error({ err: error }, 'telling who is there failed'));
    addJobs(context, event);
  });
  chat.on('said', (said) => broadcaster.said(said));
  downtime.on('change', () => broadcaster.clocksChanged());
  hub.on('looked', (user, table) => {
    presenceChanged(context, user, table).catch((error) => context.log.error({ err: error }, 'telling who is there failed'));
  });
  presence.on('change', (table) => broadcaster.presenceChanged(table));
  hub.on('watched', (table) => resumeBots(context, table));
};
