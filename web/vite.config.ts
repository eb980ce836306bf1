import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { apart, isApart } from './build/apart.ts';
import { COMPILER } from './build/compiler.ts';
import { finished } from './build/finished.ts';
import { pageFiles, workerFiles } from './build/places.ts';
import { precompress } from './build/precompress.ts';
import { rulesPages } from './build/rules-pages.ts';
import { serviceWorker } from './build/service-worker.ts';
import { siteFiles } from './build/site-files.ts';
import { siteInfo } from './build/static/site-info.ts';
import { routedWords, staticSite } from './build/static/static-site.ts';
import { withoutServer } from './build/static/without-server.ts';

// Small files of their own weigh more on the wire: what is always needed together is one file.
/** What every page needs, and the runtime of Svelte. */
const SHELL =
  /node_modules\/svelte\/|preload-helper|\/(web\/src\/(App\.svelte$|lib\/(site(\.static)?|kept|settings|speech|seat-levels|route|router|random-hex|remote\/known|offline|night)(\.svelte)?\.ts|lib\/Trouble\.svelte)|web\/src\/lib\/ui\/(Button\.svelte|Icon\.svelte|Loading\.svelte|icons\.ts|SeatMark\.svelte|seat-colours\.svelte\.ts)|i18n\/src\/(format|locale|shell\/index)\.ts)/;
/** What every table needs: of core, the manifests, and what home and tables share. */
const CORE =
  /\/(games\/(core\/src\/(at|config|entry-code|entry-log|game|kept-positions|key|layout|log|moves|next|only-move|preview|result|timeline)|[^/]+\/src\/manifest)|protocol\/src\/levels|web\/src\/lib\/(games\/index|table\/session\/local-store|bots\/bot-host))\.ts$/;
/** The page of a table and what the rules of every game need besides; dialogs, motion and sounds come when they are needed. */
const TABLE =
  /games\/core\/src\/(decision|faults|flow)\.ts$|routes\/TablePage\.svelte$|lib\/table\/session\/local-session|lib\/table\/(session\/|board\/|panel\/)?(?!Explain\.|Scrubber|BoardText|Hint|hint-|Legend|SettingsDialog|TableDialogs|ChanceEntry|Notice\.|PassDevice|RuleLinks|Score|Ticker|Lesson|Log\.|ThinkingBar|log-book|line-text|story\.|afterwards|beside\.|chance|local-|motion|news\.|sounds\.|session\/|board\/|panel\/)/;
/** The newest rules, the board and the words of a game; older rules, invariants, scores, the log, editors, legends and what a board shows a moment later come when they are needed. */
const GAME =
  /games\/(?!core\/|all\/)([^/]+)\/(src\/(?!board\/(guesses|index|origins|provenance|sources)\.|manifest|registration|point-sources\.|invariants\.|rules\.|inside\.)|(?!src\/|frozen\/|puzzles\/|board\/later\/|words\/(?:later\/|reading\.|sentences\.|why\.)|editor\/|ending\/|legend\/|lessons\/|statistics\/|card\.|scene\.))/;

/** What the first picture waits for is fetched all at once. Whatever comes later finds its scripts by itself, or their names would weigh on every page. */
const FIRST = /\/(Home|TablePage|RemoteTable|[a-z]{2})-[^/]*\.js$|\/([^/]+)\/\2-[^/]*\.js$/;

/** What stands on a plain web host: `vite build --mode static`. */
const isStatic = (mode: string): boolean => mode === 'static';

export default defineConfig(({ mode }) => ({
  // A static site lies under any path.
  base: isStatic(mode) ? './' : '/',
  define: isStatic(mode) ? { SITE_INFO: JSON.stringify(siteInfo(process.env)) } : {},
  plugins: [
    apart(),
    svelte({ compilerOptions: COMPILER }),
    rulesPages(),
    ...(isStatic(mode)
      ? [withoutServer(), staticSite(), serviceWorker(routedWords)]
      : [siteFiles(), serviceWorker(), precompress(), finished()]),
  ],
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: {
      // Every browser that runs es2023 can preload modules, or can do without.
      polyfill: false,
      resolveDependencies: (file, needed) => (FIRST.test(file) ? needed : needed.filter((one) => one.endsWith('.css'))),
    },
    // The rules with their pictures are long as text, and a tenth of that on the wire.
    chunkSizeWarningLimit: 1200,
    // Drawings are files of their own, loaded beside the scripts and not inside them.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        ...pageFiles,
        codeSplitting: {
          groups: [
            { name: 'shell', test: (id) => SHELL.test(id) || CORE.test(id) },
            { name: 'table', test: TABLE, includeDependenciesRecursively: false },
            {
              name: (id) => `${GAME.exec(id)?.[1]}-table`,
              test: (id) => !isApart(id) && GAME.test(id),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false }, output: workerFiles } },
}));
