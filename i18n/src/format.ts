/** How a language counts, writes numbers and joins lists. */

export interface Forms {
  readonly one?: string;
  readonly other: string;
}

export interface Speech {
  number(n: number): string;
  /** With a sign: `+2`, `−1`. */
  signed(n: number): string;
  list(items: readonly string[]): string;
  /** The form the number calls for, with `#` replaced by the number. */
  plural(n: number, forms: Forms): string;
}

/** Hungarian counts in the singular, so its catalogue gives `other` alone; `many` of Italian and Portuguese begins at a million. */
export const speechIn = (locale: string): Speech => {
  const numbers = new Intl.NumberFormat(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const rules = new Intl.PluralRules(locale);
  const number = (n: number): string => numbers.format(n);
  return {
    number,
    signed: (n) => (n < 0 ? `−${number(-n)}` : `+${number(n)}`),
    list: (items) => lists.format(items),
    plural: (n, forms) => (rules.select(n) === 'one' ? (forms.one ?? forms.other) : forms.other).replace('#', number(n)),
  };
};
