/** Pieces that travel: those with a key fly from where they were, heaps of equal pieces trade with each other, gains float, dice tumble. */
import { cloneOf } from '../../ui/clone.ts';

interface Heap {
  readonly stock: string;
  readonly count: number;
  readonly rect: DOMRect;
}

/** A heap that has become smaller, or is gone with its element. */
interface Giver extends Heap {
  readonly element?: HTMLElement;
}

const TRAVEL = { duration: 320, easing: 'cubic-bezier(.3,.1,.2,1)' };
const TUMBLE = { duration: 450, easing: 'ease-out' };
const FLOAT = { duration: 1100, easing: 'ease-out' };
/** A frame that comes so many milliseconds after its change comes too late for motion. */
const LATE = 500;
/** More than so many flying at once is only a blur. */
const MOST_FLYING = 4;

/** A heap without a box of its own lies where its last piece does. */
const rectOf = (element: Element): DOMRect => {
  const rect = element.getBoundingClientRect();
  return rect.width === 0 && element.lastElementChild ? element.lastElementChild.getBoundingClientRect() : rect;
};

/** Dice by the roll they show: `data-roll="row:1 3"` is die `row:1` after roll 3. */
const rollsIn = (root: Element): { readonly die: string; readonly roll: string; readonly element: HTMLElement }[] =>
  [...root.querySelectorAll<HTMLElement>('[data-roll]')].map((element) => {
    const [die = '', roll = ''] = (element.dataset.roll ?? '').split(' ');
    return { die, roll, element };
  });

const heapsIn = (root: Element): Map<string, Heap & { element: HTMLElement }> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('[data-stock]')].map((element) => {
      const { stock = '', at = '', count = '0' } = element.dataset;
      return [`${stock}@${at}`, { stock, count: Number(count), rect: rectOf(element), element }];
    }),
  );

/**
 * In the next frame, when the browser has laid it out and before it is painted: positions cost nothing then. Asked for any earlier, they
 * make the browser lay out the page once more than it has to.
 */
const afterLayout = (root: Element, work: () => void): void => {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    work();
  });
  observer.observe(root);
};

const isVisible = ({ width, height, right, left, top, bottom }: DOMRect): boolean =>
  width > 0 && height > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;

export class Motion {
  #pieces = new Map<string, DOMRect>();
  #heaps = new Map<string, Heap>();
  #rolls = new Map<string, string>();
  /** A change is on the page, and its frame is still to come. */
  #waitsSince: number | undefined;

  /** Before the page changes. What changes twice within a frame moves once, from where it was at first. */
  remember(root: Element): void {
    if (this.#isWaiting()) return;
    this.#pieces = new Map(
      [...root.querySelectorAll<HTMLElement>('[data-piece]')].map((piece) => [piece.dataset.piece ?? '', piece.getBoundingClientRect()]),
    );
    this.#rolls = new Map(rollsIn(root).map(({ die, roll }) => [die, roll]));
    this.#heaps = new Map([...heapsIn(root)].map(([key, { stock, count, rect }]) => [key, { stock, count, rect }]));
  }

  /** After it has changed. Nobody sees a page in the background. */
  play(root: Element): void {
    if (document.hidden || this.#isWaiting()) return;
    this.#waitsSince = performance.now();
    afterLayout(root, () => {
      if (this.#isWaiting()) this.#start(root);
      this.#waitsSince = undefined;
    });
  }

  /** A page that was in the background meanwhile does not catch up. */
  #isWaiting(): boolean {
    return this.#waitsSince !== undefined && performance.now() - this.#waitsSince < LATE;
  }

  #start(root: Element): void {
    for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) this.#travel(piece);
    this.#trade(root);
    this.#tumble(root);
  }

  #tumble(root: Element): void {
    if (this.#rolls.size === 0) return;
    for (const { die, roll, element } of rollsIn(root))
      if (this.#rolls.get(die) !== roll)
        element.animate([{ transform: 'translateY(-40%) rotate(-200deg) scale(1.25)' }, { transform: 'none' }], TUMBLE);
  }

  #travel(piece: HTMLElement): void {
    const from = this.#pieces.get(piece.dataset.piece ?? '');
    const to = piece.getBoundingClientRect();
    if (!from || !isVisible(from) || !isVisible(to)) return;
    const [x, y] = [from.left - to.left, from.top - to.top];
    const unit = unitOf(piece);
    if (Math.abs(x) + Math.abs(y) > 2)
      piece.animate([{ transform: `translate(${x / unit}px, ${y / unit}px)` }, { transform: 'none' }], TRAVEL);
  }

  #trade(root: Element): void {
    const heaps = heapsIn(root);
    if (this.#heaps.size === 0) return;
    const changes = [...heaps].map(([key, heap]) => ({ ...heap, by: heap.count - (this.#heaps.get(key)?.count ?? 0) }));
    const gone = [...this.#heaps].flatMap(([key, heap]) => (heaps.has(key) || heap.count === 0 ? [] : [heap]));
    const givers: Giver[] = [...changes.filter(({ by }) => by < 0), ...gone];
    for (const taker of changes.filter(({ by, rect }) => by > 0 && isVisible(rect))) {
      const giver = givers.find(({ stock, rect }) => stock === taker.stock && isVisible(rect));
      if (giver) fly(giver, taker, Math.min(taker.by, MOST_FLYING));
      if (taker.element.hasAttribute('data-floats')) float(taker.rect, `+${taker.by}`);
    }
  }
}

const ghost = (className: string, left: number, top: number): HTMLElement => {
  const element = document.createElement('div');
  element.className = `motion ${className}`;
  element.setAttribute('aria-hidden', 'true');
  element.style.cssText = `position:fixed;left:${left}px;top:${top}px;pointer-events:none;z-index:30`;
  document.body.append(element);
  return element;
};

/** How many pixels a unit of the drawing is that the element stands in. */
const unitOf = (element: Element): number => (element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1);

const INK = ['fill', 'stroke', 'stroke-width', 'color', 'opacity'] as const;

/** A copy that looks the same outside the board, where the board's styles do not reach. */
const inked = <T extends Element>(original: T): T => {
  const copy = cloneOf(original);
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [i, element] of [original, ...original.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(element);
    const to = copies[i];
    if (to instanceof SVGElement) for (const property of INK) to.style.setProperty(property, style.getPropertyValue(property));
  }
  return copy;
};

/** The sign of a heap: its first picture or, inside a drawing, a copy of what is drawn. */
const pictureOf = (element: Element | undefined): SVGElement | undefined => {
  const inside = element?.querySelector('svg');
  if (inside) return inked(inside);
  if (!(element instanceof SVGGraphicsElement)) return undefined;
  const { x, y, width, height } = element.getBBox();
  if (width === 0) return undefined;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  svg.append(inked(element));
  return svg;
};

const areaOf = ({ rect }: { rect: DOMRect }): number => rect.width * rect.height;

const fly = (giver: Giver, taker: { rect: DOMRect; element: HTMLElement }, count: number): void => {
  // The smaller heap shows one piece: a ship is more than its barrels.
  const [first, second] = areaOf(giver) < areaOf(taker) ? [giver, taker] : [taker, giver];
  const picture = pictureOf(first.element) ?? pictureOf(second.element);
  if (!picture) return;
  const size = Math.min(40, Math.max(16, taker.rect.height));
  for (let i = 0; i < count; i++) {
    const piece = ghost('flying', giver.rect.left + giver.rect.width / 2 - size / 2, giver.rect.top + giver.rect.height / 2 - size / 2);
    const copy = cloneOf(picture);
    copy.style.cssText = `width:${size}px;height:${size}px;display:block`;
    piece.append(copy);
    const x = taker.rect.left + taker.rect.width / 2 - (giver.rect.left + giver.rect.width / 2);
    const y = taker.rect.top + taker.rect.height / 2 - (giver.rect.top + giver.rect.height / 2);
    const way = [{ transform: 'none' }, { transform: `translate(${x}px, ${y}px)`, opacity: 0.4 }];
    piece.animate(way, { ...TRAVEL, duration: 420, delay: i * 70, fill: 'backwards' }).finished.finally(() => piece.remove());
  }
};

const float = (rect: DOMRect, text: string): void => {
  const element = ghost('floating', rect.left + rect.width / 2, rect.top - 6);
  element.textContent = text;
  element.style.cssText += ';font:700 1rem var(--sans);color:var(--glow);text-shadow:0 0 4px var(--paper-2),0 0 4px var(--paper-2)';
  element
    .animate([{ transform: 'none' }, { transform: 'translateY(-1.6rem)', opacity: 0 }], FLOAT)
    .finished.finally(() => element.remove());
};
