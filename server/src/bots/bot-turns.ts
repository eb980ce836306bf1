/**
 * Where bots play: at tables with a seated person at once, on any node; at all others only while somebody watches, on that node.
 * Two nodes with watchers both think, and the move that is written first counts.
 */

import type { Hub } from '../hub/hub.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../model/log.ts';
import { hasSeatedPerson, type Table } from '../model/table.ts';
import type { Rooms } from '../tables/rooms.ts';
import { botToMove } from './bot-move.ts';

interface BotTurnParts {
  readonly jobs: Jobs;
  readonly hub: Hub;
  readonly rooms: Rooms;
  readonly log: Log;
}

const keyOf = (table: string): string => `bot:${table}`;

/** The table has changed here, or another node (`isOthers`) has changed it and sees to the bots of a table with people itself. */
export const callBot = ({ jobs, hub, log }: BotTurnParts, table: Table, isOthers: boolean): void => {
  if (botToMove(table) === undefined) return;
  const { id } = table;
  const isAlone = !hasSeatedPerson(table);
  if (isAlone ? !hub.isWatched(id) : isOthers) return;
  const job = isAlone ? jobs.addHere('bot', { table: id }, keyOf(id)) : jobs.add('bot', { table: id }, keyOf(id));
  job.catch((error) => log.error({ err: error }, 'adding a job failed'));
};

/** Somebody watches the table here: if it has only bots, they go on. */
export const resumeBots = (parts: BotTurnParts, id: string): void => {
  const room = parts.rooms.inMemory(id);
  if (room && !hasSeatedPerson(room.table)) callBot(parts, room.table, true);
};

const EVERY = 5000;

/** A watched bot whose job failed, while the store was away, is called again: no sweep looks for it. */
export class WatchedBots {
  readonly #timer: NodeJS.Timeout;

  constructor(parts: BotTurnParts) {
    this.#timer = setInterval(() => {
      for (const id of parts.hub.watched) resumeBots(parts, id);
    }, EVERY);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
