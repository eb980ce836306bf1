/** Tells open pages what happens at the tables they show. */
import { mutersOf } from '../accounts/mutes.ts';
import type { Hub } from '../hub/hub.ts';
import { infoText, logText, writeMessage } from '../hub/messages.ts';
import type { Downtime } from '../model/downtime.ts';
import type { Log } from '../model/log.ts';
import { belongsTo, mayWatch, type Table } from '../model/table.ts';
import type { Presence } from '../notices/presence.ts';
import type { Database } from '../store/database.ts';
import { mayRead, type Said } from '../tables/chat.ts';
import type { TableEvent } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';

interface BroadcasterParts {
  readonly hub: Hub;
  readonly rooms: Rooms;
  readonly downtime: Downtime;
  readonly db: Database;
  readonly presence: Presence;
  readonly log: Log;
  now(): number;
}

/** Who is told about the table, where not everybody may be: somebody who lost their seat is told that, and no more. */
const listeners = (table: Table, now: number) =>
  table.header.watch === 'all' ? undefined : (user: string | undefined) => mayWatch(table, user, now);

export class Broadcaster {
  readonly #parts: BroadcasterParts;
  /** The last line of chat under way: lines are told in the order they were said. */
  #lastLine: Promise<void> = Promise.resolve();
  /** Tables whose players are being asked for; true if somebody has come or gone since. */
  readonly #presence = new Map<string, boolean>();

  constructor(parts: BroadcasterParts) {
    this.#parts = parts;
  }

  tableChanged(event: TableEvent): void {
    const { table, entries, info } = event;
    const { hub, downtime, now } = this.#parts;
    if (entries.length > 0) hub.toTable(table.id, logText(event, downtime.spans(now())), listeners(table, now()));
    if (info) this.#tellInfo(table);
  }

  /** Not to those who have muted the speaker. */
  said({ table, line, request }: Said): void {
    const { hub, db, log, now } = this.#parts;
    const text = writeMessage({ k: 'said', t: table.id, line, ...(request ? { r: request } : {}) });
    const tell = async (): Promise<void> => {
      const muters = await mutersOf(db, line.user);
      hub.toTable(
        table.id,
        text,
        (user) => mayWatch(table, user, now()) && mayRead(table, user, line.channel) && !(user && muters.has(user)),
      );
    };
    this.#lastLine = this.#lastLine.then(tell).catch((error) => log.error({ err: error }, 'telling what was said failed'));
  }

  /** However often somebody comes and goes, other nodes are asked about a table one time after the other. */
  presenceChanged(id: string): void {
    const isUnderWay = this.#presence.has(id);
    this.#presence.set(id, true);
    if (isUnderWay) return;
    this.#tellPresence(id).catch((error) => this.#parts.log.error({ err: error }, 'telling who is there failed'));
  }

  /** To those who want to know who is away, as far as they belong to the table. */
  async #tellPresence(id: string): Promise<void> {
    const { hub, rooms, presence } = this.#parts;
    try {
      while (this.#presence.get(id) && hub.isAttended(id)) {
        this.#presence.set(id, false);
        const room = await rooms.get(id);
        const message = await presence.awayFrom(room.table);
        hub.toAttending(id, writeMessage(message), (user) => belongsTo(room.table, user));
      }
    } finally {
      this.#presence.delete(id);
    }
  }

  /** Time was given back on the clocks: everybody who watches a running one is told. */
  clocksChanged(): void {
    const { hub, rooms } = this.#parts;
    for (const id of hub.watched) {
      const table = rooms.inMemory(id)?.table;
      if (table?.clock && table.status === 'running') this.#tellInfo(table);
    }
  }

  /** Sent a little later, since a room cannot be read while it changes. The log has been sent by then, so clients get both in order. */
  #tellInfo({ id }: Table): void {
    const { hub, rooms, log } = this.#parts;
    if (!hub.isWatched(id)) return;
    rooms.get(id).then(
      async (room) => {
        hub.toTable(id, await infoText(room));
        hub.keep(id, listeners(room.table, room.now));
      },
      (error) => log.error({ err: error }, 'telling about a table failed'),
    );
  }
}
