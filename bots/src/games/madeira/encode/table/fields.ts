/** The Fields by region: what they grow, the Wood on them, what the Crown will convert; and the prices printed on the board. */
import * as md from '@caravel/madeira/inside';
import { addOne, clip, each, feature, numberAt, type TablePart } from '../part.ts';

const { on, names, places } = md;
const GOODS = names.GOODS.length;
/** Of a region: Fields of each Good without Wood, then all Wood. */
const KINDS = GOODS + 1;
const REGIONS = [1, 2, 3];
const OFFSETS = Int16Array.from(places.FIELD_REGION, (region) => (region - 1) * KINDS);
const PRICES = [1, 2, 3];

export const fields: TablePart = {
  features: [
    ...REGIONS.flatMap((region) => [...each(`region ${region}: Fields of`, names.GOODS, 2), feature(`region ${region}: Wood`, 8)]),
    ...each('Fields that become', ['sugar', 'wine'], 3),
    ...each('price of Wood,', PRICES, 6),
    feature('cost of a building', 10),
    feature('Workers the highest step of the windmill feeds', 6),
  ],
  write(s, out, from) {
    const becoming = from + REGIONS.length * KINDS;
    let at = from + REGIONS.length * KINDS + 2;
    for (let field = 0; field < places.FIELDS; field++) {
      const region = from + numberAt(OFFSETS, field);
      const wood = on.fieldWood(s, field);
      if (wood > 0) out[region + GOODS] = clip(numberAt(out, region + GOODS) + wood);
      else addOne(out, region + on.fieldGood(s, field));
      if (on.fieldBecomes(s, field) !== md.NOBODY) addOne(out, becoming + (on.fieldBecomes(s, field) === names.WINE ? 1 : 0));
    }
    for (let i = 0; i < PRICES.length; i++) out[at++] = on.woodPrices(s, i);
    out[at++] = on.buildingCost(s);
    out[at++] = on.millLevels(s, on.millTop(s));
    return at;
  },
};
