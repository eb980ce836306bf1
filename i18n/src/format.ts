/** How a language counts, writes numbers and joins lists. */

export interface Forms {
  readonly one?: string;
  readonly other: string;
}

export interface Speech {
  number(n: number): string;
  /** With a sign: `+2`, `−1`. */
  signed(n: number): string;
  /** A share in per cent with how far it may be off: `61 ± 3`. */
  within(share: number, error: number): string;
  list(items: readonly string[]): string;
  /** Likewise, equal ones once: `ships ×2 and favors`. */
  tally(items: readonly string[]): string;
  /** The form the number calls for, with `#` replaced by the number. */
  plural(n: number, forms: Forms): string;
  /** Likewise with the signed number: `+1 ship`, `−2 ships`. */
  change(n: number, forms: Forms): string;
  /** A message of change for each key. */
  changes<Key extends string>(forms: Readonly<Record<Key, Forms>>): Record<Key, (n: number) => string>;
}

/** Hungarian counts in the singular, so its catalogue gives `other` alone; `many` of Italian and Portuguese begins at a million. */
export const speechIn = (locale: string): Speech => {
  const numbers = new Intl.NumberFormat(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const rules = new Intl.PluralRules(locale);
  const number = (n: number): string => numbers.format(n);
  const signed = (n: number): string => (n < 0 ? `−${number(-n)}` : `+${number(n)}`);
  const perCent = (share: number): string => number(Math.round(100 * share));
  const within = (share: number, error: number): string => (error < 0.005 ? perCent(share) : `${perCent(share)} ± ${perCent(error)}`);
  const formFor = (n: number, forms: Forms): string => (rules.select(n) === 'one' ? (forms.one ?? forms.other) : forms.other);
  const change = (n: number, forms: Forms): string => formFor(Math.abs(n), forms).replace('#', signed(n));
  return {
    number,
    signed,
    within,
    list: (items) => lists.format(items),
    tally: (items) => {
      const counts = [...Map.groupBy(items, (item) => item)];
      return lists.format(counts.map(([item, { length }]) => (length > 1 ? `${item} ×${number(length)}` : item)));
    },
    plural: (n, forms) => formFor(n, forms).replace('#', number(n)),
    change,
    changes: <Key extends string>(forms: Readonly<Record<Key, Forms>>) =>
      Object.fromEntries(Object.entries<Forms>(forms).map(([key, of]) => [key, (n: number) => change(n, of)])) as Record<
        Key,
        (n: number) => string
      >,
  };
};
