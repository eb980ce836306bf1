/** What is wrong with how a page is laid out, by geometry alone: measured inside the page, told as sentences. */
import type { Page } from '@playwright/test';

interface Limits {
  /** The smallest text, in pixels. */
  readonly text: number;
  /** The smallest thing of the question and the smallest button of the prompt, in pixels; 0 where there is a mouse. */
  readonly target: number;
  readonly button: number;
}

/** Put into the page once; the functions stay there under one name. */
const measuring = () => {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const NATIVE = 'button, a[href], input, select, summary';

  const nameOf = (element: Element): string => {
    const { thing, move, card, circle } = (element as HTMLElement).dataset;
    const words = thing ?? move ?? card ?? circle ?? element.textContent?.trim().slice(0, 24);
    return `${element.tagName.toLowerCase()} "${words || element.getAttribute('class') || ''}"`;
  };

  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const side = ({ left, top, right, bottom }: Box): number => Math.min(right - left, bottom - top);
  /** Nearly all of `b` lies inside `a`: it is a part of it, like a button on a plate. */
  const holds = (a: Box, b: Box): boolean => {
    const slack = 2 + 0.08 * side(b);
    return a.left <= b.left + slack && a.top <= b.top + slack && a.right >= b.right - slack && a.bottom >= b.bottom - slack;
  };

  const screen = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const isHidden = (element: Element): boolean => {
    const { clipPath } = getComputedStyle(element);
    return clipPath === 'inset(50%)' || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };

  /** What of an element can be seen: what its ancestors cut off is gone, whether one could scroll to it or not. */
  const seen = (element: Element): Box => {
    let box: Box = meet(element.getBoundingClientRect(), screen());
    for (let up = element.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(up);
      const cut = up.getBoundingClientRect();
      if (overflowX !== 'visible') box = { ...box, left: Math.max(box.left, cut.left), right: Math.min(box.right, cut.right) };
      if (overflowY !== 'visible') box = { ...box, top: Math.max(box.top, cut.top), bottom: Math.min(box.bottom, cut.bottom) };
      if (position === 'fixed') break;
    }
    return box;
  };

  /** Whether both can be hit on more than a seam of what their boxes share: the box of a drawing is larger than the drawing. */
  const shareGround = (a: Element, b: Element, { left, top, right, bottom }: Box): boolean => {
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const hits = parts.flatMap((x) =>
      parts.filter((y) => {
        const under = document.elementsFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        return [a, b].every((element) => under.some((hit) => element.contains(hit)));
      }),
    );
    return hits.length > 8;
  };

  /** Two things that can be chosen share a strip that belongs to both. What lies wholly inside another is a part of it; what sticks lies above. */
  const overlaps = (): string[] => {
    const all = [...document.querySelectorAll(`[data-open], [data-later], ${NATIVE}`)].filter((element) => !isHidden(element));
    const layer = (element: Element) => element.closest('[data-area], [data-dock]');
    const sticks = (element: Element | null) => element !== null && getComputedStyle(element).position === 'sticky';
    const boxes = all.map((element) => ({ element, box: seen(element) })).filter(({ box }) => side(box) > 4);
    const faults: string[] = [];
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1)) {
        if (
          side(meet(a.box, b.box)) <= Math.max(4, 0.12 * Math.min(side(a.box), side(b.box))) ||
          holds(a.box, b.box) ||
          holds(b.box, a.box)
        )
          continue;
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        if (layer(a.element) !== layer(b.element) && (sticks(layer(a.element)) || sticks(layer(b.element)))) continue;
        if (!shareGround(a.element, b.element, meet(a.box, b.box))) continue;
        faults.push(`${nameOf(a.element)} and ${nameOf(b.element)} overlap by ${Math.round(side(meet(a.box, b.box)))} px`);
      }
    return faults;
  };

  const isHit = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
    return parts.some((x) =>
      parts.some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit !== null && (element.contains(hit) || hit.closest('[data-thing]') === element);
      }),
    );
  };

  /** Every open thing and every place for a colonist of the card in front can be brought into view, is hit there, and is large enough. */
  const targets = (least: number): string[] =>
    [...document.querySelectorAll('[data-thing][data-open], [data-circle]')]
      .filter((element) => element.getClientRects().length > 0)
      .flatMap((element) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        const room = { width: Math.min(box.width, innerWidth), height: Math.min(box.height, innerHeight) };
        const shown = seen(element);
        const faults: string[] = [];
        if (shown.right - shown.left < room.width - 3 || shown.bottom - shown.top < room.height - 3)
          faults.push(`${nameOf(element)} cannot be brought into view`);
        else if (!isHit(element)) faults.push(`${nameOf(element)} lies under something`);
        if (side(box) < least - 0.5) faults.push(`${nameOf(element)} is ${Math.round(side(box))} px small, not ${least}`);
        return faults;
      });

  const buttons = (least: number): string[] =>
    [...document.querySelectorAll('[data-area="prompt"] button')]
      .filter((element) => !isHidden(element) && element.getBoundingClientRect().height < least - 0.5)
      .map((element) => `${nameOf(element)} is ${Math.round(element.getBoundingClientRect().height)} px high, not ${least}`);

  /** Words that some ancestor cuts off for good. */
  const isCut = (rect: DOMRect, element: Element): boolean => {
    // Shortened on purpose: the log, or its title, has all of it.
    if (element.closest('[data-shortened]')) return false;
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY, display, position } = getComputedStyle(up);
      if (display === 'contents') continue;
      const box = up.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX) && (rect.left < box.left - 2 || rect.right > box.right + 2)) return true;
      if (/hidden|clip/.test(overflowY) && (rect.top < box.top - 4 || rect.bottom > box.bottom + 4)) return true;
      // What can be scrolled to is not cut off.
      if (/auto|scroll/.test(overflowX + overflowY)) return rect.right > box.right + 2 && !/auto|scroll/.test(overflowX);
      // Nothing around it cuts what is fixed to the screen.
      if (position === 'fixed') break;
    }
    return rect.right > innerWidth + 2 || rect.left < -2;
  };

  const sizeOf = (element: Element): number => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
  };

  const texts = (least: number): string[] => {
    const walker = document.createTreeWalker(
      document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const faults = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element, textContent } = node;
      if (!element || !textContent?.trim() || isHidden(element) || element.closest('.visually-hidden, style, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      if (rect.width < 1) continue;
      const words = textContent.trim().slice(0, 30);
      const size = sizeOf(element);
      if (size < least - 0.05) faults.add(`"${words}" is ${size.toFixed(1)} px small, not ${least}`);
      if (isCut(rect, element)) faults.add(`"${words}" is cut off`);
    }
    return [...faults];
  };

  const edges = (): string[] => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return scrollWidth > innerWidth + 1 || scrollHeight > innerHeight + 1 ? [`the page is ${scrollWidth} × ${scrollHeight}`] : [];
  };

  const tabsWithChoice = (): number[] =>
    [...document.querySelectorAll('[data-area="cards"] button')].flatMap((tab, i) => (tab.classList.contains('open') ? [i] : []));

  const showTab = (i: number): void => document.querySelectorAll<HTMLElement>('[data-area="cards"] button')[i]?.click();

  return { overlaps, targets, buttons, texts, edges, tabsWithChoice, showTab };
};

type Measuring = ReturnType<typeof measuring>;
type Measured = { readonly measuring: Measuring };

/** To be called before the page is opened. */
export const bringMeasures = (page: Page): Promise<unknown> => page.addInitScript(`globalThis.measuring = (${measuring.toString()})()`);

const measureCard = (page: Page, limits: Limits): Promise<string[]> =>
  page.evaluate(({ text, target, button }) => {
    const { overlaps, texts, targets, buttons, edges } = (globalThis as unknown as Measured).measuring;
    return [...overlaps(), ...texts(text), ...edges(), ...buttons(button), ...targets(target)];
  }, limits);

/** All faults of the position as it is shown; on a phone, of every card on which something can be chosen. */
export const layoutFaults = async (page: Page, limits: Limits): Promise<readonly string[]> => {
  // The page answers a new size in the next frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const tabs = await page.evaluate(() => (globalThis as unknown as Measured).measuring.tabsWithChoice());
  const found = new Set(await measureCard(page, limits));
  for (const tab of tabs) {
    await page.evaluate((i) => (globalThis as unknown as Measured).measuring.showTab(i), tab);
    for (const fault of await measureCard(page, limits)) found.add(fault);
  }
  return [...found];
};
