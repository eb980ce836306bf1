/** What the page makes of the elements a board marks as things: labels, focus, and the way from one to the next. */
import type { Target } from '../game-ui.ts';

export interface Labels {
  label(thing: Target): string | undefined;
  readonly open: ReadonlySet<Target>;
  /** Not what comes next, but touching one of these leads somewhere, too. */
  readonly later: ReadonlySet<Target>;
  readonly chosen: ReadonlySet<Target>;
  /** Said after the name of a thing that can be chosen, or has been. */
  readonly openWord: string;
  readonly chosenWord: string;
}

export const targetsIn = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-thing]')];

/** Not on a card that lies behind another. */
export const isShown = (element: Element): boolean => element.getClientRects().length > 0;

export const targetAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null) ?? undefined;

export const targetOf = (element: HTMLElement): Target => element.dataset.thing ?? '';

/** The name a board gave itself wins over the explanation's title. */
const ownLabel = (element: HTMLElement): string | undefined => element.dataset.label;

/** The label says it all: what is drawn inside is for the eyes. */
export const hideInside = (element: Element): void => {
  for (const child of element.children)
    if (child.ariaHidden !== 'true' && !child.querySelector('[data-thing], button')) child.setAttribute('aria-hidden', 'true');
};

/** Writing what stands there already would make the browser look at the page again. */
const put = (element: Element, name: string, value: string): void => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

const spoken = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** What is written on a thing belongs to its name: who speaks to the page says what stands there. */
export const withShown = (name: string, element: Element): string => {
  const shown = spoken(element.textContent ?? '');
  return shown === '' || ` ${spoken(name)} `.toLowerCase().includes(` ${shown} `.toLowerCase()) ? name : `${name}, ${shown}`;
};

/** What the eye sees at once: what glows, and where the keys may go. */
const light = (element: HTMLElement, { open, later, chosen }: Labels, isFirst: boolean): void => {
  const thing = targetOf(element);
  const isOpen = open.has(thing);
  const isLater = later.has(thing);
  element.toggleAttribute('data-open', isOpen);
  element.toggleAttribute('data-later', isLater);
  element.toggleAttribute('data-chosen', chosen.has(thing));
  put(element, 'role', 'button');
  put(element, 'aria-disabled', String(!isOpen && !isLater));
  put(element, 'tabindex', isOpen || isFirst ? '0' : '-1');
};

const name = (element: HTMLElement, labels: Labels): void => {
  const thing = targetOf(element);
  const said = withShown(ownLabel(element) ?? labels.label(thing) ?? thing, element);
  const state = labels.chosen.has(thing) ? `, ${labels.chosenWord}` : labels.open.has(thing) ? `, ${labels.openWord}` : '';
  put(element, 'aria-label', said + state);
  hideInside(element);
};

const isPressing = (element: HTMLElement, { open, chosen }: Labels): boolean =>
  open.has(targetOf(element)) || chosen.has(targetOf(element));

/** Names what can be touched now at once; returns what names the rest, which nobody needs in the same frame. */
export const decorate = (elements: readonly HTMLElement[], labels: Labels): (() => void) => {
  const first = elements.find((element) => labels.open.has(targetOf(element))) ?? elements[0];
  for (const element of elements) light(element, labels, element === first);
  for (const element of elements) if (isPressing(element, labels)) name(element, labels);
  return () => {
    for (const element of elements) if (element.isConnected && !isPressing(element, labels)) name(element, labels);
  };
};

const middle = (element: Element): { x: number; y: number } => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

const DIRECTIONS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isArrow = (key: string): boolean => key in DIRECTIONS;

/** The nearest of the candidates in the direction of the key; what lies aside counts as further away. */
export const neighbour = (from: Element, candidates: readonly HTMLElement[], key: string): HTMLElement | undefined => {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const there = middle(candidate);
    const ahead = (there.x - here.x) * direction.x + (there.y - here.y) * direction.y;
    const aside = Math.abs((there.x - here.x) * direction.y) + Math.abs((there.y - here.y) * direction.x);
    if (candidate === from || ahead <= 1) continue;
    const distance = ahead + 2.5 * aside;
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
};
