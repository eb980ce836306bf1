/**
 * Targets are what a person can touch on a board, written `ship:7` or `city:0:wharf` in `data-thing`.
 * A game describes its kinds once, each with the values of its parts, and has a type, makers and a parser from it:
 *
 *     export const { target, parseTarget } = defineTargets({ house: [], ship: [HOLDS], city: [SEATS, BUILDINGS] });
 *     export type Target = TargetOf<typeof target>;          // 'house' | 'ship:4' | … | `city:${number}:wharf` | …
 *     target.city(0, 'wharf')                                // 'city:0:wharf'
 *     parseTarget('ship:7')                                  // { kind: 'ship', parts: [7] }
 */
type Part = string | number;
type Values = readonly (readonly Part[])[];
type Description = Readonly<Record<string, Values>>;

type Parts<V extends Values> = { readonly [I in keyof V]: V[I][number] };
type Written<P extends readonly unknown[]> = P extends readonly [infer First extends Part, ...infer Rest]
  ? `:${First}${Written<Rest>}`
  : '';
type Makers<D extends Description> = { readonly [K in keyof D & string]: (...parts: Parts<D[K]>) => `${K}${Written<Parts<D[K]>>}` };

/** What a target says: its kind and its parts. */
export type Parsed<D extends Description> = { [K in keyof D & string]: { readonly kind: K; readonly parts: Parts<D[K]> } }[keyof D &
  string];

/** The type of all texts that the makers make. */
export type TargetOf<M extends Readonly<Record<string, (...parts: never[]) => string>>> = ReturnType<M[keyof M]>;

interface Targets<D extends Description> {
  readonly target: Makers<D>;
  readonly parseTarget: (text: string) => Parsed<D> | undefined;
}

const makerOf =
  (kind: string) =>
  (...parts: readonly Part[]): string =>
    [kind, ...parts].join(':');

/** The values that read like these texts; undefined if there is one that is none of its list. */
const valuesOf = (lists: Values, texts: readonly string[]): readonly Part[] | undefined => {
  const values = lists.map((list, i) => list.find((value) => String(value) === texts[i]));
  const known = values.filter((value) => value !== undefined);
  return known.length === lists.length && texts.length === lists.length ? known : undefined;
};

export const defineTargets = <const D extends Description>(description: D): Targets<D> => ({
  // Object.fromEntries forgets which kinds it was given, and the parts were found in the lists of their kind.
  target: Object.fromEntries(Object.keys(description).map((kind) => [kind, makerOf(kind)])) as Makers<D>,
  parseTarget: (text) => {
    const [kind = '', ...texts] = text.split(':');
    const lists = Object.hasOwn(description, kind) ? description[kind] : undefined;
    const parts = lists && valuesOf(lists, texts);
    return parts && ({ kind, parts } as Parsed<D>);
  },
});
