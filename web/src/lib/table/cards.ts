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
    id: card.dataset.card as string,
    title: card.getAttribute('aria-label') ?? '',
    isOpen: hasChoice(card),
  }));

const isInFront = (strip: Element, card: Element): boolean =>
  Math.abs(card.getBoundingClientRect().left - strip.getBoundingClientRect().left) < strip.clientWidth / 2;

/** Scrolls to the card, or to the first with a choice unless one of these is in front already. */
export const showCard = (root: Element, id?: string): void => {
  const strip = root.querySelector('[data-cards]');
  if (!strip || !phone.matches) return;
  const all = elementsIn(root);
  const wanted = all.filter((card) => (id === undefined ? hasChoice(card) : card.dataset.card === id));
  const target = wanted.find((card) => isInFront(strip, card)) ?? wanted[0];
  if (target) strip.scrollTo({ left: target.offsetLeft - (all[0]?.offsetLeft ?? 0), behavior: 'smooth' });
};
