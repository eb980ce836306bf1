/** Focus is never lost: where the focused element has gone with the decision it belonged to, its area gives it to the next one. */
import type { Attachment } from 'svelte/attachments';

export class FocusKeeper {
  #isInside = false;
  #area: HTMLElement | undefined;

  /** For the area that keeps the focus; it can be focused itself as a last resort. */
  readonly attach: Attachment<HTMLElement> = (area) => {
    this.#area = area;
    const note = ({ target }: Event) => {
      this.#isInside = target instanceof Node && area.contains(target);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  };

  /** After a change: to the first of `wanted` if the focus was in this area and is nowhere now. */
  restore(wanted: string): void {
    if (!this.#isInside || document.activeElement !== document.body) return;
    const next = this.#area?.querySelector<HTMLElement>(wanted) ?? this.#area;
    next?.focus({ preventScroll: true });
  }
}
