/** What a board has marked: things that can be touched, and what may move. Found in one walk, for a board has thousands of elements. */
export interface Marked {
  readonly targets: readonly HTMLElement[];
  readonly moving: readonly HTMLElement[];
}

export const markedIn = (root: Element): Marked => {
  const targets: HTMLElement[] = [];
  const moving: HTMLElement[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('[data-thing], [data-piece], [data-stock], [data-roll]')) {
    const { thing, piece, stock, roll } = element.dataset;
    if (thing !== undefined) targets.push(element);
    if (piece !== undefined || stock !== undefined || roll !== undefined) moving.push(element);
  }
  return { targets, moving };
};
