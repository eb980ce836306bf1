/** Where everything of the map stands: once for wide screens, once for a phone held upright. */
import { at } from '@caravel/core';
import type { BuildingName, FieldView, Region } from '@caravel/madeira';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface MapPlan {
  readonly w: number;
  readonly h: number;
  /** The land of each island: Porto Santo, then the main island. */
  readonly lands: readonly Box[];
  /** The badges of the regions 1 to 3. */
  readonly regions: Readonly<Record<Region, Box>>;
  /** The first Field of each region; the others stand to its right. */
  readonly fields: Readonly<Record<Region, Box>>;
  readonly forest: Box;
  readonly watch: Box;
  readonly buildings: Readonly<Record<BuildingName, Box>>;
}

const FIELD_HEIGHT = 57;

const HOUSE_HEIGHT = 86;

const field = (x: number, y: number, w: number): Box => ({ x, y, w, h: FIELD_HEIGHT });
const badge = (x: number, y: number): Box => ({ x, y, w: 24, h: FIELD_HEIGHT });
const house = (x: number, y: number, w: number): Box => ({ x, y, w, h: HOUSE_HEIGHT });

const WIDE: MapPlan = {
  w: 480,
  h: 476,
  lands: [
    { x: 124, y: 3, w: 354, h: 104 },
    { x: 3, y: 110, w: 474, h: 364 },
  ],
  regions: { 1: badge(131, 27), 2: badge(20, 309), 3: badge(20, 206) },
  fields: { 1: field(158, 27, 51), 2: field(48, 309, 79), 3: field(48, 206, 79) },
  forest: { x: 48, y: 262, w: 412, h: 45 },
  watch: { x: 3, y: 12, w: 117, h: 88 },
  buildings: {
    alfandega: house(379, 14, 92),
    casa: house(58, 117, 168),
    fortaleza: house(254, 117, 168),
    moinho: house(58, 376, 168),
    capitania: house(254, 376, 168),
  },
};

const TALL: MapPlan = {
  w: 390,
  h: 526,
  lands: [
    { x: 4, y: 60, w: 382, h: 97 },
    { x: 4, y: 159, w: 382, h: 364 },
  ],
  regions: { 1: badge(10, 80), 2: badge(16, 366), 3: badge(16, 259) },
  fields: { 1: field(38, 80, 56), 2: field(44, 366, 63), 3: field(44, 259, 63) },
  forest: { x: 20, y: 317, w: 350, h: 47 },
  watch: { x: 6, y: 0, w: 378, h: 56 },
  buildings: {
    alfandega: house(281, 66, 98),
    casa: house(24, 170, 164),
    fortaleza: house(206, 170, 164),
    moinho: house(24, 430, 164),
    capitania: house(206, 430, 164),
  },
};

export const MAP_PLANS = { wide: WIDE, tall: TALL } as const;

/** The Fields of a region stand in one row: `2c` is the third. */
export const fieldBox = ({ fields }: MapPlan, { field: name, region }: FieldView): Box => {
  const first = fields[region];
  return { ...first, x: first.x + 'abcde'.indexOf(name.charAt(1)) * (first.w + 4) };
};

/** Small waves here and there on the sea. */
export const WAVES = Array.from({ length: 9 }, (_, i) => `M${(i * 67) % 390} ${14 + ((i * 41) % 420)}q5 -5 10 0t10 0t10 0`).join('');

/** A coast around a box: the same every time, but not drawn with a ruler. */
export const coast = ({ x, y, w, h }: Box, wave = 7): string => {
  const steps = 28;
  const points = Array.from({ length: steps }, (_, i) => {
    const turn = (i / steps) * 2 * Math.PI;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    // A superellipse fills the box better than an ellipse.
    const round = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.42;
    const ripple = Math.sin(i * 2.7) * wave * 0.5 + Math.sin(i * 4.3 + x) * wave * 0.5;
    return [x + w / 2 + round(c) * (w / 2 - wave) + c * ripple, y + h / 2 + round(s) * (h / 2 - wave) + s * ripple] as const;
  });
  const middle = (a: readonly [number, number], b: readonly [number, number]): string =>
    `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  const point = (i: number): readonly [number, number] => at(points, i % steps);
  const curves = points.map(([px, py], i) => `Q${px.toFixed(1)} ${py.toFixed(1)} ${middle(point(i), point(i + 1))}`);
  return `M${middle(point(steps - 1), point(0))}${curves.join('')}Z`;
};

/** The size at which a text is no wider than the room for it: a letter of a wide typeface takes 0.62 of the size. */
export const fitted = (text: string, room: number, size: number): number => Math.min(size, room / (text.length * 0.62));
