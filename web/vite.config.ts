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
  /\/(games\/(core\/src\/(at|config|entry-code|entry-log|game|kept-positions|key|layout|log|moves|next|preview|result|timeline)|[^/]+\/src\/manifest)|protocol\/src\/levels|web\/src\/lib\/(games\/index|table\/local-store|bots\/bot-host))\.ts$/;
/** The page of a table and what the rules of every game need besides; dialogs, motion and sounds come when they are needed. */
const TABLE =
  /games\/core\/src\/(decision|faults|flow)\.ts$|lib\/table\/(?!Explain\.|Scrubber|BoardText|GameOver|Hint|hint-|LogDialog|SettingsDialog|TableDialogs|afterwards|chance|local-|motion|sounds\.)/;
/** The newest rules and the board of a game; older rules, words and editors of their own come when they are needed. */
const GAME =
  /games\/(?!core\/|all\/)([^/]+)\/(src\/(?!board\/|manifest|registration|point-sources\.)|(?!src\/|frozen\/|words\/|editor\/|card\.|Scene\.))/;

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true, discloseVersion: false } }), markdown(), serviceWorker()],
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
            { name: 'table', test: TABLE, includeDependenciesRecursively: false },
            { name: (id) => `${GAME.exec(id)?.[1]}-table`, test: GAME, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false } } },
});
