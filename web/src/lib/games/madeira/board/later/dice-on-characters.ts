/**
 * The dice that lie on characters, with the values they show. A position only counts them, for no rule asks more until they are rolled:
 * what they were placed with, and what earlier buildings rolled, the log knows.
 */
import { at } from '@caravel/core';
import { BUILDINGS, type BuildingName, type BuildingView, type MadeiraMove, type View } from '@caravel/madeira';
import { buildingWith } from '../../view.ts';

export interface CharacterDie {
  readonly pirate: boolean;
  /** Unknown where the moves do not tell. */
  readonly value: number | undefined;
  /** C2: rolled again at the building. */
  readonly isRolled: boolean;
}

/** Guild dice and pirate dice: each kind has moves of its own. */
const KINDS = [
  { pirate: false, place: 'die', roll: 'roll', count: ({ guildDice }: BuildingView) => guildDice },
  { pirate: true, place: 'pirate', roll: 'roll pirates', count: ({ pirateDie }: BuildingView) => (pirateDie ? 1 : 0) },
] as const;
type Kind = (typeof KINDS)[number];

type MoveOf<Name extends MadeiraMove['kind']> = Extract<MadeiraMove, { kind: Name }>;
type Placing = MoveOf<'die' | 'pirate'>;
type Resolving = MoveOf<'roll' | 'roll pirates' | 'marker'>;

/** What happened since the dice left the guild board, in order: in phase B they are placed, in phase C rolled. */
interface Handled {
  readonly placed: readonly Placing[];
  /** With the markers that were moved meanwhile. */
  readonly resolved: readonly Resolving[];
}

const isPlacing = ({ kind }: MadeiraMove): boolean => kind === 'die' || kind === 'pirate' || kind.startsWith('pass ');

const handledIn = (past: Iterable<MadeiraMove>): Handled => {
  const placed: Placing[] = [];
  const resolved: Resolving[] = [];
  let isInB = false;
  for (const move of past) {
    isInB ||= isPlacing(move);
    if (move.kind === 'die' || move.kind === 'pirate') placed.push(move);
    else if (move.kind === 'roll' || move.kind === 'roll pirates') {
      if (isInB) break;
      resolved.push(move);
    } else if (move.kind === 'marker' && !isInB) resolved.push(move);
  }
  return { placed: placed.reverse(), resolved: resolved.reverse() };
};

/** How many markers each building had when phase C began. */
const markersBefore = ({ buildings }: View, resolved: readonly Resolving[]): number[] => {
  const counts = buildings.map(({ markers }) => markers.reduce((sum, { count }) => sum + count, 0));
  for (const move of resolved) if (move.kind === 'marker') shift(counts, move.to, move.from);
  return counts;
};

const shift = (counts: number[], from: BuildingName, to: BuildingName): void => {
  counts[BUILDINGS.indexOf(from)] = at(counts, BUILDINGS.indexOf(from)) - 1;
  counts[BUILDINGS.indexOf(to)] = at(counts, BUILDINGS.indexOf(to)) + 1;
};

type Rolls = ReadonlyMap<BuildingName, readonly number[]>;

/** C1, C2: buildings with markers roll in their order: a roll belongs to the next of them with so many dice. Undefined if there is none. */
const rollsOf = (view: View, kind: Kind, resolved: readonly Resolving[]): Rolls | undefined => {
  const markers = markersBefore(view, resolved);
  const rolls = new Map<BuildingName, readonly number[]>();
  let done = 0;
  for (const move of resolved) {
    if (move.kind === 'marker') shift(markers, move.from, move.to);
    else if (move.kind === kind.roll) {
      const isNext = (building: BuildingView, i: number) => i >= done && at(markers, i) > 0 && kind.count(building) === move.dice.length;
      const next = view.buildings.findIndex(isNext);
      if (next < 0) return undefined;
      rolls.set(at(BUILDINGS, next), move.dice);
      done = next + 1;
    }
  }
  return rolls;
};

/** What the building being resolved has rolled: this the position knows. */
const rolledNow = ({ resolving }: View, { pirate }: Kind, building: BuildingName): readonly number[] | undefined => {
  if (resolving?.building !== building) return undefined;
  const values = pirate ? [resolving.pirateDie].filter((value) => value > 0) : resolving.dice;
  return values.length > 0 ? values : undefined;
};

/** Dice that the moves do not tell of were there before these. */
const lastOf = (values: readonly number[], count: number): (number | undefined)[] =>
  Array.from({ length: count }, (_, i) => values[values.length - count + i]);

const diceOf = (view: View, kind: Kind, { placed, resolved }: Handled): readonly (readonly CharacterDie[])[] => {
  const { pirate } = kind;
  const rolls = rollsOf(view, kind, resolved);
  const own = rolls ? placed.filter((move) => move.kind === kind.place) : [];
  return view.buildings.map((on) => {
    const rolled = rolledNow(view, kind, on.building) ?? rolls?.get(on.building);
    const values = rolled ?? own.filter(({ figure }) => buildingWith(view, figure) === on).map(({ value }) => value);
    return lastOf(values, kind.count(on)).map((value) => ({ pirate, value, isRolled: rolled !== undefined }));
  });
};

export const diceOnCharacters = (view: View, past: Iterable<MadeiraMove>): Readonly<Record<BuildingName, readonly CharacterDie[]>> => {
  const isBare = view.buildings.every(({ guildDice, pirateDie }) => guildDice === 0 && !pirateDie);
  const handled = handledIn(isBare ? [] : past);
  const kinds = KINDS.map((kind) => diceOf(view, kind, handled));
  const on = (building: BuildingName): CharacterDie[] => kinds.flatMap((dice) => at(dice, BUILDINGS.indexOf(building)));
  return { moinho: on('moinho'), capitania: on('capitania'), alfandega: on('alfandega'), casa: on('casa'), fortaleza: on('fortaleza') };
};
