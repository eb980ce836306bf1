/**
 * How much one caller may ask. Somebody without a name is counted by address. A person and a token have a limit of their own, so that two people
 * behind one address do not starve each other; all of an address together have a larger one, so that many names are not many limits. Tokens share
 * that of the account behind them instead, so that bots behind one address do not starve each other, and an address has a wide one for all its
 * tokens. What somebody asks beyond their own limit is not counted against others.
 */
import { PerMinute } from './minute.ts';

/** How many times the limit of one caller an address as a whole has. */
export const ADDRESS_SHARE = 10;
/** How many times that all tokens of an address have: accounts cost nothing. */
const TOKENS_SHARE = 10;

/** What all tokens of an address together have, where one caller has so much. */
export const ofTokens = (rate: number): number => rate * ADDRESS_SHARE * TOKENS_SHARE;

export interface Caller {
  /** The network of the believed address. */
  readonly address: string;
  /** The hash of the session or token that was shown, whether it is good or not. */
  readonly key: string | undefined;
  /** A token has its own limit, whoever it belongs to. */
  readonly isToken: boolean;
}

/** Who the caller is, as far as limits care. */
export interface Identity {
  readonly id: string;
  /** Of a bot. */
  readonly owner?: string | undefined;
}

/** Whose own limit it is: a token's, a person's, or that of an address where nobody is known. */
export const nameOf = ({ address, key, isToken }: Caller, person: Identity | undefined): string =>
  person === undefined ? address : isToken && key ? key : person.id;

/** Whose larger limit it is: that of the account behind a token, with all its bots, or that of the address. */
export const groupOf = ({ address, isToken }: Caller, person: Identity | undefined): string =>
  isToken && person ? `account ${person.owner ?? person.id}` : address;

export class RequestLimits {
  readonly #groups: PerMinute;
  readonly #tokens: PerMinute;
  readonly #strangers: PerMinute;
  readonly #keys: PerMinute;
  readonly #people: PerMinute;

  constructor(rate: number) {
    this.#groups = new PerMinute(rate * ADDRESS_SHARE);
    this.#tokens = new PerMinute(ofTokens(rate));
    this.#strangers = new PerMinute(rate);
    this.#keys = new PerMinute(rate);
    this.#people = new PerMinute(rate);
  }

  /** Before anything is looked up. */
  demandKey({ address, key }: Caller): void {
    if (key) this.#keys.demand(key);
    else this.#strangers.demand(address);
  }

  /** A key that is nobody's, and several sessions of one person, are no way around it. Others are charged last, for what is carried out. */
  demandPerson(caller: Caller, person: Identity | undefined): void {
    const { address, key, isToken } = caller;
    if (person === undefined && key) this.#strangers.demand(address);
    if (person !== undefined && !isToken) this.#people.demand(person.id);
    this.#groups.demand(groupOf(caller, person));
    if (person !== undefined && isToken) this.#tokens.demand(address);
  }
}

/** The limit of a route that may be used less often than others. */
export class RouteLimit {
  readonly #own: PerMinute;
  readonly #groups: PerMinute;
  readonly #tokens: PerMinute;
  readonly #isDoor: boolean;

  /** A sign-in route (`isDoor`) is counted by address, because failed attempts belong to nobody. */
  constructor(most: number, isDoor: boolean) {
    this.#own = new PerMinute(most);
    this.#groups = new PerMinute(most * ADDRESS_SHARE);
    this.#tokens = new PerMinute(ofTokens(most));
    this.#isDoor = isDoor;
  }

  demand(caller: Caller, person: Identity | undefined): void {
    if (this.#isDoor || person === undefined) return this.#own.demand(caller.address);
    this.#own.demand(nameOf(caller, person));
    this.#groups.demand(groupOf(caller, person));
    if (caller.isToken) this.#tokens.demand(caller.address);
  }
}
