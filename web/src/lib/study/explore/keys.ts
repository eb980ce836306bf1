/** Keys of exploring that work wherever the focus is, except where one types or moves about the board. */
import { shortcut } from '../../table/panel/keys.ts';
import { ROOT } from '../exploration.ts';
import type { Explorer } from './explorer.svelte.ts';

const OWN_KEYS = 'input:not([type=range]), textarea, select, [contenteditable], [data-area="board"] :focus-visible';

const actsOf = (explorer: Explorer): Readonly<Record<string, () => void>> => ({
  ArrowLeft: () => explorer.back(),
  ArrowRight: () => explorer.forward(),
  ArrowUp: () => explorer.beside(-1),
  ArrowDown: () => explorer.beside(1),
  Home: () => explorer.go(ROOT),
  End: () => explorer.toEnd(),
});

export const pressKey = (event: KeyboardEvent, explorer: Explorer): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  if (event.target instanceof Element && event.target.matches(OWN_KEYS)) return;
  const act = actsOf(explorer)[event.key] ?? shortcut(event.key);
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
};
