/** No surprise at the table: what happened is said, nothing is played because one target is left, a refusal moves nothing. */
import { expect, type Page } from '@playwright/test';
import { clickOnce, noErrors, quicken, settled } from './play.ts';
import { openPrepared, preparedStep, preparedTable } from './prepared.ts';
import { test } from './test.ts';

const ticker = (page: Page) => page.locator('.ticker');
const logLines = (page: Page): Promise<number> => page.locator('[role=log] li').count();

const open = async (page: Page, table: string): Promise<string[]> => {
  const errors = noErrors(page);
  await quicken(page);
  await openPrepared(page, table);
  await settled(page);
  await expect(ticker(page)).toBeVisible();
  return errors;
};

test('what the others did stands over the question, and touches step through it on the board', async ({ page }) => {
  const errors = await open(page, preparedTable('3-players-points', 'role', 4));
  const newsCount = async (): Promise<number> => Number(await ticker(page).getAttribute('data-news'));
  for (let decisions = 0; decisions < 10 && (await newsCount()) === 0; decisions++) {
    await clickOnce(page);
    await settled(page);
  }
  const steps = await newsCount();
  expect(steps).toBeGreaterThan(0);
  const seen = new Set<string>();
  for (let i = 0; i < steps; i++) {
    await ticker(page).click();
    await expect(page.locator('.prompt.past')).toBeVisible();
    seen.add(await ticker(page).innerText());
  }
  expect(seen.size).toBe(steps);
  await ticker(page).click();
  await expect(page.locator('.prompt.past')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('passing takes two touches while there are dice left, and says how many', async ({ page }) => {
  const errors = await open(page, preparedStep('madeira', '2nd-4-players', 'turn'));
  const slots = page.locator('[data-thing^="pass:"][data-open]');
  await expect(slots).toHaveCount(0);
  await page.getByRole('button', { name: 'Pass …' }).click();
  await expect(page.locator('.prompt')).toContainText(/You still have \d (die|dice)\. Pass anyway\?/);
  await expect(slots.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slots).toHaveCount(0);
  await page
    .locator('[data-thing="passing"]')
    .first()
    .click({ position: { x: 30, y: 8 } });
  await expect(slots.first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a die is placed when its character was touched, too, even if there is only one', async ({ page }) => {
  const errors = await open(page, preparedStep('madeira', '2nd-4-players', 'turn'));
  const before = await logLines(page);
  await page.locator('[data-thing^="die:"][data-open]').first().click();
  await expect(page.getByRole('button', { name: 'Choose again' })).toBeVisible();
  expect(await logLines(page)).toBe(before);
  await page.locator('[data-thing^="character:"][data-open]').first().click();
  await expect.poll(() => logLines(page)).toBeGreaterThan(before);
  expect(errors).toEqual([]);
});

test('a privilege is taken by itself only where the settings say so', async ({ page }) => {
  const errors = await open(page, preparedTable('3-players-points', 'mayor', 2));
  await expect(page.locator('.prompt')).toContainText(/colonist/);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Always take a privilege when there is nothing to choose' }).check();
  await page.keyboard.press('Escape');
  const taken = page.getByRole('log').getByText('take 1 colonist from the supply as the mayor').last();
  await expect(taken).toBeVisible();
  // Taken back, it is a choice again.
  await settled(page);
  const times = await page.getByRole('log').getByText('as the mayor').count();
  await page.keyboard.press('u');
  await expect(page.getByRole('log').getByText('as the mayor')).toHaveCount(times - 1);
  await expect(page.locator('.prompt')).toContainText(/colonist/);
  expect(errors).toEqual([]);
});

test('a refusal does not move the buttons', async ({ page }) => {
  const errors = await open(page, preparedTable('3-players-points', 'builder', 4));
  const first = page.locator('.moves button').first();
  const before = await first.boundingBox();
  await page.locator('[data-thing^="building:"]:not([data-open])').first().click({ force: true });
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  expect(await first.boundingBox()).toEqual(before);
  expect(errors).toEqual([]);
});

test('the mouse reaches the rule of an explanation, and one that was asked for stays until it is closed', async ({ page }) => {
  const errors = await open(page, preparedTable('3-players-points', 'role', 4));
  const explanation = page.locator('[data-explanation]');
  await page.clock.install();
  await page.locator('[data-thing="building:wharf"]').hover();
  const link = explanation.getByRole('link', { name: 'Wharf' });
  await expect(link).toBeVisible();
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // On a busy machine the mouse would be longer on its way than an explanation waits for it.
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 12 });
  await page.clock.runFor(600);
  await expect(link).toBeVisible();
  await page.mouse.move(3, 790);
  await page.clock.runFor(600);
  await expect(explanation).toHaveCount(0);
  await page.locator('[data-thing="building:wharf"]').click({ button: 'right', force: true });
  await page.mouse.move(3, 790);
  await page.clock.runFor(600);
  await explanation.getByRole('button', { name: 'Close' }).click();
  await expect(explanation).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a Ship goes where one touches, if only one can: the price is said before', async ({ page }) => {
  const errors = await open(page, preparedStep('madeira', '2nd-2-players', 'ship'));
  const button = page.locator('.moves button').filter({ hasText: 'Ship' }).first();
  await expect(button).toContainText(/Ship/);
  const before = await logLines(page);
  const free = page.locator('[data-thing^="slot:"][data-later]').first();
  await free.click();
  await expect.poll(() => logLines(page)).toBeGreaterThan(before);
  await expect(page.getByRole('log')).toContainText(/You move a Ship/);
  expect(errors).toEqual([]);
});

for (const way of ['touch', 'key'] as const)
  test(`a piece that was taken up is put back by one ${way}`, async ({ page }) => {
    const errors = await open(page, preparedStep('madeira', '2nd-2-players', 'worker to'));
    const question = page.locator('.prompt .say p');
    await expect(question).toContainText('go?');
    if (way === 'touch') await page.getByRole('button', { name: 'Choose again' }).click();
    else await page.keyboard.press('Escape');
    await expect(question).not.toContainText('go?');
    await expect(page.getByRole('button', { name: 'Choose again' })).toHaveCount(0);
    expect(errors).toEqual([]);
  });
