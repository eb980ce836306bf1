/** Brings something that can be touched into sight, unless something is. */
const isInSight = (element: Element, { top, bottom, left, right }: DOMRect): boolean => {
  const box = element.getBoundingClientRect();
  const isInside = box.top >= top - 1 && box.bottom <= bottom + 1 && box.left >= left - 1 && box.right <= right + 1;
  // What sticks to the edge of the page may lie over it.
  const cover = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return box.width > 0 && isInside && element.contains(cover);
};

export const showOpen = (board: HTMLElement): void => {
  const open = [...board.querySelectorAll('[data-open]')].filter((element) => element.getClientRects().length > 0);
  const place = board.getBoundingClientRect();
  if (open.length > 0 && !open.some((element) => isInSight(element, place))) open[0]?.scrollIntoView({ block: 'center', inline: 'center' });
};
