/** Where an explanation stands: beside its thing, inside the window, and not over what one may want to click. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly offsetWidth: number;
  readonly offsetHeight: number;
}

const MARGIN = 8;

/** What can be chosen now, on the board and in the prompt. */
export const choosable = (): readonly Box[] =>
  [...document.querySelectorAll('[data-open], [data-area=prompt] button')].map((element) => element.getBoundingClientRect());

export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

export const inside = (from: number, size: number, room: number): number => Math.max(MARGIN, Math.min(from, room - size - MARGIN));

/** Below, above, right, left of the thing; at equal cost the first. */
export const placeBeside = (anchor: Box, { offsetWidth: width, offsetHeight: height }: Size, avoided: readonly Box[]) => {
  const x = (anchor.left + anchor.right - width) / 2;
  const y = (anchor.top + anchor.bottom - height) / 2;
  const places = [
    { x, y: anchor.bottom + MARGIN },
    { x, y: anchor.top - MARGIN - height },
    { x: anchor.right + MARGIN, y },
    { x: anchor.left - MARGIN - width, y },
  ].map((place) => ({ x: inside(place.x, width, innerWidth), y: inside(place.y, height, innerHeight) }));
  const costs = places.map(({ x: left, y: top }) => {
    const box = { left, top, right: left + width, bottom: top + height };
    return avoided.reduce((sum, other) => sum + shared(box, other), 4 * shared(box, anchor));
  });
  const cost = Math.min(...costs);
  return { ...(places[costs.indexOf(cost)] ?? { x: MARGIN, y: MARGIN }), cost };
};
