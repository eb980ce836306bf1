/** Writes the last file of a build: a server that runs takes over the new pages when this file is new, so never half of them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

export const finished = (): Plugin =>
  afterBuild('finished', (folder) => writeFileSync(join(folder, '.built'), `${new Date().toISOString()}\n`));
