/** What axe finds wrong on a page that has come to rest. */
import AxeBuilder from '@axe-core/playwright';
import { thorough } from '@caravel/core/testing/thorough';
import type { Page } from '@playwright/test';

/** By day; `bin/test full` also by night. */
export const SCHEMES: readonly ('light' | 'dark')[] = thorough(['light'], ['light', 'dark']);

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const CLOCKS = '[role=timer], [data-clock]';

/** Names of things nobody needs in the same frame are written at idle, and bots may still be moving: half a second without a change is rest. Clocks go on. */
const unchanged = (page: Page): Promise<void> =>
  page.evaluate(
    (clocks) =>
      new Promise<void>((resolve) => {
        const rested = () => {
          changes.disconnect();
          resolve();
        };
        let timer = setTimeout(rested, 500);
        const isClock = ({ target }: MutationRecord) => (target instanceof Element ? target : target.parentElement)?.closest(clocks);
        const changes = new MutationObserver((records) => {
          if (records.every(isClock)) return;
          clearTimeout(timer);
          timer = setTimeout(rested, 500);
        });
        changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      }),
    CLOCKS,
  );

/** On a slow machine the names come later than half a second after the board. */
const named = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !document.querySelector('[data-thing][role=button]:not([aria-label])'));

/** Colours on their way are no colours of the page yet. */
const atRest = async (page: Page): Promise<void> => {
  await unchanged(page);
  await named(page);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
};

export const faults = async (page: Page): Promise<string[]> => {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 5).map(({ html, failureSummary }) => `${page.url()} ${id}: ${html.slice(0, 400)} ${failureSummary}`),
  );
};
