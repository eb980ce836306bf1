/** Tells the world what happened at a table: sockets at once, jobs for bots, results and notices. */
import type { ChatLine } from '@caravel/protocol';
import type { Caravel } from './caravel.ts';
import { botToMove } from './jobs/bot-move.ts';
import { infoText, logText, writeMessage } from './socket/messages.ts';
import { mayRead } from './tables/chat.ts';
import type { Happening } from './tables/room.ts';
import { peopleAt, seatsOwned, type Table } from './tables/table.ts';

export class TownCrier {
  readonly #caravel: () => Caravel;

  constructor(caravel: () => Caravel) {
    this.#caravel = caravel;
  }

  happened(happening: Happening): void {
    const { table, entries, info } = happening;
    const { hub, metrics } = this.#caravel();
    if (entries.length > 0) {
      metrics.moves.inc(entries.length);
      hub.toTable(table.id, logText(happening));
    }
    if (info) this.#tellInfo(table);
    this.#addJobs(happening);
  }

  said(table: Table, line: ChatLine, request: string): void {
    const text = writeMessage({ k: 'said', t: table.id, line, r: request });
    this.#caravel().hub.toTable(table.id, text, (user) => mayRead(table, user, line.channel));
  }

  /** Later, for the room may not be asked while it changes; whoever was told the log has the order right. */
  #tellInfo(table: Table): void {
    const { hub, rooms, log } = this.#caravel();
    if (!hub.isWatched(table.id)) return;
    rooms.get(table.id).then(
      async (room) => hub.toTable(table.id, await infoText(room)),
      (error) => log.error({ err: error }, 'telling about a table failed'),
    );
  }

  #addJobs({ table, turnBefore, info }: Happening): void {
    const { id, status, length } = table;
    const { jobs, log } = this.#caravel();
    const failed = (error: unknown): void => log.error({ err: error }, 'adding a job failed');
    if (botToMove(table) !== undefined) jobs.add('bot', { table: id }, `bot:${id}`).catch(failed);
    if (status === 'finished' && info) jobs.add('finish', { table: id }, `finish:${id}`).catch(failed);
    for (const user of peopleAt(table)) {
      const what = this.#noticeFor(table, user, turnBefore, info);
      if (what) jobs.add('notice', { user, what, table: id, length }, `notice:${what}:${id}:${user}`).catch(failed);
    }
  }

  #noticeFor(table: Table, user: string, turnBefore: number, info: boolean): 'turn' | 'ended' | undefined {
    if (table.status === 'finished') return info ? 'ended' : undefined;
    const isNew = seatsOwned(table, user).some((seat) => (table.turn >> seat) & 1 && !((turnBefore >> seat) & 1));
    return isNew ? 'turn' : undefined;
  }
}
