/** Dragging a disc from one circle to another: a copy follows the pointer, the circle under it is where it lands. */
import type { Attachment } from 'svelte/attachments';
import { cloneOf } from '../../../ui/clone.ts';

const NEAR = 6;

const circleAt = (x: number, y: number): HTMLElement | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-circle]'))
    .find((circle) => circle !== null) ?? undefined;

/** The circle a disc would land on shows it. */
class Target {
  #circle: HTMLElement | undefined;

  show(circle: HTMLElement | undefined): void {
    this.#circle?.removeAttribute('data-target');
    circle?.setAttribute('data-target', '');
    this.#circle = circle;
  }
}

/** A circle answers to more than it shows: only the disc travels. */
const copyOf = (element: HTMLElement): HTMLElement => {
  const disc = element.querySelector<HTMLElement>('[data-disc]') ?? element;
  const { left, top, width, height } = disc.getBoundingClientRect();
  const copy = cloneOf(disc);
  copy.setAttribute('aria-hidden', 'true');
  copy.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;pointer-events:none;z-index:30;outline:none`;
  document.body.append(copy);
  return copy;
};

/** The click that ends a drag means nothing. */
const swallowClick = (): void => {
  const swallow = (click: Event) => click.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
};

/** `ondrop` learns the place of the circle, or undefined for anywhere else. A short touch stays a click. */
export const dragged =
  (isFilled: () => boolean, ondrop: (to: string | undefined) => void): Attachment<HTMLElement> =>
  (element) => {
    let start: { x: number; y: number } | undefined;
    let copy: HTMLElement | undefined;
    const target = new Target();

    const down = (event: PointerEvent) => {
      if (!isFilled() || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!copy && Math.hypot(x, y) > NEAR) copy = copyOf(element);
      if (!copy) return;
      copy.style.translate = `${x}px ${y}px`;
      element.toggleAttribute('data-lifted', true);
      target.show(circleAt(event.clientX, event.clientY));
    };
    const up = (event: PointerEvent) => {
      if (copy) {
        swallowClick();
        ondrop(circleAt(event.clientX, event.clientY)?.dataset.circle);
      }
      cancel();
    };
    const cancel = () => {
      copy?.remove();
      element.removeAttribute('data-lifted');
      target.show(undefined);
      start = copy = undefined;
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    return cancel;
  };
