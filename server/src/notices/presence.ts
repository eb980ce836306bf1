/** Who is looking at a table right now, at whichever node their page is connected, and since when the others are not. */
import { EventEmitter } from 'node:events';
import type { PresenceMessage } from '@caravel/protocol';
import type { Bus } from '../cluster/bus.ts';
import type { Hub } from '../hub/hub.ts';
import { newId } from '../model/ids.ts';
import { peopleAt, type Table } from '../model/table.ts';

/** Other nodes answer by then, or nobody looks: a notice can wait for a busy node, who sits at the table sees soon who left. */
const NOTICE_PATIENCE = 1000;
const TABLE_PATIENCE = 300;
/** Departures a node remembers: of older ones it only knows that the person is not there. */
const LEFT_KEPT = 20_000;

interface Departure {
  readonly user: string;
  readonly table: string;
  readonly left?: number | undefined;
}

const keyOf = (user: string, table: string): string => `${table} ${user}`;

/** `change`: somebody came to this table, left it, or asks who is there. */
export class Presence extends EventEmitter<{ change: [table: string] }> {
  readonly #hub: Hub;
  readonly #bus: Bus;
  readonly #now: () => number;
  readonly #waiting = new Map<string, () => void>();
  readonly #left = new Map<string, number>();

  constructor(hub: Hub, bus: Bus, now: () => number) {
    super();
    this.#hub = hub;
    this.#bus = bus;
    this.#now = now;
  }

  /** A player began or ceased to look at the table, on this node. */
  async changed(user: string, table: string): Promise<void> {
    const left = this.#hub.looksAt(user, table) ? {} : { left: this.#now() };
    this.#remember({ user, table, ...left });
    await this.#bus.publish({ kind: 'presence', user, table, ...left });
  }

  /** The same on another node: whoever left there may still be here, in another tab. */
  async hear(departure: Departure): Promise<void> {
    const { user, table, left } = departure;
    if (left !== undefined && this.#hub.looksAt(user, table)) await this.#bus.publish({ kind: 'presence', user, table });
    else this.#remember(departure);
  }

  /** Everybody who wants to know who is away from the table is told. */
  ask(table: string): void {
    this.emit('change', table);
  }

  /** The players of the table who are not there; whoever comes or goes meanwhile is a change of its own. */
  async awayFrom(table: Table): Promise<PresenceMessage> {
    const people = peopleAt(table);
    const isThere = await Promise.all(people.map((user) => this.isLooking(user, table.id, TABLE_PATIENCE)));
    const away = people.filter((_, i) => !isThere[i]).map((user) => ({ user, ...this.#since(user, table.id) }));
    return { k: 'presence', t: table.id, away, now: this.#now() };
  }

  /** Waits a moment for the other nodes, where there are any. */
  async isLooking(user: string, table: string, patience = NOTICE_PATIENCE): Promise<boolean> {
    if (this.#hub.looksAt(user, table)) return true;
    if (this.#bus.isAlone) return false;
    const question = newId();
    const seen = new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), patience);
      this.#waiting.set(question, () => {
        clearTimeout(timer);
        resolve(true);
      });
    });
    await this.#bus.publish({ kind: 'presence-question', question, user, table });
    return seen.finally(() => this.#waiting.delete(question));
  }

  /** Another node asks. */
  async answer(question: string, user: string, table: string): Promise<void> {
    if (this.#hub.looksAt(user, table)) await this.#bus.publish({ kind: 'presence-answer', question });
  }

  /** Another node answers that they do. */
  confirm(question: string): void {
    this.#waiting.get(question)?.();
  }

  #since(user: string, table: string): { since?: number } {
    const since = this.#left.get(keyOf(user, table));
    return since === undefined ? {} : { since };
  }

  #remember({ user, table, left }: Departure): void {
    const key = keyOf(user, table);
    this.#left.delete(key);
    if (left !== undefined) this.#left.set(key, left);
    if (this.#left.size > LEFT_KEPT) this.#left.delete(this.#left.keys().next().value as string);
    this.emit('change', table);
  }
}
