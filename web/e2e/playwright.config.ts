import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserPath } from './browser.ts';

const PORT = Number(process.env.E2E_PORT ?? 4173);

/** What serves the page under test: the real server with a database that goes away. */
const SERVER = {
  command: 'node ../../server/src/main.ts',
  env: {
    PORT: String(PORT),
    CARAVEL_DATA: ':memory:',
    CARAVEL_WEB: process.env.E2E_DIST ?? join(import.meta.dirname, '../dist'),
    LOG_LEVEL: 'warn',
    // Everybody in these tests has the same address: on a quick machine they are more than one person may be.
    CARAVEL_HTTP_RATE: '1000000',
    CARAVEL_BOT_TABLES_PER_ADDRESS: '1000000',
    CARAVEL_FLAG_GRACE_SECONDS: '0',
  },
};

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 240_000,
  // A machine under load is slow, not wrong.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    launchOptions: { executablePath: await browserPath(), args: ['--disable-dev-shm-usage'] },
  },
  webServer: {
    ...SERVER,
    url: `http://localhost:${PORT}/healthz`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
