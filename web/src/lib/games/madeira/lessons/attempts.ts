/** Small questions that the goals of several lessons ask. */
import { at } from '@caravel/core';
import type { MadeiraMove, View } from '@caravel/madeira';
import type { Attempt } from '../../../learn/lesson.ts';

type Try = Attempt<View, MadeiraMove>;
type Seat = View['seats'][number];
type City = View['cities'][number];

/** Lessons are played from seat 0. */
export const mine = ({ seats }: View): Seat => at(seats, 0);

export const cityOf = ({ cities }: View, name: City['city']): City =>
  at(
    cities.filter(({ city }) => city === name),
    0,
  );
export const citySeat = (view: View, name: City['city']): City['seats'][number] => at(cityOf(view, name).seats, 0);

export const goodsOf = (view: View, name: Seat['goods'][number]['good']): number =>
  mine(view).goods.find(({ good }) => good === name)?.count ?? 0;

/** W1, W2: the levels that all Goods at home would bring, two Wheat each and two others for one Wheat. */
export const wheatLevels = (view: View): number =>
  Math.floor((goodsOf(view, 'wheat') + Math.floor((goodsOf(view, 'sugar') + goodsOf(view, 'wine')) / 2)) / 2);

export const lastMove = ({ made }: Try): MadeiraMove | undefined => made.at(-1);

/** The last move is of one of these kinds. */
export const movesOf = (attempt: Try, ...kinds: readonly MadeiraMove['kind'][]): boolean =>
  kinds.some((kind) => kind === lastMove(attempt)?.kind);

export const isPass = (attempt: Try): boolean => movesOf(attempt, 'pass reals', 'pass city', 'pass watch', 'pass ship');
export const isMill = (attempt: Try): boolean => movesOf(attempt, 'windmill up', 'windmill down bread', 'windmill down reals', 'exchange');

type Field = View['fields'][number];
export const fieldOf = ({ fields }: View, name: Field['field']): Field =>
  at(
    fields.filter(({ field }) => field === name),
    0,
  );

/** The region a character stands in this round; the special harvest is that of the empty building. */
export const regionOf = ({ buildings }: View, figure: string): number | undefined =>
  buildings.find(({ character }) => (character ?? 'special') === figure)?.region;
