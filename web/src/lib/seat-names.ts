/** What the seats of a table are called: no two of them the same. */
export interface NamedSeat {
  readonly kind: 'person' | 'bot' | 'open';
  /** '' for a bot that has no name of its own, and for a free seat. */
  readonly name: string;
}

/** Names that differ only in accents or capitals are too alike to tell people apart. */
const folded = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

class Names {
  readonly #taken = new Set<string>();

  isFree(name: string): boolean {
    return !this.#taken.has(folded(name));
  }

  /** The name, with a number where it is taken. */
  take(name: string): string {
    let own = name;
    for (let n = 2; !this.isFree(own); n++) own = `${name} ${n}`;
    this.#taken.add(folded(own));
    return own;
  }
}

/** Whoever has a name keeps it; then each bot without one takes the first free of `botNames`, counted from its seat so that it keeps it when others change. */
export const seatNames = (seats: readonly NamedSeat[], botNames: readonly string[]): string[] => {
  const names = new Names();
  const own = seats.map(({ name }) => (name === '' ? '' : names.take(name)));
  return seats.map(({ kind }, seat) => {
    if (own[seat] !== '' || kind !== 'bot') return own[seat] ?? '';
    const from = (seat + botNames.length - 1) % botNames.length;
    const order = [...botNames.slice(from), ...botNames.slice(0, from)];
    return names.take(order.find((name) => names.isFree(name)) ?? botNames[from] ?? '');
  });
};
