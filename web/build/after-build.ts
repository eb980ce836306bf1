/** A plugin that works on the folder of pages once everything before it is written, public files too. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

export const afterBuild = (name: string, work: (folder: string) => void | Promise<void>): Plugin => {
  let folder = '';
  return {
    name: `caravel-${name}`,
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => work(folder) },
  };
};
