/** The channels of people besides their sockets, cached: most have none, and a move must not cost a query. */
import type { Channel } from '../model/notice.ts';
import type { Database } from '../store/database.ts';
import { MOST_FAILURES } from '../store/hooks.ts';

const KEPT_FOR = 60_000;
const MOST = 20_000;

interface Row {
  push: number;
  webhook: number;
  mail: number;
}

const READ = `SELECT (SELECT COUNT(*) FROM pushes p WHERE p.user_id = u.id) AS push,
  (SELECT COUNT(*) FROM hooks h WHERE h.owner = u.id AND h.failures < ${MOST_FAILURES}) AS webhook,
  CASE WHEN u.email IS NULL OR u.email_confirmed = 0 THEN 0 ELSE u.mail END AS mail
  FROM users u WHERE u.id = $1`;

interface Known {
  readonly channels: Promise<readonly Channel[]>;
  readonly until: number;
  /** There is no channel. */
  isUnreachable?: boolean;
}

export class Channels {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #known = new Map<string, Known>();

  /** By a clock that never steps back. */
  constructor(db: Database, now = () => performance.now()) {
    this.#db = db;
    this.#now = now;
  }

  /** The person has changed their channels. */
  forget(user: string): void {
    this.#known.delete(user);
  }

  /** Whether the person is known to have no channel; synchronous because that is the usual case. */
  isUnreachable(user: string): boolean {
    const known = this.#known.get(user);
    return known?.isUnreachable === true && known.until > this.#now();
  }

  of(user: string): Promise<readonly Channel[]> {
    const known = this.#known.get(user);
    if (known && known.until > this.#now()) return known.channels;
    if (this.#known.size >= MOST) this.#known.clear();
    const fresh: Known = { channels: this.#read(user), until: this.#now() + KEPT_FOR };
    this.#known.set(user, fresh);
    fresh.channels.then(
      ({ length }) => {
        fresh.isUnreachable = length === 0;
      },
      () => this.forget(user),
    );
    return fresh.channels;
  }

  async #read(user: string): Promise<readonly Channel[]> {
    const [row] = await this.#db.all<Row>(READ, user);
    return row ? (['push', 'webhook', 'mail'] as const).filter((channel) => row[channel] > 0) : [];
  }
}
