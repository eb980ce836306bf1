/** Where everything of the chart stands: once for wide screens, once for a phone held upright. The drawings in `art` follow these places. */
import type { BuildingName, FieldName, Region } from '@caravel/madeira';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Plot extends Box {
  /** In degrees: terraces follow the slope. */
  readonly tilt: number;
}

/** A building: its plaque over the water, its house on the coast, and before it the character with the dice. */
export interface Site {
  readonly plaque: Box;
  readonly house: Box;
  readonly bust: Point & { readonly size: number };
  /** The first of the dice, and the room for all of them. */
  readonly dice: Point & { readonly w: number };
  /** The first marker, and how the next ones stand to it. */
  readonly flags: Point & { readonly step: number };
  /** How wide the character's name may be. */
  readonly ribbon: number;
}

export interface Plan {
  readonly shape: 'wide' | 'tall';
  readonly w: number;
  readonly h: number;
  readonly fields: Readonly<Record<FieldName, Plot>>;
  readonly regions: Readonly<Record<Region, Point>>;
  readonly forest: { readonly place: Box; readonly men: Point; readonly sign: Point };
  readonly watch: { readonly fort: Box; readonly hand: Box; readonly men: Point; readonly plate: Box; readonly dice: Point };
  readonly buildings: Readonly<Record<BuildingName, Site>>;
}

const plot = (x: number, y: number, w: number, h: number, tilt: number): Plot => ({ x, y, w, h, tilt });

const HOUSE = { w: 92, h: 61 };
const PLAQUE = 46;

/** In the north the plaque hangs above the house, in the south below it. */
const building = (x: number, y: number, w: number, side: 'north' | 'south'): Site => {
  const house = { ...HOUSE, x: x + w - HOUSE.w - 6, y: side === 'north' ? y + PLAQUE - 8 : y - HOUSE.h + 5 };
  const bust = { x: x + 2, y: side === 'north' ? y + PLAQUE + 3 : y - 47, size: 44 };
  return {
    plaque: { x, y, w, h: PLAQUE },
    house,
    bust,
    dice: { x: bust.x + 44, y: bust.y + 23, w: w - 146 },
    flags: { x: house.x + HOUSE.w - 18, y: house.y + HOUSE.h - 25, step: -15 },
    ribbon: w - 60,
  };
};

const WIDE: Plan = {
  shape: 'wide',
  w: 604,
  h: 486,
  fields: {
    '1a': plot(252, 60, 56, 53, -4),
    '1b': plot(312, 59, 56, 54, -1.5),
    '1c': plot(372, 59, 56, 54, 1.5),
    '1d': plot(432, 60, 56, 53, 3),
    '2a': plot(40, 332, 92, 54, 5),
    '2b': plot(137, 336, 92, 54, 2),
    '2c': plot(234, 337, 92, 54, -1),
    '2d': plot(330, 335, 92, 54, -2.5),
    '2e': plot(426, 331, 92, 54, -6),
    '3a': plot(44, 232, 92, 54, -5),
    '3b': plot(140, 227, 92, 55, -3),
    '3c': plot(236, 224, 92, 55, -1),
    '3d': plot(332, 224, 92, 55, 2.5),
    '3e': plot(428, 230, 90, 54, 6),
  },
  regions: { 1: { x: 216, y: 64 }, 2: { x: 2, y: 342 }, 3: { x: 6, y: 236 } },
  forest: { place: { x: 76, y: 288, w: 436, h: 43 }, men: { x: 196, y: 298 }, sign: { x: 392, y: 302 } },
  watch: {
    fort: { x: 2, y: 10, w: 226, h: 88 },
    hand: { x: 2, y: 8, w: 208, h: 100 },
    men: { x: 60, y: 14 },
    plate: { x: 56, y: 50, w: 116, h: 20 },
    dice: { x: 52, y: 74 },
  },
  buildings: {
    moinho: building(40, 439, 206, 'south'),
    capitania: building(276, 439, 206, 'south'),
    casa: building(48, 129, 206, 'north'),
    fortaleza: building(286, 128, 206, 'north'),
    alfandega: {
      plaque: { x: 398, y: 5, w: 206, h: PLAQUE },
      house: { x: 534, y: 72, w: 70, h: 46 },
      bust: { x: 490, y: 55, size: 36 },
      dice: { x: 490, y: 92, w: 52 },
      flags: { x: 544, y: 95, step: 15 },
      ribbon: 78,
    },
  },
};

const TALL: Plan = {
  shape: 'tall',
  w: 390,
  h: 560,
  fields: {
    '1a': plot(40, 109, 54, 56, -3),
    '1b': plot(98, 108, 56, 57, -1),
    '1c': plot(157, 108, 56, 57, 1),
    '1d': plot(217, 109, 56, 56, 2),
    '2a': plot(40, 402, 65, 60, 4),
    '2b': plot(108, 404, 65, 60, 2),
    '2c': plot(176, 404, 65, 60, 0),
    '2d': plot(244, 404, 65, 60, -2),
    '2e': plot(312, 402, 65, 60, -4),
    '3a': plot(40, 290, 65, 60, -4),
    '3b': plot(108, 288, 65, 60, -2),
    '3c': plot(176, 287, 65, 60, 0),
    '3d': plot(244, 288, 65, 60, 2),
    '3e': plot(312, 290, 65, 60, 4),
  },
  regions: { 1: { x: 4, y: 114 }, 2: { x: 4, y: 412 }, 3: { x: 4, y: 300 } },
  forest: { place: { x: 44, y: 354, w: 330, h: 46 }, men: { x: 120, y: 366 }, sign: { x: 270, y: 370 } },
  watch: {
    fort: { x: 2, y: 2, w: 206, h: 80 },
    hand: { x: 2, y: 2, w: 268, h: 78 },
    men: { x: 56, y: 1 },
    plate: { x: 50, y: 29, w: 96, h: 18 },
    dice: { x: 46, y: 49 },
  },
  buildings: {
    moinho: building(2, 512, 190, 'south'),
    capitania: building(198, 512, 190, 'south'),
    casa: building(2, 186, 190, 'north'),
    fortaleza: building(198, 184, 190, 'north'),
    alfandega: {
      plaque: { x: 277, y: 62, w: 112, h: 62 },
      house: { x: 318, y: 124, w: 70, h: 46 },
      bust: { x: 276, y: 127, size: 36 },
      dice: { x: 274, y: 164, w: 54 },
      flags: { x: 334, y: 148, step: 15 },
      ribbon: 76,
    },
  },
};

export const PLANS = { wide: WIDE, tall: TALL } as const;
