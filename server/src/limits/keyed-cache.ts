/** One item per key, created on first use. When it is full, idle items go first, then the oldest. */
export class KeyedCache<T> {
  readonly #make: () => T;
  readonly #isIdle: (item: T) => boolean;
  readonly #most: number;
  readonly #all = new Map<string, T>();

  constructor(make: () => T, isIdle: (item: T) => boolean, most = 20_000) {
    this.#make = make;
    this.#isIdle = isIdle;
    this.#most = most;
  }

  get size(): number {
    return this.#all.size;
  }

  of(key: string): T {
    const known = this.#all.get(key);
    if (known !== undefined) return known;
    if (this.#all.size >= this.#most) this.#makeRoom();
    const made = this.#make();
    this.#all.set(key, made);
    return made;
  }

  #makeRoom(): void {
    for (const [key, item] of this.#all) if (this.#isIdle(item)) this.#all.delete(key);
    // A tenth at once, so that not every newcomer walks through all of them.
    let surplus = this.#all.size - Math.floor(this.#most * 0.9);
    for (const key of this.#all.keys()) if (surplus-- > 0) this.#all.delete(key);
  }
}
