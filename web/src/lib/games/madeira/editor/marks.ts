/** The drawn board as something to touch: every place where a value is printed becomes a button with a name. */
import { hideInside, withShown } from '../../../table/board/target-elements.ts';
import type { Mark } from './check.svelte.ts';

export interface Marked {
  readonly id: string;
  readonly at: readonly string[];
  readonly mark: Mark;
  readonly isOpen: boolean;
  readonly label: string;
}

const put = (element: Element, { id, mark, isOpen, label }: Marked, isFirst: boolean): void => {
  const attributes = {
    role: 'button',
    'aria-label': withShown(label, element),
    'data-spot': id,
    'data-mark': mark,
    tabindex: isFirst ? '0' : '-1',
  };
  for (const [name, value] of Object.entries(attributes)) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  element.toggleAttribute('data-chosen', isOpen);
  hideInside(element);
};

const clear = (element: Element): void => {
  for (const name of ['role', 'aria-label', 'data-spot', 'data-mark', 'tabindex', 'data-chosen']) element.removeAttribute(name);
};

/** A value printed several times is reached by Tab once. What stays keeps its focus. */
export const markSpots = (root: Element, spots: readonly Marked[]): void => {
  const old = new Set(root.querySelectorAll('[data-board] [data-spot]'));
  for (const spot of spots) {
    const elements = spot.at.flatMap((selector) => [...root.querySelectorAll(selector)]);
    for (const [i, element] of elements.entries()) {
      put(element, spot, i === 0);
      old.delete(element);
    }
  }
  for (const element of old) clear(element);
};

export const spotAt = (target: EventTarget | null): string | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-spot]') : null)?.dataset.spot;

export const elementOf = (root: Element, id: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('[data-spot]')].find(({ dataset }) => dataset.spot === id);
