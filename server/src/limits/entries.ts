/** How many entries of logs somebody reads in a minute: one long log is as much work as many short ones. */
import { PerMinute } from './minute.ts';
import { ADDRESS_SHARE } from './requests.ts';

export class EntryLimits {
  readonly #own: PerMinute;
  readonly #addresses: PerMinute;

  constructor(rate: number) {
    this.#own = new PerMinute(rate);
    this.#addresses = new PerMinute(rate * ADDRESS_SHARE);
  }

  /** For whoever may read: a person, or an address without one. */
  of(person: string | undefined, address: string): (count: number) => void {
    return (count) => {
      this.#own.demand(person ?? address, count);
      this.#addresses.demand(address, count);
    };
  }
}
