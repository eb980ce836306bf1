/** Payments where one choice is always worth more. */
import * as md from '@caravel/madeira/inside';
import type { Pattern } from './pattern.ts';

const { on, names } = md;

/** Bread kept for the next round prevents one Pirate there at best, and it prevents one now. */
const breadKept: Pattern = {
  name: 'Bread is kept while Pirates come',
  of(move) {
    if (move.kind !== 'feed') return undefined;
    return (s, seat) => move.bread < Math.min(on.bread(s, seat), md.hungryWorkers(s, seat));
  },
};

/** At cost 0 the action is free, and no part of it has to be done. */
const piratesForNothing: Pattern = {
  name: 'Pirates are taken where the building costs nothing',
  of: (move) => (move.kind === 'pirates' ? (s) => md.costFor(s) === 0 : undefined),
};

/** The cost is 0 anyway, and the Favor would be turned face down. */
const lordForNothing: Pattern = {
  name: 'the Lord is used where the building costs nothing',
  of: (move) => (move.kind === 'use' && move.favor === 'lord' ? (s) => md.costHere(s) === 0 : undefined),
};

/** Three Workers give the lower action anyway, and more of them change nothing. */
const diplomatForNothing: Pattern = {
  name: 'the Diplomat is used where three Workers are',
  of: (move) => (move.kind === 'use' && move.favor === 'diplomat' ? (s, seat) => md.workersHere(s, seat) >= 3 : undefined),
};

/** A player without Pirates can discard none, and Bread is always worth something. */
const supportWithoutPirates: Pattern = {
  name: 'Royal Support discards Pirates nobody has',
  of: (move) => (move.kind === 'support pirates' ? (s, seat) => on.pirates(s, seat) === 0 : undefined),
};

/** After the last scoring five Reals are a point; at the scoring each Real is one. */
const realsKeptAtTheEnd: Pattern = {
  name: 'Reals are kept from the last Wealth',
  of(move) {
    if (move.kind !== 'donate') return undefined;
    return (s, seat) => on.round(s) === md.ROUNDS && move.reals < Math.min(md.MOST_DONATED, on.reals(s, seat));
  },
};

/** R4: enough other cities pay more, and there is no reason to keep one for later. */
const poorerCity: Pattern = {
  name: 'a city is named though others pay more',
  of(move) {
    if (move.kind !== 'city') return undefined;
    const named = names.CITIES.indexOf(move.city);
    return (s, seat) => {
      const points = md.urbanizationPoints(s, seat, named);
      let better = 0;
      for (let city = 0; city < names.CITIES.length; city++)
        if (md.canName(s, seat, city) && md.urbanizationPoints(s, seat, city) > points) better++;
      return better >= on.toScore(s, names.URBANIZATION);
    };
  },
};

export const PAYMENT_PATTERNS: readonly Pattern[] = [
  breadKept,
  piratesForNothing,
  lordForNothing,
  diplomatForNothing,
  supportWithoutPirates,
  realsKeptAtTheEnd,
  poorerCity,
];
