import { expect } from '@playwright/test';
import { faults, SCHEMES } from './axe.ts';
import { clickOnce, makeTable, noErrors, quicken, settled } from './play.ts';
import { openPrepared, preparedMadeira, preparedTable } from './prepared.ts';
import { FULL_RUN, fullRunUnless } from './tags.ts';
import { test } from './test.ts';

test('play now leads to the first own decision in one click', async ({ page }) => {
  const errors = noErrors(page);
  await quicken(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Puerto Rico' }).click();
  await expect(page.locator('[data-board] [data-open]').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a reload goes on where the table stood', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedTable('3-players-points', 'builder', 4));
  await expect(page.locator('[role=log]')).toContainText('Round 4');
  const kept = () => page.evaluate(() => localStorage.getItem('caravel.table.local-prepared'));
  const first = await kept();
  await page.getByRole('button', { name: 'Build nothing' }).click();
  await expect(page.locator('[role=log]')).toContainText('build nothing');
  await expect.poll(kept).not.toBe(first);
  const saved = await kept();
  const other = await page.context().newPage();
  await other.addInitScript((text) => localStorage.setItem('caravel.table.local-prepared', text), saved as string);
  await other.goto('/t/local-prepared');
  await expect(other.locator('[role=log]')).toContainText('build nothing');
});

test('undo takes back my last decision and what the bots did since', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedTable('3-players-points', 'builder', 4));
  const builds = page.locator('[data-move]');
  await settled(page);
  const before = await builds.allTextContents();
  await page.getByRole('button', { name: 'Build nothing' }).click();
  await expect(builds).not.toHaveText(before);
  await settled(page);
  await page.keyboard.press('u');
  await expect(builds).toHaveText(before);
});

test('with confirmation a turn is sent only when confirmed', async ({ page }) => {
  await quicken(page);
  await page.addInitScript(() => localStorage.setItem('caravel.confirm', 'true'));
  await openPrepared(page, preparedTable('3-players-points', 'builder', 4));
  await page.getByRole('button', { name: 'Build nothing' }).click();
  await expect(page.getByText('Confirm your turn')).toBeVisible();
  await expect(page.locator('[role=log]')).not.toContainText('build nothing');
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: 'Build nothing' })).toBeVisible();
  await page.getByRole('button', { name: 'Build nothing' }).click();
  await page.keyboard.press('c');
  await expect(page.locator('[role=log]')).toContainText('build nothing');
});

test('touching what is not possible names the rule', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedTable('3-players-points', 'builder', 4));
  await page.locator('[data-thing="building:fortress"]').click({ force: true });
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /\/rules\/puerto-rico#\w+/);
  const rules = page.waitForEvent('popup');
  await page.locator('[data-explanation]').getByRole('link', { name: 'Fortress' }).click();
  await expect((await rules).locator('#v-fortress')).toBeInViewport();
});

for (const [game, table] of [
  ['Puerto Rico', () => preparedTable('3-players-points', 'builder', 4)],
  ['Madeira', () => preparedMadeira('2nd-3-players', 0.4)],
] as const)
  test(
    `${game}: hints say what the best moves do and promise, and one of them is played`,
    fullRunUnless(game === 'Puerto Rico'),
    async ({ page }) => {
      const errors = noErrors(page);
      await quicken(page);
      await openPrepared(page, table());
      await page.keyboard.press('h');
      const hints = page.getByRole('region', { name: 'Suggested moves' }).getByRole('listitem');
      await expect(hints.first()).toContainText(/\d+ ± \d+% to win · about \d+ points at the end/, { timeout: 60_000 });
      await expect(page.getByRole('status')).toBeEmpty();
      expect(await hints.count()).toBeGreaterThan(1);
      await expect(hints.filter({ hasText: /(This leads to .*[+−]\d+ \S|No change right away).*\./ }).first()).toBeVisible();
      for (const text of await hints.allInnerTexts()) expect(text).toMatch(/% to win · about \d+ points? at the end/);
      expect(await faults(page)).toEqual([]);
      // Marked on the board, which stays in sight and can be played on.
      await expect(page.locator('[data-board] [data-pointed]').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(hints).toHaveCount(0);
      await expect(page.locator('[data-pointed]')).toHaveCount(0);
      await page.keyboard.press('h');
      const before = await page.locator('[role=log]').innerText();
      await hints.first().getByRole('button').click();
      await expect(page.locator('[role=log]')).not.toHaveText(before, { useInnerText: true });
      expect(errors).toEqual([]);
    },
  );

test('an expert searches with a pool of workers, which outlives the decision', FULL_RUN, async ({ page }) => {
  const errors = noErrors(page);
  await quicken(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }));
  await openPrepared(page, preparedTable('3-players-points', 'role', 4).replaceAll('"easy"', '"expert"'));
  const workers = () => page.workers().length;
  for (let decisions = 0; decisions < 10 && workers() < 2; decisions++) {
    await settled(page);
    await clickOnce(page);
    await settled(page);
  }
  // The experts have decided: the workers they started for it are still there.
  await expect.poll(workers).toBe(4);
  expect(errors).toEqual([]);
});

test('colonists are dragged from circle to circle', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedTable('3-players-points', 'placing', 6));
  await settled(page);
  const filled = page.locator('[data-circle][aria-pressed=true]').first();
  const empty = page.locator('[data-circle][aria-pressed=false]').first();
  const place = await empty.getAttribute('data-circle');
  const count = () => page.locator(`[data-circle="${place}"][aria-pressed=true]`).count();
  const before = await count();
  await filled.dragTo(empty);
  await expect.poll(count).toBe(before + 1);
});

test('looking back: arrows, a link to the moment, and playing on from there', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedTable('3-players-points', 'builder', 4));
  await page.goto('/t/local-prepared?at=20');
  const scrubber = page.getByRole('slider');
  await expect(scrubber).toHaveValue('20');
  await page.keyboard.press('ArrowLeft');
  await expect(scrubber).toHaveValue('19');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).not.toHaveURL(/local-prepared/);
  await settled(page);
});

test('two people at one screen decide in turn, and pass it on: nobody’s side is shown meanwhile', FULL_RUN, async ({ page }) => {
  await quicken(page);
  await makeTable(page, ['person', 'person', 'easy']);
  const cover = page.getByRole('dialog', { name: /^Pass the device to / });
  const holders: string[] = [];
  for (let decisions = 0; decisions < 16; decisions++) {
    await settled(page);
    if (await cover.isVisible()) {
      const name = (await cover.getByRole('heading').innerText()).replace('Pass the device to ', '');
      expect(name).not.toBe(holders.at(-1));
      expect(await page.locator('[data-open], [data-move]').count()).toBe(0);
      await page.keyboard.press('Escape');
      await cover.getByRole('button', { name: `I am ${name}` }).click();
      await expect(cover).toHaveCount(0);
      holders.push(name);
    }
    await expect(page.getByText(`${holders.at(-1)}’s turn`)).toBeVisible();
    await expect(page.locator('[data-board] .resources')).toContainText(holders.at(-1) ?? '');
    await clickOnce(page);
  }
  expect([...new Set(holders)].sort()).toEqual(['Guest', 'Guest 2']);
});

test('people who share a screen and all they see turn the passing off', FULL_RUN, async ({ page }) => {
  await quicken(page);
  await makeTable(page, ['person', 'person']);
  await page.getByRole('button', { name: /^I am / }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Ask to pass the device').uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  const deciding = new Set<string>();
  for (let decisions = 0; decisions < 16; decisions++) {
    await settled(page);
    deciding.add((await page.getByText(/’s turn$/).innerText()).trim());
    await clickOnce(page);
  }
  expect([...deciding].sort()).toEqual(['Guest 2’s turn', 'Guest’s turn']);
});

test('on a phone the card that matters is in front', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await quicken(page);
  await openPrepared(page, preparedTable('4-players-city', 'builder', 5));
  await expect(page.locator('[data-card=market] [data-open]').first()).toBeInViewport();
  await page.getByRole('button', { name: 'Roles', exact: true }).click();
  await expect(page.locator('[data-thing="role:captain"]')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});

test('nothing scrolls the page at 1280 × 800', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedTable('5-players-city', 'builder', 6));
  const [height, width] = await page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]);
  expect([height, width]).toEqual([800, 1280]);
});

for (const scheme of SCHEMES)
  test(`no accessibility faults, ${scheme}`, FULL_RUN, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await quicken(page);
    await openPrepared(page, preparedTable('4-players-points', 'placing', 5));
    expect(await faults(page)).toEqual([]);
  });
