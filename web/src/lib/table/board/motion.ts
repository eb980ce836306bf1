/** Pieces that travel: those with a key fly from where they were, heaps of equal pieces trade with each other, gains float, dice tumble. */
import { cloneOf } from '../../ui/clone.ts';
import { afterLayout } from './after-layout.ts';

/** Equal pieces at one place; where they lay, if they are gone with their element. */
interface Heap {
  readonly stock: string;
  readonly count: number;
  readonly rect: DOMRect;
  readonly element?: HTMLElement;
}

/** A die after a roll. */
interface Roll {
  readonly die: string;
  readonly roll: string;
}

/** What may move, by the marks of the board: `data-roll="row:1 3"` is die `row:1` after roll 3. */
interface Marks {
  readonly pieces: Map<HTMLElement, string>;
  readonly heaps: Map<string, HTMLElement>;
  readonly rolls: Map<HTMLElement, Roll>;
}

/** Makes something move, once everything is measured: what begins to move makes the browser lay out the page again. */
type Start = () => void;

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

const marksOf = (elements: readonly HTMLElement[]): Marks => {
  const marks: Marks = { pieces: new Map(), heaps: new Map(), rolls: new Map() };
  for (const element of elements) {
    const { piece, stock, at = '', roll } = element.dataset;
    if (piece !== undefined) marks.pieces.set(element, piece);
    if (stock !== undefined) marks.heaps.set(`${stock}@${at}`, element);
    if (roll !== undefined) marks.rolls.set(element, rollOf(roll));
  }
  return marks;
};

const rollOf = (text: string): Roll => {
  const [die = '', roll = ''] = text.split(' ');
  return { die, roll };
};

const countOf = (heap: HTMLElement): number => Number(heap.dataset.count ?? 0);

const measured = (element: HTMLElement): Heap & { readonly element: HTMLElement } => {
  const { stock = '' } = element.dataset;
  return { stock, count: countOf(element), rect: rectOf(element), element };
};

/** Without its element, which may be gone soon or show something else. */
const whereItLay = (element: HTMLElement): Heap => {
  const { stock, count, rect } = measured(element);
  return { stock, count, rect };
};

const isVisible = ({ width, height, right, left, top, bottom }: DOMRect): boolean =>
  width > 0 && height > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;

export class Motion {
  #pieces = new Map<string, DOMRect>();
  #heaps = new Map<string, Heap>();
  #rolls = new Map<string, string>();
  /** What is marked after the last change. */
  #marked: readonly HTMLElement[] = [];
  /** A change is on the page, and its frame is still to come. */
  #waitsSince: number | undefined;

  /** Before the page changes. What changes twice within a frame moves once, from where it was at first. */
  remember(marked: readonly HTMLElement[]): void {
    if (this.#isWaiting()) return;
    const { pieces, heaps, rolls } = marksOf(marked);
    this.#pieces = new Map([...pieces].map(([element, key]) => [key, element.getBoundingClientRect()]));
    this.#heaps = new Map([...heaps].map(([key, element]) => [key, whereItLay(element)]));
    this.#rolls = new Map([...rolls.values()].map(({ die, roll }) => [die, roll]));
  }

  /** After it has changed. Nobody sees a page in the background. */
  play(root: Element, marked: readonly HTMLElement[]): void {
    this.#marked = marked;
    if (document.hidden || this.#isWaiting()) return;
    this.#waitsSince = performance.now();
    afterLayout(root, () => {
      if (this.#isWaiting()) this.#start();
      this.#waitsSince = undefined;
    });
  }

  /** A page that was in the background meanwhile does not catch up. */
  #isWaiting(): boolean {
    return this.#waitsSince !== undefined && performance.now() - this.#waitsSince < LATE;
  }

  #start(): void {
    const { pieces, heaps, rolls } = marksOf(this.#marked);
    const starts = [...[...pieces].map(([element, key]) => this.#travel(element, key)), ...this.#trade(heaps), ...this.#tumble(rolls)];
    for (const start of starts) start?.();
  }

  #travel(piece: HTMLElement, key: string): Start | undefined {
    const from = this.#pieces.get(key);
    const to = piece.getBoundingClientRect();
    if (!from || !isVisible(from) || !isVisible(to)) return undefined;
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) <= 2) return undefined;
    const unit = unitOf(piece);
    return () => piece.animate([{ transform: `translate(${x / unit}px, ${y / unit}px)` }, { transform: 'none' }], TRAVEL);
  }

  /** Only heaps that have changed are measured. */
  #trade(heaps: ReadonlyMap<string, HTMLElement>): Start[] {
    if (this.#heaps.size === 0) return [];
    const changes = [...heaps].map(([key, element]) => ({ element, by: countOf(element) - (this.#heaps.get(key)?.count ?? 0) }));
    const smaller = changes.filter(({ by }) => by < 0).map(({ element }) => measured(element));
    const gone = [...this.#heaps].flatMap(([key, heap]) => (heaps.has(key) || heap.count === 0 ? [] : [heap]));
    const givers: Heap[] = [...smaller, ...gone].filter(({ rect }) => isVisible(rect));
    return changes.flatMap(({ element, by }) => (by > 0 ? takes(measured(element), by, givers) : []));
  }

  #tumble(rolls: ReadonlyMap<HTMLElement, Roll>): Start[] {
    const fallen = [...rolls].filter(([, { die, roll }]) => this.#rolls.size > 0 && this.#rolls.get(die) !== roll);
    const way = [{ transform: 'translateY(-40%) rotate(-200deg) scale(1.25)' }, { transform: 'none' }];
    return fallen.map(
      ([element]) =>
        () =>
          element.animate(way, TUMBLE),
    );
  }
}

/** What a heap has more comes from one of its kind that has less. */
const takes = (taker: Required<Heap>, by: number, givers: readonly Heap[]): Start[] => {
  if (!isVisible(taker.rect)) return [];
  const giver = givers.find(({ stock }) => stock === taker.stock);
  const flight = giver && flightOf(giver, taker, Math.min(by, MOST_FLYING));
  const gain = taker.element.hasAttribute('data-floats') ? () => float(taker.rect, `+${by}`) : undefined;
  return [flight, gain].filter((start) => start !== undefined);
};

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

const areaOf = ({ rect }: Heap): number => rect.width * rect.height;

const middleOf = ({ rect }: Heap): { x: number; y: number } => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });

const flightOf = (giver: Heap, taker: Heap, count: number): Start | undefined => {
  // The smaller heap shows one piece: a ship is more than its barrels.
  const [first, second] = areaOf(giver) < areaOf(taker) ? [giver, taker] : [taker, giver];
  const picture = pictureOf(first.element) ?? pictureOf(second.element);
  if (!picture) return undefined;
  const size = Math.min(40, Math.max(16, taker.rect.height));
  picture.style.cssText = `width:${size}px;height:${size}px;display:block`;
  const [from, to] = [middleOf(giver), middleOf(taker)];
  const way = [{ transform: 'none' }, { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px)`, opacity: 0.4 }];
  return () => {
    for (let i = 0; i < count; i++) {
      const piece = ghost('flying', from.x - size / 2, from.y - size / 2);
      piece.append(cloneOf(picture));
      piece.animate(way, { ...TRAVEL, duration: 420, delay: i * 70, fill: 'backwards' }).finished.finally(() => piece.remove());
    }
  };
};

const float = (rect: DOMRect, text: string): void => {
  const element = ghost('floating', rect.left + rect.width / 2, rect.top - 6);
  element.textContent = text;
  element.style.cssText += ';font:700 1rem var(--sans);color:var(--glow);text-shadow:0 0 4px var(--paper-2),0 0 4px var(--paper-2)';
  element
    .animate([{ transform: 'none' }, { transform: 'translateY(-1.6rem)', opacity: 0 }], FLOAT)
    .finished.finally(() => element.remove());
};
