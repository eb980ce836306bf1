/** Undos at one table: each of them makes bots and pages think again. Whoever takes back all the time leaves the others their share. */
import { Bucket } from '../limits/bucket.ts';

export class UndoLimit {
  readonly #perMinute: number;
  readonly #players: number;
  readonly #table: Bucket;
  readonly #shares = new Map<number, Bucket>();

  constructor(perMinute: number, players: number, now: number) {
    this.#perMinute = perMinute;
    this.#players = players;
    this.#table = new Bucket(perMinute / 60, now, perMinute);
  }

  /** From the seat's own share, which the whole table has that much less of; then from what the table has left. */
  take(seat: number, now: number): boolean {
    if (!this.#shareOf(seat, now).take(now)) return this.#table.take(now);
    this.#table.owe(now);
    return true;
  }

  /** All shares together fill as fast as the table's bucket; a few undos are in each. */
  #shareOf(seat: number, now: number): Bucket {
    const share = this.#shares.get(seat) ?? new Bucket(this.#perMinute / 60 / this.#players, now, Math.max(1, this.#perMinute / 12));
    this.#shares.set(seat, share);
    return share;
  }
}
