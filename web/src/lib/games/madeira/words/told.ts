/** A move of the log between what was before and what is after. */
import type { Seat } from '@caravel/core';
import type { Resource, Words } from '@caravel/i18n/madeira';
import { GOODS, type MadeiraMove, type SeatView, type View } from '@caravel/madeira';

export interface Told {
  readonly terms: Words;
  readonly names: readonly string[];
  readonly before: View;
  readonly after: View;
  readonly seat: Seat;
  readonly move: MadeiraMove;
}

const amountOf = (seat: SeatView, resource: Resource): number | undefined => {
  if (resource === 'wheat' || resource === 'sugar' || resource === 'wine') return seat.goods.find(({ good }) => good === resource)?.count;
  return seat[resource];
};

const RESOURCES: readonly Resource[] = ['points', 'reals', ...GOODS, 'wood', 'bread', 'pirates'];

/** What the seat has gained and paid, `except` left out: told by the sentence itself. */
export const changesOf = ({ terms, before, after, seat }: Told, except: readonly Resource[] = []): string[] => {
  const [was, is] = [before.seats[seat], after.seats[seat]];
  if (!was || !is) return [];
  return RESOURCES.filter((resource) => !except.includes(resource)).flatMap((resource) => {
    const [had, has] = [amountOf(was, resource), amountOf(is, resource)];
    // I2: Pirates that are shown at the end have not been gained.
    const by = had === undefined || has === undefined ? 0 : has - had;
    return by === 0 ? [] : [terms.change(resource, by)];
  });
};
