/** From touches to a move: every legal move names the things one touches for it, each touch keeps the moves that go on with it. */
import type { Thing } from './face.ts';

export interface Option {
  readonly move: string;
  readonly things: readonly Thing[];
}

export interface Narrowing {
  readonly options: readonly Option[];
  readonly touched: readonly Thing[];
}

export type Touched =
  | { readonly kind: 'play'; readonly move: string }
  | { readonly kind: 'narrowed'; readonly narrowing: Narrowing }
  | { readonly kind: 'closed' };

export const start = (options: readonly Option[]): Narrowing => ({ options, touched: [] });

/** How many things all remaining options begin with: what is common to all need not be touched. */
const shared = ({ options }: Narrowing): number => {
  const [first, ...rest] = options;
  if (!first || rest.length === 0) return 0;
  const differs = first.things.findIndex((thing, i) => rest.some((option) => option.things[i] !== thing));
  return differs === -1 ? first.things.length : differs;
};

/** Where the next touch decides. Before the first touch nothing is skipped: a person must have touched something. */
const depth = (narrowing: Narrowing): number =>
  narrowing.touched.length === 0 ? 0 : Math.max(narrowing.touched.length, shared(narrowing));

const lastOf = (option: Option): Thing | undefined => option.things.at(-1);

/** The thing that goes on with an option: the next in its list; for one that is complete while longer ones go on, its last again. */
const nextThing = (option: Option, at: number): Thing | undefined => option.things[at] ?? lastOf(option);

/** What can be touched now. */
export const openThings = (narrowing: Narrowing): ReadonlySet<Thing> => {
  const at = depth(narrowing);
  return new Set(narrowing.options.flatMap((option) => nextThing(option, at) ?? []));
};

/** The options a touch keeps: those that go on with the thing; failing these, those it stands in further on. */
const kept = (narrowing: Narrowing, thing: Thing): readonly Option[] => {
  const at = depth(narrowing);
  const next = narrowing.options.filter((option) => nextThing(option, at) === thing);
  if (next.length > 0) return next;
  return narrowing.options.filter(({ things }) => things.includes(thing, at));
};

export const touch = (narrowing: Narrowing, thing: Thing): Touched => {
  const options = kept(narrowing, thing);
  const [only] = options;
  if (!only) return { kind: 'closed' };
  if (options.length === 1) return { kind: 'play', move: only.move };
  const again = narrowing.touched.at(-1) === thing ? options.find(({ things }) => things.length === narrowing.touched.length) : undefined;
  if (again) return { kind: 'play', move: again.move };
  return { kind: 'narrowed', narrowing: { options, touched: [...narrowing.touched, thing] } };
};
