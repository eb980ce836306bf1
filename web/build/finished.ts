/** Writes the last file of a build: a server that runs takes over the new pages when this file is new, so never half of them. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

export const finished = (): Plugin => {
  let folder = '';
  return {
    name: 'caravel-finished',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => writeFileSync(join(folder, '.built'), `${new Date().toISOString()}\n`) },
  };
};
