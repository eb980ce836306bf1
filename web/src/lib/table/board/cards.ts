/** The cards of a table on a phone: which there are, which holds a choice, and which is in front. */
export interface Card {
  readonly id: string;
  readonly title: string;
  readonly isOpen: boolean;
}

const elementsIn = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-card]')];

const idOf = ({ dataset }: HTMLElement): string => dataset.card ?? '';

const hasChoice = (card: Element): boolean => card.querySelector('[data-open]') !== null || card.hasAttribute('data-composing');

export const cardsIn = (root: Element): readonly Card[] =>
  elementsIn(root).map((card) => ({ id: idOf(card), title: card.getAttribute('aria-label') ?? '', isOpen: hasChoice(card) }));

/** The cards with something to touch now; failing these, those with something to touch on the way to a move. */
const cardsWithChoice = (cards: readonly HTMLElement[], later: ReadonlySet<string>): readonly HTMLElement[] => {
  const now = cards.filter(hasChoice);
  if (now.length > 0 || later.size === 0) return now;
  return cards.filter((card) =>
    [...card.querySelectorAll<HTMLElement>('[data-thing]')].some(({ dataset }) => later.has(dataset.thing ?? '')),
  );
};

/** The card a decision is made on: the one in front if it is one of these. */
export const cardFor = (root: Element, front: string | undefined, later: ReadonlySet<string>): string | undefined => {
  const cards = elementsIn(root);
  const wanted = cardsWithChoice(cards, later).map(idOf);
  const fallback = cards.some((card) => idOf(card) === front) ? front : cards.map(idOf)[0];
  return front !== undefined && wanted.includes(front) ? front : (wanted[0] ?? fallback);
};

/** Marks the card in front; layout.css hides the others where there is room for one only. */
export const putInFront = (root: Element, front: string | undefined): void => {
  for (const card of elementsIn(root)) card.toggleAttribute('data-front', idOf(card) === front);
};
