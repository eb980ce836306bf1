/** A page without a browser: what it shows is read again whenever it changes. */
import { flushSync } from 'svelte';

/** Shows `what` from now on; the function that takes the page away. */
export const show = (what: () => unknown): (() => void) => {
  const remove = $effect.root(() => {
    $effect(() => void what());
  });
  flushSync();
  return remove;
};

export { flushSync };
