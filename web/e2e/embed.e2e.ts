/** A game inside a page of somebody else's: shown where the operator allows it, and nowhere else. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { freePort } from '../../server/test/tools/free-port.ts';
import { faults } from './axe.ts';
import { TestServer } from './server.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';

const PUZZLE = '/puzzles/puerto-rico-10-69';

/** A blog with one frame. */
const blogWith = async (port: number, address: string): Promise<Server> => {
  const page = `<!doctype html><html lang="en"><title>A blog</title><h1>A blog</h1><iframe title="A puzzle" src="${address}" width="1000" height="640"></iframe>`;
  const blog = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page)).listen(port);
  await once(blog, 'listening');
  return blog;
};

const framed = (page: Page) => page.frameLocator('iframe');

test('a puzzle is framed by the site that is named, and by no other; its links lead outside', FULL_RUN, async ({ page }) => {
  const port = await freePort();
  const named = `http://127.0.0.1:${port}`;
  const server = await TestServer.start({ env: { CARAVEL_FRAMES: named } });
  const blog = await blogWith(port, `${server.url}${PUZZLE}?embed`);
  await page.goto(named);
  await expect(framed(page).locator('[data-board]')).toBeVisible();
  const back = framed(page).getByRole('link', { name: 'Caravel', exact: true });
  await expect(back).toHaveAttribute('href', `${server.url}${PUZZLE}`);
  expect(await faults(page)).toEqual([]);
  const outside = page.waitForEvent('popup');
  await back.click();
  await expect((await outside).locator('[data-board]')).toBeVisible();
  // The same blog under another name was not named.
  await page.goto(`http://localhost:${port}`);
  await expect.poll(() => page.frames().at(1)?.url() ?? '').toMatch(/^chrome-error:/);
  blog.close();
  await server.end();
});

test.describe('kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network, too, a page is held to its policy and framed by nobody', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    const answer = await page.goto('/?again');
    expect(answer?.fromServiceWorker()).toBe(true);
    const headers = (await answer?.allHeaders()) ?? {};
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-type']).toContain('text/html');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
