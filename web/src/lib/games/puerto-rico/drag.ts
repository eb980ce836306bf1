/** Dragging a disc from one circle to another: a copy follows the pointer, the circle under it is where it lands. */
import type { Attachment } from 'svelte/attachments';

const NEAR = 6;

const circleAt = (x: number, y: number): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-circle]'))
    .find((circle) => circle !== null)?.dataset.circle;

const copyOf = (element: HTMLElement): HTMLElement => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
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

    const down = (event: PointerEvent) => {
      if (!isFilled() || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!copy && Math.hypot(x, y) > NEAR) copy = copyOf(element);
      if (copy) copy.style.translate = `${x}px ${y}px`;
    };
    const up = (event: PointerEvent) => {
      if (copy) {
        swallowClick();
        copy.remove();
        ondrop(circleAt(event.clientX, event.clientY));
      }
      start = copy = undefined;
    };
    const cancel = () => {
      copy?.remove();
      start = copy = undefined;
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    return cancel;
  };
