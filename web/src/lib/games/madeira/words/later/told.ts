/** A move of the log between what was before and what is after. */
import type { Seat } from '@caravel/core';
import type { Resource, Sentences, Words } from '@caravel/i18n/madeira';
import { GOODS, type MadeiraMove, type SeatView, type View } from '@caravel/madeira';

export interface Played {
  readonly before: View;
  readonly after: View;
  readonly seat: Seat;
  readonly move: MadeiraMove;
}

/** And what is there to tell it with. */
export interface Told extends Played {
  readonly terms: Words;
  /** What is said of a seat; of CHANCE, what is about nobody. */
  readonly of: (who: Seat) => Sentences;
}

const amountOf = (seat: SeatView, resource: Resource): number | undefined => {
  if (resource === 'wheat' || resource === 'sugar' || resource === 'wine') return seat.goods.find(({ good }) => good === resource)?.count;
  return seat[resource];
};

const RESOURCES: readonly Resource[] = ['points', 'reals', ...GOODS, 'wood', 'bread', 'pirates'];

/** What the sentence itself or a sentence beside it tells. */
interface ToldElsewhere {
  readonly untold: readonly Resource[];
  /** How many of the points. */
  readonly points: number;
  /** How many Reals were paid for it. */
  readonly paid: number;
}

/** What the seat has gained and paid besides. */
export const changesOf = ({ terms, before, after, seat }: Told, { untold, points, paid }: ToldElsewhere): string[] => {
  const [was, is] = [before.seats[seat], after.seats[seat]];
  if (!was || !is) return [];
  return RESOURCES.filter((resource) => !untold.includes(resource)).flatMap((resource) => {
    const [had, has] = [amountOf(was, resource), amountOf(is, resource)];
    // I2: Pirates that are shown at the end have not been gained.
    if (had === undefined || has === undefined) return [];
    const by = has - had - (resource === 'points' ? points : 0) + (resource === 'reals' ? paid : 0);
    return by === 0 ? [] : [terms.change(resource, by)];
  });
};
