/** How many entries of logs somebody reads in a minute: one long log is as much work as many short ones. */
import { PerMinute } from './minute.ts';
import { ADDRESS_SHARE, type Caller, groupOf, type Identity, nameOf, ofTokens } from './requests.ts';

export class EntryLimits {
  readonly #own: PerMinute;
  readonly #groups: PerMinute;
  readonly #tokens: PerMinute;

  constructor(rate: number) {
    this.#own = new PerMinute(rate);
    this.#groups = new PerMinute(rate * ADDRESS_SHARE);
    this.#tokens = new PerMinute(ofTokens(rate));
  }

  /** For whoever may read: a token, a person, or an address without one. */
  of(caller: Caller, person: Identity | undefined): (count: number) => void {
    const [name, group] = [nameOf(caller, person), groupOf(caller, person)];
    return (count) => {
      this.#own.demand(name, count);
      this.#groups.demand(group, count);
      if (caller.isToken && person) this.#tokens.demand(caller.address, count);
    };
  }
}
