/** The five goods, in the order of their price (S8, TR1), and the plantation tiles that grow them (S7). */
export const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'] as const;
export type GoodName = (typeof GOODS)[number];

/** An index into GOODS. */
export type Good = number;
export const CORN: Good = 0;
export const INDIGO: Good = 1;

/** TR1: doubloons the trading house pays. */
export const PRICES = [0, 1, 2, 3, 4] as const;

/** S8: barrels of each good in the box. */
export const BARRELS = [10, 11, 11, 9, 9] as const;

/** What can lie on an island: the plantations in the order of the goods, and the quarry. */
export const TILES = [...GOODS, 'quarry'] as const;
export type TileName = (typeof TILES)[number];
export type Tile = number;
export const QUARRY: Tile = 5;

/** S7: tiles of each kind in the box. */
export const TILE_COPIES = [10, 12, 11, 9, 8, 8] as const;
