/** When a thing explains itself: after resting on it with the mouse, on keyboard focus, on a long press. */
import type { Target } from '../game-ui.ts';
import { targetAt, targetOf } from './target-elements.ts';

const REST = 450;
const PRESS = 450;
const GRACE = 250;

const isExplanation = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[data-explanation]') !== null;

export class Explaining {
  thing = $state<Target | undefined>();
  anchor = $state.raw<HTMLElement | undefined>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;
  #pressed = false;
  /** Where the mouse was last: what comes to lie under a mouse at rest has not been asked for. */
  #mouse = { x: Number.NaN, y: Number.NaN };
  /** Stays until it is closed; one that merely follows the mouse goes with it, unless the mouse goes onto it. */
  isPinned = $state(false);

  show(thing: Target, anchor: HTMLElement, isPinned = true): void {
    clearTimeout(this.#timer);
    this.hold();
    this.isPinned = isPinned;
    this.thing = thing;
    this.anchor = anchor;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.hold();
    this.#hide();
  }

  #hide(): void {
    this.thing = undefined;
    this.anchor = undefined;
  }

  over(event: PointerEvent): void {
    const element = targetAt(event.target);
    if (event.pointerType !== 'mouse' || !this.#hasMoved(event) || !element || this.#isPinnedOpen) return;
    if (element === this.anchor) return this.hold();
    this.#later(element, REST, { isPinned: false });
  }

  out(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || targetAt(event.relatedTarget) === targetAt(event.target)) return;
    this.closeSoon();
  }

  get #isPinnedOpen(): boolean {
    return this.isPinned && this.thing !== undefined;
  }

  /** The mouse has left: a moment is enough to reach the explanation. */
  closeSoon(): void {
    if (this.#isPinnedOpen) return;
    clearTimeout(this.#timer);
    this.hold();
    this.#closing = setTimeout(() => this.#hide(), GRACE);
  }

  /** The mouse is on it. */
  hold(): void {
    clearTimeout(this.#closing);
  }

  down(event: PointerEvent): void {
    const element = targetAt(event.target);
    this.#pressed = false;
    this.#hasMoved(event);
    if (event.pointerType !== 'mouse' && element) this.#later(element, PRESS, { onshown: () => (this.#pressed = true) });
    else clearTimeout(this.#timer);
  }

  up(): void {
    if (!this.#pressed) clearTimeout(this.#timer);
  }

  /** Whether the click that comes now ends a long press. */
  get hasJustPressed(): boolean {
    const pressed = this.#pressed;
    this.#pressed = false;
    return pressed;
  }

  focused(event: FocusEvent): void {
    const element = targetAt(event.target);
    if (element?.matches(':focus-visible')) this.#later(element, REST);
  }

  /** The focus has gone elsewhere; to the explanation's own link is no reason to close it. */
  left(event: FocusEvent): void {
    if (!isExplanation(event.relatedTarget)) this.close();
  }

  #hasMoved({ clientX: x, clientY: y }: PointerEvent): boolean {
    const moved = x !== this.#mouse.x || y !== this.#mouse.y;
    this.#mouse = { x, y };
    return moved;
  }

  #later(
    element: HTMLElement,
    milliseconds: number,
    { isPinned = true, onshown }: { isPinned?: boolean; onshown?: () => void } = {},
  ): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.show(targetOf(element), element, isPinned);
      onshown?.();
    }, milliseconds);
  }
}
