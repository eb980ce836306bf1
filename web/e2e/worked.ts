/** How long a page and its workers have had the processor: on a busy machine they wait, but do not work longer. */
import type { Page } from '@playwright/test';

/** In seconds, since the process of the page began; to be asked for before the page is opened. */
export const watchWork = async (page: Page): Promise<() => Promise<number>> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const found = metrics.find(({ name }) => name === 'ProcessTime');
    if (!found) throw new Error('the browser does not tell the time of its process');
    return found.value;
  };
};
