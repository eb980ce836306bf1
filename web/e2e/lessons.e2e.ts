/** Every lesson by theme opens, shows its task, is solved step by step and ends, at a desk and on a phone. */
import { expect, type Page } from '@playwright/test';
import { faults } from './axe.ts';
import { keptWhole } from './kept-files.ts';
import { noErrors, quicken } from './play.ts';
import { FULL_RUN, fullRunUnless } from './tags.ts';
import { test } from './test.ts';
import { leaveAll, PHONE, visitor } from './visitors.ts';

test.afterEach(leaveAll);

const LESSONS = {
  madeira: ['dice-and-bread', 'harvest-and-wood', 'ships-and-wood', 'cities-and-favors', 'requests', 'pirates'],
  'puerto-rico': ['money', 'pairs', 'shipping', 'warehouses', 'large-buildings', 'end-game'],
} as const;

const VISITS = [
  { locale: 'en', viewport: { width: 1280, height: 800 }, showMe: 'Show me', goOn: 'Go on', end: 'Lesson finished' },
  { locale: 'de', viewport: PHONE, showMe: 'Zeig es mir', goOn: 'Weiter', end: 'Lektion beendet' },
] as const;

const card = (page: Page) => page.locator('[data-step]');

const solve = async (page: Page, step: number, { showMe, goOn }: (typeof VISITS)[number]): Promise<void> => {
  await expect(card(page)).toHaveAttribute('data-step', String(step));
  // What others do before it is told first.
  if ((await card(page).getAttribute('data-state')) === 'watching')
    await card(page).getByRole('button', { name: goOn, exact: true }).click();
  await expect(card(page)).toHaveAttribute('data-state', 'asked');
  await expect(card(page).locator('dd.do')).toBeInViewport();
  await card(page).getByRole('button', { name: showMe }).click();
  await card(page).getByRole('button', { name: goOn, exact: true }).click();
};

for (const [game, id] of [
  ['madeira', 'cities-and-favors'],
  ['puerto-rico', 'pairs'],
] as const)
  test(`on a tablet the card of ${game} is whole, and covers no part of the board before it scrolls`, async ({ page }) => {
    await quicken(page);
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto(`/learn/${game}/${id}`);
    await expect(card(page).getByRole('button', { name: 'Show me' })).toBeInViewport({ ratio: 1 });
    await expect(card(page).locator('.moves button').last()).toBeInViewport({ ratio: 1 });
    const first = page.locator(game === 'madeira' ? '[data-thing="row:1"]' : '[data-thing="role:settler"]');
    const [own, other] = [await card(page).boundingBox(), await first.boundingBox()];
    if (!own || !other) throw new Error('nothing is drawn');
    expect(other.y >= own.y + own.height || other.y + other.height <= own.y).toBe(true);
  });

test('the page of lessons lists each of them', FULL_RUN, async ({ page }) => {
  await page.goto('/learn');
  for (const [game, ids] of Object.entries(LESSONS))
    for (const id of ids) await expect(page.locator(`a[href="/learn/${game}/${id}"]`)).toBeVisible();
});

for (const [game, ids] of Object.entries(LESSONS))
  for (const id of ids)
    for (const visit of VISITS)
      test(
        `${game}, ${id}: solved step by step, in ${visit.locale}`,
        fullRunUnless(id === 'money' && visit.locale === 'en'),
        async ({ browser, baseURL }) => {
          const { locale, viewport, end } = visit;
          const page = await visitor(browser, { baseURL: baseURL ?? '', viewport, hasTouch: viewport === PHONE });
          const errors = noErrors(page);
          await quicken(page);
          await page.addInitScript((chosen) => localStorage.setItem('caravel.locale', JSON.stringify(chosen)), locale);
          await page.goto(`/learn/${game}/${id}`);
          await expect(card(page)).toBeVisible();
          // Names that nobody needs at once are written when the page is idle.
          await expect.poll(() => faults(page), { timeout: 60_000 }).toEqual([]);
          const steps = await card(page).locator('footer ol li').count();
          for (let step = 1; step <= steps; step++) await solve(page, step, visit);
          await expect(page.getByRole('heading', { name: end })).toBeVisible();
          expect(errors).toEqual([]);
        },
      );

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a lesson that was opened before is solved', FULL_RUN, async ({ page, context }) => {
    const [visit] = VISITS;
    await quicken(page);
    await page.goto('/learn/puerto-rico/pairs');
    await expect(card(page)).toBeVisible();
    await keptWhole(page, 'puerto-rico');
    await page.reload();
    await expect(card(page)).toBeVisible();
    await keptWhole(page, 'LessonPage');
    await context.setOffline(true);
    await page.reload();
    await expect(card(page)).toBeVisible();
    const steps = await card(page).locator('footer ol li').count();
    for (let step = 1; step <= steps; step++) await solve(page, step, visit);
    await expect(page.getByRole('heading', { name: visit.end })).toBeVisible();
  });
});
