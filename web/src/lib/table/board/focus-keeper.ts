/** Focus is never lost: where the focused element has gone with the decision it belonged to, its area gives it to the next one. */
import type { Attachment } from 'svelte/attachments';

export class FocusKeeper {
  #isInside = false;
  /** Who points does not look for a mark around what comes next, who presses keys does. */
  #points = false;
  #area: HTMLElement | undefined;

  /** For the area that keeps the focus; it can be focused itself as a last resort. */
  readonly attach: Attachment<HTMLElement> = (area) => {
    this.#area = area;
    const note = ({ target }: Event) => {
      this.#isInside = target instanceof Node && area.contains(target);
    };
    const noteInput = ({ type }: Event) => {
      this.#points = type === 'pointerdown';
    };
    const heard = new AbortController();
    document.addEventListener('focusin', note, heard);
    document.addEventListener('pointerdown', noteInput, { capture: true, signal: heard.signal });
    document.addEventListener('keydown', noteInput, { capture: true, signal: heard.signal });
    return () => heard.abort();
  };

  /** After a change: to the first of `wanted`, or to the area for one who points, if the focus was in this area and is nowhere now. */
  restore(wanted: string): void {
    if (!this.#isInside || document.activeElement !== document.body) return;
    const next = (this.#points ? null : this.#area?.querySelector<HTMLElement>(wanted)) ?? this.#area;
    next?.focus({ preventScroll: true });
  }
}
