/** What the Fields would yield if they were harvested, region by region, and which of them the Crown will convert. */
import type { State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { addOne, each, numberAt, type SeatPart } from '../part.ts';

const { on, names, places } = md;
const GOODS = names.GOODS.length;
/** Of a region: each Good, then Wood. */
const KINDS = GOODS + 1;
const WOOD = GOODS;
const FIELD_BITS = (1 << places.FIELDS) - 1;
const REGIONS = [1, 2, 3];

/** First number of the region of each Field. */
const OFFSETS = Int16Array.from(places.FIELD_REGION, (region) => (region - 1) * KINDS);

export const harvest: SeatPart = {
  features: [
    ...REGIONS.flatMap((region) => each(`harvest in region ${region}:`, [...names.GOODS, 'wood'], 2)),
    ...each('own Fields that become', ['sugar', 'wine'], 2),
    ...each('own Fields with Wood on', names.GOODS, 2),
  ],
  write(s, seat, out, from) {
    const end = from + REGIONS.length * KINDS + 2 + GOODS;
    for (let rest = on.fieldWorkers(s, seat) & FIELD_BITS; rest !== 0; rest &= rest - 1)
      writeField(s, 31 - Math.clz32(rest & -rest), out, from, end - 2 - GOODS);
    return end;
  },
};

/** H1: Wood while there is any, else the Good; E3: a Field with Wood does not convert. */
const writeField = (s: State, field: number, out: Int16Array, from: number, becoming: number): void => {
  const region = from + numberAt(OFFSETS, field);
  if (on.fieldWood(s, field) > 0) {
    addOne(out, becoming + 2 + on.fieldGood(s, field));
    return addOne(out, region + WOOD);
  }
  addOne(out, region + on.fieldGood(s, field));
  const becomes = on.fieldBecomes(s, field);
  if (becomes !== md.NOBODY) addOne(out, becoming + (becomes === names.WINE ? 1 : 0));
};
