/** Playwright's `networkidle` has waited for ever once, for a request that had ended: the page itself says when nothing more comes. */
import type { Page } from '@playwright/test';

const QUIET = 500;

/** Until nothing has been loaded for half a second. */
export const loadsNothing = (page: Page): Promise<void> =>
  page.evaluate(
    (pause) =>
      new Promise((done) => {
        let timer = setTimeout(done, pause);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, pause);
        }).observe({ type: 'resource' });
      }),
    QUIET,
  );
