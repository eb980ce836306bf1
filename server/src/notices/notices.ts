/** Tells people what happens at their tables: their sockets at once, on every node; push, webhook and mail by jobs. */
import type { FastifyBaseLogger } from 'fastify';
import type { Hub } from '../hub/hub.ts';
import { writeMessage } from '../hub/messages.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Occasion } from '../model/notice.ts';
import type { Table } from '../model/table.ts';
import type { Database } from '../store/database.ts';
import { Eyes } from './eyes.ts';
import { occasionsOf } from './occasions.ts';
import { Reach } from './reach.ts';
import { type Spoken, Spread } from './spread.ts';

export interface NoticeParts {
  readonly db: Database;
  readonly hub: Hub;
  readonly jobs: Jobs;
  readonly log: FastifyBaseLogger;
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
    const { db, hub } = parts;
    this.#parts = parts;
    this.eyes = new Eyes(hub, db);
    this.#reach = new Reach(db);
    this.#spread = new Spread(db, (error) => this.#failed(error));
  }

  happened(before: Table, table: Table): void {
    for (const occasion of occasionsOf(before, table)) this.tell(occasion, table);
  }

  tell(occasion: Occasion, table: Table): void {
    const text = (): string => writeMessage({ k: 'notice', what: occasion.what, t: table.id, game: table.game });
    this.#parts.hub.toUser(occasion.user, text, table.id);
    this.#spread.add(occasion.user, text, table.id);
    if (!this.#reach.isNowhere(occasion.user)) this.tellOutside(occasion, table).catch((error) => this.#failed(error));
  }

  /** A person can be reached otherwise than before. */
  async reachChanged(user: string): Promise<void> {
    this.#reach.forget(user);
    await this.#parts.db.publish(`reach ${user}`);
  }

  /** What other nodes say. */
  heard(what: string, rest: string): void {
    const [first = '', second = '', third = ''] = rest.split(' ');
    if (what === 'notices') for (const [user, text, table] of JSON.parse(rest) as Spoken[]) this.#parts.hub.toUser(user, () => text, table);
    else if (what === 'reach') this.#reach.forget(first);
    else if (what === 'seen') this.eyes.seen(first);
    else if (what === 'eyes') this.eyes.answer(first, second, third).catch((error) => this.#failed(error));
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
