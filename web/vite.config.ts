import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { serviceWorker } from './build/service-worker.ts';

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } }), serviceWorker()],
  build: { target: 'es2023', manifest: true, rolldownOptions: { checks: { pluginTimings: false } } },
  worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false } } },
});
