/** How long the page's script works on a move, in the browser: `node web/e2e/speed.ts` after a build. Prints the median and the 95th percentile. */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { browserPath } from './browser.ts';
import { quicken, settled } from './play.ts';
import { openPrepared, preparedTable } from './prepared.ts';

const MOVES = 60;

const server = await preview({ root: join(import.meta.dirname, '..'), preview: { port: 4191 }, logLevel: 'warn' });
const browser = await chromium.launch({ executablePath: await browserPath(), args: ['--disable-dev-shm-usage'] });
const page = await browser.newPage({ baseURL: server.resolvedUrls?.local[0] ?? '' });
await quicken(page);
await openPrepared(page, preparedTable('3-players-points', 'role', 5));
const devtools = await page.context().newCDPSession(page);
await devtools.send('Performance.enable');

const scriptSeconds = async (): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
};

const costs: number[] = [];
while (costs.length < MOVES) {
  await settled(page);
  if (await page.locator('dialog[open]').count()) break;
  const before = await scriptSeconds();
  const moved = await page.evaluate(async () => {
    const fill = [...document.querySelectorAll<HTMLButtonElement>('[data-dock] button')];
    const target = document.querySelector<HTMLElement>('[data-move]') ?? fill.at(-1);
    const lines = () => document.querySelectorAll('[role=log] button').length;
    const told = lines();
    target?.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return lines() - told;
  });
  // Bots that answered within the frame are part of the cost, so it is shared among the lines they made.
  costs.push(((await scriptSeconds()) - before) * (1000 / Math.max(1, moved)));
}
costs.sort((a, b) => a - b);
const percentile = (share: number): string => (costs[Math.floor(share * (costs.length - 1))] ?? 0).toFixed(1);
console.log(`script per move: median ${percentile(0.5)} ms, 95th percentile ${percentile(0.95)} ms (${costs.length} moves)`);
await browser.close();
await server.close();
