/** The cards of a board on a phone: which there are, which holds a choice, and bringing one to the front. */
export interface Card {
  readonly id: string;
  readonly title: string;
  readonly isOpen: boolean;
}

const phone = matchMedia('(max-width: 700px)');

const elementsIn = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-card]')];

const hasChoice = (card: Element): boolean => card.querySelector('[data-open]') !== null || card.hasAttribute('data-composing');

/** None where the whole board is on the screen. */
export const cardsIn = (root: Element): readonly Card[] =>
  (phone.matches ? elementsIn(root) : []).map((card) => ({
    id: card.dataset.card ?? '',
    title: card.getAttribute('aria-label') ?? '',
    isOpen: hasChoice(card),
  }));

const isInFront = (strip: Element, card: Element): boolean =>
  Math.abs(card.getBoundingClientRect().left - strip.getBoundingClientRect().left) < strip.clientWidth / 2;

/** The card one looks at. */
export const frontCard = (root: Element): string | undefined => {
  const strip = root.querySelector('[data-cards]');
  return strip ? elementsIn(root).find((card) => isInFront(strip, card))?.dataset.card : undefined;
};

/** The cards with something to touch now; failing these, those with something to touch on the way to a move. */
const cardsWithChoice = (cards: readonly HTMLElement[], later: ReadonlySet<string>): readonly HTMLElement[] => {
  const now = cards.filter(hasChoice);
  if (now.length > 0) return now;
  return cards.filter((card) =>
    [...card.querySelectorAll<HTMLElement>('[data-thing]')].some(({ dataset }) => later.has(dataset.thing ?? '')),
  );
};

/** Brings the first card that matters to the front, unless one of these is there already. */
export const showChoice = (root: Element, later: ReadonlySet<string>): void => {
  if (phone.matches) show(root, cardsWithChoice(elementsIn(root), later));
};

export const showCard = (root: Element, id: string): void =>
  show(
    root,
    elementsIn(root).filter(({ dataset }) => dataset.card === id),
  );

const show = (root: Element, wanted: readonly HTMLElement[]): void => {
  const strip = root.querySelector('[data-cards]');
  if (!strip) return;
  const target = wanted.find((card) => isInFront(strip, card)) ?? wanted[0];
  const [first] = elementsIn(root);
  if (target && first) strip.scrollTo({ left: target.offsetLeft - first.offsetLeft, behavior: 'smooth' });
};
