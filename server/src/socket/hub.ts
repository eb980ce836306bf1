/** Who looks at which table, and who is here: the way from a happening to the sockets. Knows no rules and no SQL. */

/** A socket as the hub needs it. */
export interface Ear {
  readonly user: string | undefined;
  /** The table the person looks at now, if the page said so. */
  looksAt: string | undefined;
  hear(text: string): void;
}

const put = <K>(map: Map<K, Set<Ear>>, key: K, ear: Ear): void => {
  const set = map.get(key);
  if (set) set.add(ear);
  else map.set(key, new Set([ear]));
};

const take = <K>(map: Map<K, Set<Ear>>, key: K, ear: Ear): void => {
  const set = map.get(key);
  set?.delete(ear);
  if (set?.size === 0) map.delete(key);
};

export class Hub {
  readonly #tables = new Map<string, Set<Ear>>();
  readonly #users = new Map<string, Set<Ear>>();

  arrive(ear: Ear): void {
    if (ear.user) put(this.#users, ear.user, ear);
  }

  depart(ear: Ear, tables: Iterable<string>): void {
    if (ear.user) take(this.#users, ear.user, ear);
    for (const table of tables) take(this.#tables, table, ear);
  }

  watch(ear: Ear, table: string): void {
    put(this.#tables, table, ear);
  }

  unwatch(ear: Ear, table: string): void {
    take(this.#tables, table, ear);
  }

  isWatched(table: string): boolean {
    return this.#tables.has(table);
  }

  /** Whether the user has this very table before their eyes, here. */
  looksAt(user: string, table: string): boolean {
    for (const ear of this.#users.get(user) ?? []) if (ear.looksAt === table) return true;
    return false;
  }

  toTable(table: string, text: string, may: (user: string | undefined) => boolean = () => true): void {
    for (const ear of this.#tables.get(table) ?? []) if (may(ear.user)) ear.hear(text);
  }

  toUser(user: string, text: string): void {
    for (const ear of this.#users.get(user) ?? []) ear.hear(text);
  }
}
