/** Where the card of a lesson stands: never over what it points at or speaks of, and over as little as can be of what else could be chosen. */
import { type Box, inside, type Size, shared } from '../table/board/beside.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** What the card should leave in sight. */
export interface Sights {
  /** What it points at. */
  readonly target: Box | undefined;
  readonly spoken: readonly Box[];
  readonly open: readonly Box[];
}

/** Room for the ring around the target. */
const RING = 22;
/** What the bar of the page takes at the top. */
const BAR = 60;
/** How finely the window is searched, each way. */
const PARTS = 12;
/** What a pixel of each costs; away: a pixel between the card and what it points at. */
const COSTS = { target: 1e4, spoken: 1e3, open: 1, away: 10 };

const grid = (from: number, to: number): number[] => Array.from({ length: PARTS + 1 }, (_, i) => from + ((to - from) * i) / PARTS);

/** Beside the target on all sides. */
const besides = ({ left, top, right, bottom }: Box, { offsetWidth: width, offsetHeight: height }: Size): Place[] => {
  const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2];
  return [
    { x: right + RING, y },
    { x: left - RING - width, y },
    { x, y: bottom + RING },
    { x, y: top - RING - height },
  ];
};

const anywhere = ({ offsetWidth: width, offsetHeight: height }: Size): Place[] =>
  grid(0, innerWidth - width).flatMap((x) => grid(BAR, innerHeight - height).map((y) => ({ x, y })));

const ringOf = ({ left, top, right, bottom }: Box): Box => ({ left: left - 8, top: top - 8, right: right + 8, bottom: bottom + 8 });

const total = (box: Box, others: readonly Box[]): number => others.reduce((sum, other) => sum + shared(box, other), 0);

export const cardPlace = (card: Size, { target, spoken, open }: Sights): Place => {
  const { offsetWidth: width, offsetHeight: height } = card;
  const low = { x: (innerWidth - width) / 2, y: inside(innerHeight, height, innerHeight) };
  const near = target ?? { left: low.x, top: low.y, right: low.x + width, bottom: low.y + height };
  const rings = target ? [ringOf(target)] : [];
  const costOf = ({ x, y }: Place): number => {
    const box = { left: x, top: y, right: x + width, bottom: y + height };
    const away = Math.abs(x + width / 2 - (near.left + near.right) / 2) + Math.abs(y + height / 2 - (near.top + near.bottom) / 2);
    return COSTS.target * total(box, rings) + COSTS.spoken * total(box, spoken) + COSTS.open * total(box, open) + COSTS.away * away;
  };
  const places = [...(target ? besides(target, card) : [low]), ...anywhere(card)]
    .map(({ x, y }) => ({ x: inside(x, width, innerWidth), y: Math.max(BAR, inside(y, height, innerHeight)) }))
    .map((place) => ({ place, cost: costOf(place) }));
  return places.reduce((best, one) => (one.cost < best.cost ? one : best)).place;
};
