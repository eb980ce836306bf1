/** What a puzzle of Madeira is about. */
import { at, type Move, type State } from '@caravel/core';
import { type FigureName, type MadeiraMove, madeira } from '@caravel/madeira';
import { breadCost, buildingOf, names, on, places } from '@caravel/madeira/inside';
import { isEnding } from './decisions.ts';

const BY_FIGURE = {
  steward: 'harvest',
  commander: 'ships',
  'guild-master': 'favors',
  mayor: 'cities',
  special: 'dice',
} as const satisfies Record<FigureName, string>;

const BY_KIND: Readonly<Partial<Record<MadeiraMove['kind'], string>>> = {
  row: 'requests',
  request: 'requests',
  leave: 'requests',
  donate: 'requests',
  city: 'cities',
  guild: 'dice',
  'pass reals': 'dice',
  'pass city': 'cities',
  'pass watch': 'pirates',
  'pass ship': 'ships',
  pirate: 'pirates',
  pay: 'pirates',
  pirates: 'pirates',
  'support pirates': 'pirates',
  'support bread': 'pirates',
  harvest: 'harvest',
  again: 'harvest',
  exchange: 'harvest',
  'windmill up': 'harvest',
  'windmill down bread': 'harvest',
  'windmill down reals': 'harvest',
  'buy wood': 'harvest',
  'get wood': 'harvest',
  sail: 'ships',
  'sail more': 'ships',
};

/** Pieces that are lifted and still have to be put down, and what everybody pays who can. */
const NO_PUZZLE: ReadonlySet<MadeiraMove['kind']> = new Set(['worker', 'citizen', 'ship', 'upkeep', 'feed']);

/** A die that costs Bread is about the dice, any other about what it does. */
const themeOfDie = (s: State, { value, figure }: Extract<MadeiraMove, { kind: 'die' }>): string =>
  breadCost(s, buildingOf(s, names.FIGURES.indexOf(figure)), value) > 0 ? 'dice' : BY_FIGURE[figure];

/** The action of the die that was just placed. */
const themeOfAction = (s: State): string => BY_FIGURE[at(names.FIGURES, on.characterOn(s, on.dieBuilding(s)))];

const themeOfPlace = (place: (typeof places.PLACE_NAMES)[number]): string =>
  places.isSpot(places.PLACE_NAMES.indexOf(place)) ? 'cities' : 'harvest';

const themeOfMove = (s: State, move: MadeiraMove): string | undefined => {
  if (NO_PUZZLE.has(move.kind)) return undefined;
  if (isEnding(s)) return 'ending';
  if (move.kind === 'die') return themeOfDie(s, move);
  if (move.kind === 'act') return themeOfAction(s);
  if (move.kind === 'to') return themeOfPlace(move.place);
  return BY_KIND[move.kind] ?? 'favors';
};

export const themeOf = (s: State, best: readonly Move[]): string | undefined => themeOfMove(s, madeira.moves.struct(at(best, 0)));
