import { defineConfig } from '@playwright/test';
export default defineConfig({ testDir: '/work/main/web/e2e', testMatch: process.env.MATCH ?? 'madeira.e2e.ts', outputDir: '/tmp/mad-preview/results', workers: 1, timeout: 120000, reporter: 'line',
  use: { baseURL: process.env.BASE ?? 'http://127.0.0.1:4199', browserName: 'chromium', viewport: { width: 1280, height: 800 }, actionTimeout: 10000, screenshot: 'only-on-failure', launchOptions: { executablePath: '/tmp/mad-preview/chromium-153.0.0/chromium', args: ['--disable-dev-shm-usage'] } } });
