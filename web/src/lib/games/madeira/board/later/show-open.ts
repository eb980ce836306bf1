/** Brings something that can be touched into sight, unless something is. */
const isInSight = (element: Element, { top, bottom, left, right }: DOMRect): boolean => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.top >= top - 1 && box.bottom <= bottom + 1 && box.left >= left - 1 && box.right <= right + 1;
};

export const showOpen = (board: HTMLElement): void => {
  const open = [...board.querySelectorAll('[data-open]')].filter((element) => element.getClientRects().length > 0);
  const place = board.getBoundingClientRect();
  if (open.length > 0 && !open.some((element) => isInSight(element, place))) open[0]?.scrollIntoView({ block: 'center', inline: 'center' });
};
