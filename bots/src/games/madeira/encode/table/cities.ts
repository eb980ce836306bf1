/** Cities and their districts: spots, Citizens, what Urbanization pays, and the Favors that are available. */
import type { State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { addOne, each, feature, type TablePart } from '../part.ts';
import { CITIES, GUILDS } from '../shared.ts';

const { on, names, places } = md;
const FAVORS = names.FAVORS.length;

const unbuiltDistricts = (s: State, city: number): number => {
  let sum = 0;
  for (let column = 0; column < places.UNBUILT_COLUMNS; column++) if (on.districtFavor(s, city, column) !== md.NOBODY) sum++;
  return sum;
};

/** S7, BD6: each built district has two spots, for one piece each. */
const freeSpots = (s: State, city: number): number => {
  let free = places.SPOTS_IN_CITY - 2 * unbuiltDistricts(s, city) - on.citizens(s, city);
  for (let seat = 0; seat < on.players(s); seat++) free -= on.cityWorkers(s, seat, city);
  return free;
};

/** GM1: the Wood of each Favor that lies in a district, 0 for the others; then how many of each guild lie there. */
const writeFavors = (s: State, out: Int16Array, from: number): number => {
  const end = from + FAVORS + GUILDS;
  for (let city = 0; city < CITIES; city++)
    for (let column = 0; column < places.UNBUILT_COLUMNS; column++) {
      const favor = on.districtFavor(s, city, column);
      if (favor < 0) continue;
      out[from + favor] = on.districtWood(s, column);
      addOne(out, from + FAVORS + on.favorGuild(s, favor));
    }
  return end;
};

export const cities: TablePart = {
  features: [
    ...names.CITIES.flatMap((city) => [
      feature(`free spots in ${city}`, 4),
      feature(`Citizens in ${city}`, 2),
      feature(`${city} pays for the most`, 15),
      feature(`${city} pays otherwise`, 7),
    ]),
    ...each('Wood of', names.FAVORS, 5),
    ...each('Favors to be had of guild', names.GUILDS, 3),
  ],
  write(s, out, from) {
    let at = from;
    for (let city = 0; city < CITIES; city++) {
      out[at++] = freeSpots(s, city);
      out[at++] = on.citizens(s, city);
      out[at++] = on.cityHigher(s, city);
      out[at++] = on.cityLower(s, city);
    }
    return writeFavors(s, out, at);
  },
};
