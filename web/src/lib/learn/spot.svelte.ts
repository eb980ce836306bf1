/** Where things of the board are on the screen, followed all the time: boards scroll, pieces travel, windows change. */
import type { Box } from '../table/board/beside.ts';
import type { Target } from '../table/game-ui.ts';

const around = (boxes: readonly Box[]): Box | undefined =>
  boxes.length === 0
    ? undefined
    : {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };

/** Without the frame that lights it up: frames of things side by side overlap. */
const ownBox = (element: Element): Box => {
  const whole = element.getBoundingClientRect();
  if (!element.querySelector(':scope > [data-frame]')) return whole;
  const parts = [...element.children].filter((part) => !part.hasAttribute('data-frame')).map((part) => part.getBoundingClientRect());
  return around(parts.filter(({ width, height }) => width > 0 && height > 0)) ?? whole;
};

const kindOf = (element: Element): string | undefined => element.getAttribute('data-thing')?.split(':')[0];

/** Where things of its kind lie side by side: up to the next one, which is drawn over it. A ring around this shows nothing of the others. */
export const clearing = (element: Element): Box | undefined => {
  const alike = [...(element.parentElement?.children ?? [])].filter((other) => kindOf(other) === kindOf(element));
  if (alike.length < 2) return undefined;
  const own = ownBox(element);
  const next = alike.slice(alike.indexOf(element) + 1).map(ownBox);
  const besides = next.filter(({ left, top, bottom }) => left > (own.left + own.right) / 2 && top < own.bottom && bottom > own.top);
  return { left: own.left, top: own.top, right: Math.min(own.right, ...besides.map(({ left }) => left)), bottom: own.bottom };
};

/** Inside everything that clips it, or undefined where nothing of it is to be seen. */
const shownBox = (element: Element): Box | undefined => {
  let { left, top, right, bottom } = ownBox(element);
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const clip = around.getBoundingClientRect();
    [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
    [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
  }
  return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : undefined;
};

export const elementsOf = (things: readonly Target[]): Element[] =>
  things.flatMap((thing) => [...document.querySelectorAll(`[data-layout] [data-thing="${CSS.escape(thing)}"]`)]);

const boxesOf = (elements: readonly Element[]): Box[] => elements.flatMap((element) => shownBox(element) ?? []);

const isSame = (a: Box, b: Box | undefined): boolean =>
  b !== undefined && a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;

const areSame = (a: readonly Box[], b: readonly Box[]): boolean => a.length === b.length && a.every((box, i) => isSame(box, b[i]));

/** A piece that still flies to one of them makes the box of that one larger than it is. */
const areWaiting = (elements: readonly Element[]): boolean =>
  document.getAnimations().some((animation) => {
    const { effect } = animation;
    if (animation instanceof CSSAnimation || animation instanceof CSSTransition || !(effect instanceof KeyframeEffect)) return false;
    return elements.some((element) => element.contains(effect.target));
  });

export class Spot {
  boxes = $state.raw<readonly Box[]>([]);
  /** Around all of them. */
  readonly box: Box | undefined = $derived(around(this.boxes));

  /** Returns what ends it. */
  follow(elements: () => readonly Element[]): () => void {
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const followed = elements();
      const boxes = areWaiting(followed) ? this.boxes : boxesOf(followed);
      if (!areSame(boxes, this.boxes)) this.boxes = boxes;
      // Some times a second is enough for the eye, and leaves the page idle between them.
      timer = setTimeout(() => {
        frame = requestAnimationFrame(look);
      }, 60);
    };
    look();
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }
}
