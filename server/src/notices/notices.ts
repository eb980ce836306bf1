/** Tells people what happens at their tables: their sockets at once, on every node; push, webhook and mail by jobs. */
import type { Bus } from '../cluster/bus.ts';
import type { RemoteNotice } from '../cluster/message.ts';
import type { Hub } from '../hub/hub.ts';
import { writeMessage } from '../hub/messages.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../model/log.ts';
import type { Channel, NoticeEvent } from '../model/notice.ts';
import type { Table } from '../model/table.ts';
import type { Database } from '../store/database.ts';
import { hurryWaiting } from '../store/waiting-notices.ts';
import { Channels } from './channels.ts';
import { kindOf, noticeEventsOf } from './notice-events.ts';
import { NoticeFanout } from './notice-fanout.ts';
import { tableEventsOf } from './table-news.ts';

export interface NoticeParts {
  readonly db: Database;
  readonly bus: Bus;
  readonly hub: Hub;
  readonly jobs: Jobs;
  readonly log: Log;
  now(): number;
  /** Whether mail can be sent. */
  readonly hasMail: boolean;
}

/** Mail about every turn of a live game would come too late and too often; mail about a reveal comes too late. */
const isWorthMail = ({ header }: Table, { what }: NoticeEvent): boolean =>
  what !== 'reveal' && what !== 'declined' && (header.pace.kind !== 'live' || ['started', 'joined', 'invited'].includes(what));

export class Notices {
  readonly #parts: NoticeParts;
  readonly #channels: Channels;
  readonly #fanout: NoticeFanout;
  readonly #underWay = new Set<Promise<void>>();

  constructor(parts: NoticeParts) {
    const { db, bus } = parts;
    this.#parts = parts;
    this.#channels = new Channels(db);
    this.#fanout = new NoticeFanout(bus, (error) => this.#failed(error));
  }

  tableChanged(before: Table, table: Table): void {
    for (const event of noticeEventsOf(before, table)) this.tell(event, table);
    for (const event of tableEventsOf(before, table)) this.#track(this.#addJob(event, 'table', table));
  }

  tell(event: NoticeEvent, table: Table): void {
    const { user, what, by } = event;
    const notice = { user, what, table: table.id, game: table.game, ...(by === undefined ? {} : { by }) };
    this.tellHere(notice);
    this.#fanout.add(notice);
    // Who is no longer invited need not be called to the page for it.
    if (what !== 'uninvited' && !this.#channels.isUnreachable(user)) this.#track(this.tellOutside(event, table));
  }

  /** Comes back when every notice of before is a job, or has failed: a node that stops loses none. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /** To the sockets of this node: those that show the table see for themselves whose turn it is, but not that somebody nudges. */
  tellHere({ user, table, ...notice }: RemoteNotice): void {
    const text = (): string => writeMessage({ k: 'notice', t: table, ...notice });
    const { hub } = this.#parts;
    if (!hub.isHere(user)) return;
    hub.toUser(user, text, notice.by === undefined ? table : undefined);
    hub.emit('noticed', user, table, notice.what);
  }

  /** A person has added or removed a channel, or wants to be told at other times. */
  async channelsChanged(user: string): Promise<void> {
    this.#channels.forget(user);
    await hurryWaiting(this.#parts.db, user, this.#parts.now());
    await this.#parts.bus.publish({ kind: 'channels-changed', user });
  }

  /** As `channelsChanged`, at another node. */
  forgetChannels(user: string): void {
    this.#channels.forget(user);
  }

  /** By push, webhook and mail. */
  async tellOutside(event: NoticeEvent, table: Table): Promise<void> {
    for (const channel of await this.#channels.of(event.user)) {
      if (channel === 'mail' && !this.#sendsMail(event, table)) continue;
      await this.#addJob(event, channel, table);
    }
  }

  async #addJob(event: NoticeEvent, channel: Channel, table: Table): Promise<void> {
    const key = `notice:${channel}:${kindOf(event)}:${table.id}:${event.user}:${event.mark}`;
    await this.#parts.jobs.add('notice', { ...event, channel, table: table.id }, key);
  }

  #sendsMail(event: NoticeEvent, table: Table): boolean {
    return this.#parts.hasMail && isWorthMail(table, event);
  }

  #track(telling: Promise<void>): void {
    const done = telling.catch((error) => this.#failed(error)).finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
  }

  #failed(error: unknown): void {
    this.#parts.log.error({ err: error }, 'a notice failed');
  }
}
