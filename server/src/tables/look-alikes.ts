/** Names at a table must not be confusable. */
import { skeletonOf } from '../model/name-skeleton.ts';
import { Refusal } from '../model/refusal.ts';
import type { Live } from '../model/table.ts';

const isAlike = ({ seats }: Live, user: string | undefined, name: string): boolean => {
  const own = skeletonOf(name);
  return seats.some((seat) => seat.user !== undefined && seat.user !== user && skeletonOf(seat.name) === own);
};

/** `user` is undefined for a guest who has not been created yet. */
export const demandUnlike = (live: Live, user: string | undefined, name: string): void => {
  if (isAlike(live, user, name)) throw new Refusal('taken', 'somebody at this table has a name that looks the same', { field: 'name' });
};
