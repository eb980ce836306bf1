/** Tells the world what happened at a table: sockets at once, jobs for bots, results and notices. */
import type { ChatLine } from '@caravel/protocol';
import { deafTo } from '../accounts/mutes.ts';
import { callBot } from '../bots/bot-turns.ts';
import type { Caravel } from '../caravel.ts';
import { infoText, logText, writeMessage } from '../hub/messages.ts';
import type { Span } from '../model/span.ts';
import { mayWatch, type Table } from '../model/table.ts';
import { mayRead } from '../tables/chat.ts';
import type { Happening } from '../tables/room.ts';

/** Who hears of the table, where not everybody may: somebody who had to get up is told so, and no more. */
const listeners = (table: Table) => (table.header.watch === 'all' ? undefined : (user: string | undefined) => mayWatch(table, user));

export class TownCrier {
  readonly #caravel: () => Caravel;
  #talk: Promise<void> = Promise.resolve();

  constructor(caravel: () => Caravel) {
    this.#caravel = caravel;
  }

  happened(happening: Happening): void {
    const { table, entries, info, isOthers } = happening;
    const { hub, metrics } = this.#caravel();
    if (entries.length > 0) hub.toTable(table.id, logText(happening, this.#outages), listeners(table));
    if (info) this.#tellInfo(table);
    callBot(this.#caravel(), table, isOthers === true);
    if (isOthers) return;
    metrics.moves.inc(entries.length);
    this.#addJobs(happening);
  }

  /** In the order it was said, but not to those who have muted the speaker. */
  said(table: Table, line: ChatLine, request: string | undefined): void {
    const { hub, db, log } = this.#caravel();
    const text = writeMessage({ k: 'said', t: table.id, line, ...(request ? { r: request } : {}) });
    this.#talk = this.#talk.then(async () => {
      const deaf = await deafTo(db, line.user);
      hub.toTable(table.id, text, (user) => mayWatch(table, user) && mayRead(table, user, line.channel) && !(user && deaf.has(user)));
    });
    this.#talk = this.#talk.catch((error) => log.error({ err: error }, 'telling what was said failed'));
  }

  /** Later, for the room may not be asked while it changes; whoever was told the log has the order right. */
  #tellInfo(table: Table): void {
    const { hub, rooms, log } = this.#caravel();
    if (!hub.isWatched(table.id)) return;
    rooms.get(table.id).then(
      async (room) => {
        hub.toTable(table.id, await infoText(room));
        hub.keep(table.id, listeners(room.table));
      },
      (error) => log.error({ err: error }, 'telling about a table failed'),
    );
  }

  /** Time was given back: whoever looks at a running clock sees it. */
  tellClocks(): void {
    const { hub, rooms } = this.#caravel();
    for (const id of hub.watched) {
      const table = rooms.here(id)?.table;
      if (table?.clock && table.status === 'running') this.#tellInfo(table);
    }
  }

  get #outages(): readonly Span[] {
    const { downtime, now } = this.#caravel();
    return downtime.spans(now());
  }

  #addJobs({ table, before, info }: Happening): void {
    const { id, status } = table;
    const { jobs, notices, log } = this.#caravel();
    const failed = (error: unknown): void => log.error({ err: error }, 'adding a job failed');
    if (status === 'finished' && info) jobs.add('finish', { table: id }, `finish:${id}`).catch(failed);
    notices.happened(before, table);
  }
}
