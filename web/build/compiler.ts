/** How components are compiled, for browsers and at build time alike. */
import type { CompileOptions } from 'svelte/compiler';

export const COMPILER = {
  runes: true,
  discloseVersion: false,
  // By its styles, not by its path: what is drawn at build time has the classes of the browser's components.
  cssHash: ({ hash, css }) => `svelte-${hash(css)}`,
} satisfies CompileOptions;
