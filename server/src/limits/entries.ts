/** How many entries of logs somebody reads in a minute: one long log is as much work as many short ones. */
import { PerMinute } from './minute.ts';
import { ADDRESS_SHARE, type Caller, groupOf, type Identity, nameOf } from './requests.ts';

export class EntryLimits {
  readonly #own: PerMinute;
  readonly #groups: PerMinute;

  constructor(rate: number) {
    this.#own = new PerMinute(rate);
    this.#groups = new PerMinute(rate * ADDRESS_SHARE);
  }

  /** For whoever may read: a token, a person, or an address without one. */
  of(caller: Caller, person: Identity | undefined): (count: number) => void {
    const [name, group] = [nameOf(caller, person), groupOf(caller, person)];
    return (count) => {
      this.#own.demand(name, count);
      this.#groups.demand(group, count);
    };
  }
}
