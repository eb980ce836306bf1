import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { markdown } from './build/markdown.ts';
import { serviceWorker } from './build/service-worker.ts';

// Small files of their own weigh more on the wire: what is always needed together is one file.
/** What every page needs, and the runtime of Svelte. */
const SHELL =
  /node_modules\/svelte\/|preload-helper|\/(web\/src\/lib\/(kept|settings|speech|route|router|random-hex|remote\/known)(\.svelte)?\.ts|web\/src\/lib\/ui\/(Button\.svelte|Icon\.svelte|icons\.ts|SeatMark\.svelte)|i18n\/src\/(locale|shell\/index)\.ts)/;
/** What every table needs: of core, the manifests, and what home and tables share. */
const CORE =
  /\/(games\/(core\/src\/(at|config|decision|entry-code|entry-log|faults|game|kept-positions|layout|log|moves|next|preview|result|timeline)|[^/]+\/src\/manifest)|web\/src\/lib\/(games\/index|table\/local-store|bots\/bot-host))\.ts$/;

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } }), markdown(), serviceWorker()],
  build: {
    target: 'es2023',
    manifest: true,
    // Every browser that runs es2023 can preload modules, or can do without.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', test: SHELL },
            { name: 'core', test: CORE },
          ],
        },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false } } },
});
