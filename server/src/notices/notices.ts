/** Tells people what happens at their tables: their sockets at once, on every node; push, webhook and mail by jobs. */
import type { Bus } from '../cluster/bus.ts';
import type { RemoteNotice } from '../cluster/message.ts';
import type { Hub } from '../hub/hub.ts';
import { writeMessage } from '../hub/messages.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../model/log.ts';
import type { Occasion } from '../model/notice.ts';
import type { Table } from '../model/table.ts';
import type { Database } from '../store/database.ts';
import { Eyes } from './eyes.ts';
import { occasionsOf } from './occasions.ts';
import { Reach } from './reach.ts';
import { Spread } from './spread.ts';

export interface NoticeParts {
  readonly db: Database;
  readonly bus: Bus;
  readonly hub: Hub;
  readonly jobs: Jobs;
  readonly log: Log;
  /** Whether mail can be sent. */
  readonly hasMail: boolean;
}

/** Mail about every turn of a live game would come too late and too often; mail about a reveal comes too late. */
const isWorthMail = ({ header }: Table, { what }: Occasion): boolean =>
  what !== 'reveal' && (header.pace.kind !== 'live' || what === 'started' || what === 'joined');

export class Notices {
  readonly eyes: Eyes;
  readonly #parts: NoticeParts;
  readonly #reach: Reach;
  readonly #spread: Spread;

  constructor(parts: NoticeParts) {
    const { db, bus, hub } = parts;
    this.#parts = parts;
    this.eyes = new Eyes(hub, bus);
    this.#reach = new Reach(db);
    this.#spread = new Spread(bus, (error) => this.#failed(error));
  }

  happened(before: Table, table: Table): void {
    for (const occasion of occasionsOf(before, table)) this.tell(occasion, table);
  }

  tell(occasion: Occasion, table: Table): void {
    const { user, what } = occasion;
    const notice = { user, what, table: table.id, game: table.game };
    this.tellHere(notice);
    this.#spread.add(notice);
    if (!this.#reach.isNowhere(user)) this.tellOutside(occasion, table).catch((error) => this.#failed(error));
  }

  /** To the sockets of this node. */
  tellHere({ user, what, table, game }: RemoteNotice): void {
    this.#parts.hub.toUser(user, () => writeMessage({ k: 'notice', what, t: table, game }), table);
  }

  /** A person can be reached otherwise than before. */
  async reachChanged(user: string): Promise<void> {
    this.#reach.forget(user);
    await this.#parts.bus.publish({ kind: 'channels-changed', user });
  }

  /** As `reachChanged`, at another node. */
  forgetReach(user: string): void {
    this.#reach.forget(user);
  }

  /** By push, webhook and mail. */
  async tellOutside(occasion: Occasion, table: Table): Promise<void> {
    const { user, what, mark } = occasion;
    for (const channel of await this.#reach.of(user)) {
      if (channel === 'mail' && !this.#sendsMail(occasion, table)) continue;
      await this.#parts.jobs.add(
        'notice',
        { user, what, mark, channel, table: table.id },
        `notice:${channel}:${what}:${table.id}:${user}:${mark}`,
      );
    }
  }

  #sendsMail(occasion: Occasion, table: Table): boolean {
    return this.#parts.hasMail && isWorthMail(table, occasion);
  }

  #failed(error: unknown): void {
    this.#parts.log.error({ err: error }, 'a notice failed');
  }
}
