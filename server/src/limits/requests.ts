/**
 * How much one caller may ask. Somebody without a name is counted by address. A person and a token have a limit of their own, so that two people
 * behind one address do not starve each other; all of an address together have a larger one, so that many names are not many limits. What
 * somebody asks beyond their own limit is not counted against their address.
 */
import { PerMinute } from './minute.ts';

/** How many times the limit of one caller an address as a whole has. */
export const ADDRESS_SHARE = 10;

export interface Caller {
  /** The network of the believed address. */
  readonly address: string;
  /** The hash of the session or token that was shown, whether it is good or not. */
  readonly key: string | undefined;
  /** A token has its own limit, whoever it belongs to. */
  readonly isToken: boolean;
}

/** Once it is known who they are. */
const nameOf = ({ key, isToken }: Caller, person: string): string => (isToken && key ? key : person);

export class RequestLimits {
  readonly #addresses: PerMinute;
  readonly #strangers: PerMinute;
  readonly #keys: PerMinute;
  readonly #people: PerMinute;

  constructor(rate: number) {
    this.#addresses = new PerMinute(rate * ADDRESS_SHARE);
    this.#strangers = new PerMinute(rate);
    this.#keys = new PerMinute(rate);
    this.#people = new PerMinute(rate);
  }

  /** Before anything is looked up. */
  demandKey({ address, key }: Caller): void {
    if (key) this.#keys.demand(key);
    else this.#strangers.demand(address);
  }

  /** A key that is nobody's, and several sessions of one person, are no way around it. The address is charged last, for what is carried out. */
  demandPerson({ address, key, isToken }: Caller, person: string | undefined): void {
    if (person === undefined && key) this.#strangers.demand(address);
    if (person !== undefined && !isToken) this.#people.demand(person);
    this.#addresses.demand(address);
  }
}

/** The limit of a route that may be used less often than others. */
export class RouteLimit {
  readonly #own: PerMinute;
  readonly #addresses: PerMinute;
  readonly #isDoor: boolean;

  /** A sign-in route (`isDoor`) is counted by address, because failed attempts belong to nobody. */
  constructor(most: number, isDoor: boolean) {
    this.#own = new PerMinute(most);
    this.#addresses = new PerMinute(most * ADDRESS_SHARE);
    this.#isDoor = isDoor;
  }

  demand(caller: Caller, person: string | undefined): void {
    if (this.#isDoor || person === undefined) return this.#own.demand(caller.address);
    this.#own.demand(nameOf(caller, person));
    this.#addresses.demand(caller.address);
  }
}
