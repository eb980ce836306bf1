import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { serviceWorker } from './build/service-worker.ts';

/** What every table needs of core, and the manifests, in one file: small files of their own weigh more on the wire. */
const CORE = /games\/(core\/src\/(at|config|decision|faults|game|layout|log|moves|next|result|timeline)|[^/]+\/src\/manifest)\.ts$/;

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } }), serviceWorker()],
  build: {
    target: 'es2023',
    manifest: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: 'core', test: CORE }] } },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false } } },
});
