/** Two fingers make what is in a window larger, and smaller again; what lies between them stays there. */
import type { Attachment } from 'svelte/attachments';

const MOST = 3;

interface Grip {
  readonly x: number;
  readonly y: number;
  readonly span: number;
}

const gripOf = ([a, b]: TouchList): Grip | undefined =>
  a &&
  b && { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2, span: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) };

export const pinch: Attachment<HTMLElement> = (window) => {
  let zoom = 1;
  let grip: Grip | undefined;

  const began = ({ touches }: TouchEvent) => {
    grip = gripOf(touches);
  };
  const moved = (event: TouchEvent) => {
    const now = gripOf(event.touches);
    if (!grip || !now) return;
    event.preventDefault();
    const { left, top } = window.getBoundingClientRect();
    const before = zoom;
    // Small enough to see all of it at once.
    const least = Math.min(1, (zoom * window.clientHeight) / window.scrollHeight);
    zoom = Math.min(MOST, Math.max(least, (zoom * now.span) / grip.span));
    window.style.setProperty('--zoom', String(zoom));
    window.scrollLeft = ((window.scrollLeft + grip.x - left) * zoom) / before - (now.x - left);
    window.scrollTop = ((window.scrollTop + grip.y - top) * zoom) / before - (now.y - top);
    grip = now;
  };

  window.addEventListener('touchstart', began, { passive: true });
  window.addEventListener('touchend', began, { passive: true });
  window.addEventListener('touchmove', moved, { passive: false });
  return () => {
    window.removeEventListener('touchstart', began);
    window.removeEventListener('touchend', began);
    window.removeEventListener('touchmove', moved);
    window.style.removeProperty('--zoom');
  };
};
