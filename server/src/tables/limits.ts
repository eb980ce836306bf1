/**
 * How many tables one host and one address may have at a time. Tables of an address are counted in the memory of the node: we keep no addresses.
 * One check follows the other on a node, so that many requests at once are counted as well.
 */
import type { TableCaps } from '../config/config.ts';
import { networkOf } from '../limits/network.ts';
import { Refusal } from '../model/refusal.ts';
import { botLevel, type Table } from '../model/table.ts';
import type { TableStore } from '../store/tables.ts';
import type { FreshTable } from './lobby.ts';

/** A game in which nothing has happened for so long holds nobody up. */
const FORGOTTEN = 30 * 86_400_000;
/** Addresses remembered; those that were seen first go first. */
const MOST_ADDRESSES = 10_000;

/** Also one that sits in for somebody. */
const hasBot = ({ live }: Table): boolean => live.seats.some((seat) => botLevel(seat) !== undefined);
const waitsForPlayers = ({ live }: Table): boolean => live.seats.some(({ kind }) => kind === 'open');

export class TableLimits {
  readonly #store: TableStore;
  readonly #caps: TableCaps;
  readonly #now: () => number;
  /** Tables with bots, by the network of whoever made them. */
  readonly #made = new Map<string, Set<string>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: TableStore, caps: TableCaps, now: () => number) {
    this.#store = store;
    this.#caps = caps;
    this.#now = now;
  }

  /** Writes the new table, if its host and their address may have one more. */
  create({ table, secret, together }: FreshTable, address: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#demandOpen(table);
      if (hasBot(table)) await this.#demandBots(table, address);
      await this.#store.create(table, secret, together);
    });
  }

  /** Gives the first bot a seat at the table, if the host may have one more game with bots. */
  seatBot<T>(table: Table, address: string, seat: () => Promise<T>): Promise<T> {
    if (hasBot(table)) return seat();
    return this.#inTurn(async () => {
      await this.#demandBots(table, address);
      return seat();
    });
  }

  get #since(): number {
    return this.#now() - FORGOTTEN;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }

  /** A player may leave the seat again, so a table counts until it begins. One that is full of bots begins in a moment, so there may be more of those. */
  async #demandOpen(table: Table): Promise<void> {
    const { openPerHost, botsPerUser } = this.#caps;
    const open = (await this.#store.hosted(table.host, this.#since)).filter(({ status }) => status === 'open').length;
    if (open < openPerHost + (waitsForPlayers(table) ? 0 : botsPerUser)) return;
    throw new Refusal('too-much', `${open} of your tables have not begun: cancel one of them first`, { field: 'tables' });
  }

  async #demandBots({ id, host }: Table, address: string): Promise<void> {
    const own = (await this.#store.hosted(host, this.#since)).filter(hasBot).length;
    const advice = 'finish, end or cancel one of them first';
    if (own >= this.#caps.botsPerUser) throw new Refusal('too-much', `you have ${own} games with bots: ${advice}`, { field: 'bots' });
    const made = await this.#madeFrom(networkOf(address));
    if (made.size >= this.#caps.botsPerAddress)
      throw new Refusal('too-much', `${made.size} games with bots run from your address: ${advice}`, { field: 'bots' });
    made.add(id);
  }

  /** Those that still go on; they are looked up only where it matters. */
  async #madeFrom(network: string): Promise<Set<string>> {
    const made = this.#made.get(network) ?? new Set<string>();
    if (made.size >= this.#caps.botsPerAddress) {
      const going = await this.#store.goingOn([...made], this.#since);
      for (const id of made) if (!going.has(id)) made.delete(id);
    }
    this.#made.set(network, made);
    for (const oldest of this.#made.keys()) if (this.#made.size > MOST_ADDRESSES) this.#made.delete(oldest);
    return made;
  }
}
