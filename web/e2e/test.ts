/** Playwright's test, with a server for each worker: tests that run side by side share no table, lobby or list of players. */
import { test as base } from '@playwright/test';
import { TestServer } from './server.ts';

export const test = base.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const server = await TestServer.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
});
