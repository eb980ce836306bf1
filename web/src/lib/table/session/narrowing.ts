/** From touches to a move: every legal move names the things one touches for it, each touch keeps the moves that go on with it. */
import type { MoveStruct } from '@caravel/core';
import type { Target } from '../game-ui.ts';

export interface Option {
  /** The text, and what it says. */
  readonly move: string;
  readonly struct: MoveStruct;
  readonly things: readonly Target[];
}

export interface Narrowing {
  readonly options: readonly Option[];
  readonly touched: readonly Target[];
}

export type Touched =
  | { readonly kind: 'play'; readonly move: string }
  | { readonly kind: 'narrowed'; readonly narrowing: Narrowing }
  | { readonly kind: 'closed' };

export const start = (options: readonly Option[]): Narrowing => ({ options, touched: [] });

/** The same touches on other options, as far as they still leave a choice: somebody else has moved meanwhile. */
export const retouch = (options: readonly Option[], touched: readonly Target[]): Narrowing => {
  let narrowing = start(options);
  for (const thing of touched) {
    const next = touch(narrowing, thing);
    if (next.kind !== 'narrowed') break;
    narrowing = next.narrowing;
  }
  return narrowing;
};

/** The things of an option still to be touched. */
const left = ({ things }: Option, touched: readonly Target[]): readonly Target[] =>
  touched.reduce<readonly Target[]>((rest, thing) => (rest.includes(thing) ? rest.toSpliced(rest.indexOf(thing), 1) : rest), things);

/** How many things all these lists begin with: what is common to all need not be touched. */
const shared = ([first, ...rest]: readonly (readonly Target[])[]): number => {
  if (!first || rest.length === 0) return 0;
  const differs = first.findIndex((thing, i) => rest.some((list) => list[i] !== thing));
  return differs === -1 ? first.length : differs;
};

interface Next {
  readonly option: Option;
  /** What goes on with it: the next in its list; for one that is complete while longer ones go on, its last again. */
  readonly thing: Target | undefined;
  readonly later: readonly Target[];
}

/** Before the first touch nothing is skipped: a person must have touched something. */
const nexts = ({ options, touched }: Narrowing): readonly Next[] => {
  const lists = options.map((option) => left(option, touched));
  const skipped = touched.length === 0 ? 0 : shared(lists);
  return options.map((option, i) => {
    const later = lists[i]?.slice(skipped) ?? [];
    return { option, thing: later[0] ?? option.things.at(-1), later };
  });
};

/** What can be touched now. */
export const openThings = (narrowing: Narrowing): ReadonlySet<Target> => new Set(nexts(narrowing).flatMap(({ thing }) => thing ?? []));

/** What stands further on in a move: touching it first keeps the moves it belongs to. */
export const laterThings = (narrowing: Narrowing): ReadonlySet<Target> => {
  const open = openThings(narrowing);
  return new Set(nexts(narrowing).flatMap(({ later }) => later.filter((thing) => !open.has(thing))));
};

/** A button of the prompt: a move, or where there are many the thing several begin with. */
export type Choice = { readonly kind: 'move'; readonly option: Option } | { readonly kind: 'thing'; readonly thing: Target };

const MANY = 9;

const asMove = ({ option }: Next): Choice => ({ kind: 'move', option });

/** One button for each thing that several begin with. */
const byThing = (ways: readonly Next[]): readonly Choice[] =>
  [...Map.groupBy(ways, ({ thing }) => thing ?? '')].flatMap(([thing, some]) =>
    some.length > 1 ? { kind: 'thing', thing } : some.map(asMove),
  );

/** The options as a list of buttons, no longer than it must be; at its end one for each gate, whatever stands behind it. */
export const choices = (narrowing: Narrowing, gates: readonly Target[] = []): readonly Choice[] => {
  const ways = nexts(narrowing);
  const isGated = ({ thing }: Next): boolean => thing !== undefined && gates.includes(thing);
  const plain = ways.filter((way) => !isGated(way));
  const shut = gates.filter((gate) => ways.some(({ thing }) => thing === gate));
  return [...(plain.length > MANY ? byThing(plain) : plain.map(asMove)), ...shut.map((thing): Choice => ({ kind: 'thing', thing }))];
};

/** What a touch keeps: the options that go on with the thing; failing these, those it stands in further on. */
const kept = (narrowing: Narrowing, touched: Target): readonly Next[] => {
  const all = nexts(narrowing);
  const next = all.filter(({ thing }) => thing === touched);
  return next.length > 0 ? next : all.filter(({ later }) => later.includes(touched));
};

/** Nothing else of the option is left to be touched: one that is merely the last possible is not played by itself. */
const isLast = ({ later }: Next, thing: Target): boolean => later.length === 0 || (later.length === 1 && later[0] === thing);

export const touch = (narrowing: Narrowing, thing: Target): Touched => {
  const ways = kept(narrowing, thing);
  const [only] = ways;
  if (!only) return { kind: 'closed' };
  if (ways.length === 1 && isLast(only, thing)) return { kind: 'play', move: only.option.move };
  const options = ways.map(({ option }) => option);
  const again = narrowing.touched.at(-1) === thing ? options.find((option) => left(option, narrowing.touched).length === 0) : undefined;
  if (again) return { kind: 'play', move: again.move };
  return { kind: 'narrowed', narrowing: { options, touched: [...narrowing.touched, thing] } };
};
