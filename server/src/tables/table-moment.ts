/** Round and phase in a table's record: they follow from the log, so whoever watches the table need not be told. */
import type { Game, State } from '@caravel/core';
import type { Live } from '../model/table.ts';

export const atMoment = (live: Live, game: Game, state: State): Live => {
  const moment = game.moment?.(state);
  if (!moment || (moment.round === live.moment?.round && moment.phase === live.moment.phase)) return live;
  return { ...live, moment };
};

const besideMoment = ({ moment, ...rest }: Live): Live => rest;

/** To compare records that were read anew. */
export const textBesideMoment = (live: Live): string => JSON.stringify(besideMoment(live));

export const isSameBesideMoment = (one: Live, other: Live): boolean => {
  if (one === other) return true;
  if (one.moment === other.moment) return false;
  const [a, b] = [besideMoment(one), besideMoment(other)];
  return Object.keys({ ...a, ...b }).every((key) => Reflect.get(a, key) === Reflect.get(b, key));
};
