/** Writes `sw.js` with the names of everything that was built: after the first visit the page opens without a network. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SHELL = ['/', '/favicon.svg', '/favicon-turn.svg', '/icon-192.png', '/icon-512.png', '/manifest.webmanifest'];

const fingerprint = (names: readonly string[]): string => createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);

export const serviceWorker = (): Plugin => ({
  name: 'caravel-service-worker',
  apply: 'build',
  generateBundle(_options, bundle) {
    const built = Object.keys(bundle)
      .filter((name) => /\.(js|css|svg)$/.test(name))
      .map((name) => `/${name}`)
      .sort();
    const template = readFileSync(join(import.meta.dirname, 'service-worker.template.js'), 'utf8');
    const source = template
      .replace("'VERSION'", JSON.stringify(`caravel-${fingerprint(built)}`))
      .replace("['FILES']", JSON.stringify([...SHELL, ...built]));
    this.emitFile({ type: 'asset', fileName: 'sw.js', source });
  },
});
