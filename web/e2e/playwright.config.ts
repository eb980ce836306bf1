import { isThorough, thorough } from '@caravel/core/testing/thorough';
import { defineConfig } from '@playwright/test';
import { browserPath } from './browser.ts';
import { FULL_RUN } from './tags.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  ...(isThorough ? {} : { grepInvert: new RegExp(FULL_RUN.tag) }),
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 240_000,
  // A run that hangs outside of a test, while a server or browser ends, is over some day too.
  globalTimeout: thorough(45, 80) * 60_000,
  // A machine under load is slow, not wrong.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  use: {
    browserName: 'chromium',
    // Each context would load the whole site once more; tests of the service worker allow it, and `bin/test full` everywhere.
    serviceWorkers: thorough('block', 'allow'),
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    launchOptions: { executablePath: await browserPath(), args: ['--disable-dev-shm-usage'] },
  },
});
