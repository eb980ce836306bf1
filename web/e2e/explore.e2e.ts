import { readFileSync } from 'node:fs';
import { CHANCE, must, parseEntry } from '@caravel/core';
import { expect, type Page } from '@playwright/test';
import { faults } from './axe.ts';
import { keptWhole } from './kept-files.ts';
import { noErrors, quicken } from './play.ts';
import { preparedMadeira, preparedTable } from './prepared.ts';
import { FULL_RUN, fullRunUnless } from './tags.ts';
import { test } from './test.ts';
import { leaveAll, twoAtATable } from './visitors.ts';

const tree = (page: Page) => page.locator('.study');
const rows = (page: Page) => tree(page).locator('[data-node]');
const now = (page: Page) => tree(page).locator('[data-node][aria-current]');
const choices = (page: Page) => page.locator('[data-area=prompt] .moves button:visible');
const branches = (page: Page) => tree(page).locator('.branches tbody tr');
const menu = (page: Page) => page.getByRole('dialog', { name: 'This exploration' });

/** Without the word that says that it is a branch. */
const lastLine = (text: string): string => text.split('\n').at(-1)?.trim() ?? '';

const openMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Play on, save, share' }).click();
  await expect(menu(page)).toBeVisible();
};

const idNow = (page: Page): Promise<string | null> => now(page).getAttribute('data-node');

/** One of the moves that the prompt offers. */
const play = async (page: Page, choice: number): Promise<void> => {
  const before = await idNow(page);
  await page.locator('[data-area=prompt] .moves button[data-move]:visible').nth(choice).click();
  await expect(now(page)).not.toHaveAttribute('data-node', before ?? '');
};

const question = (page: Page): Promise<string> => page.locator('.prompt .say').innerText();

/** As often as it takes: what leaves no choice was played, too. */
const backTo = async (page: Page, asked: string): Promise<void> => {
  await page.keyboard.press('ArrowLeft');
  await expect(async () => {
    if ((await question(page)) !== asked) {
      const id = await idNow(page);
      await page.keyboard.press('ArrowLeft');
      // Read too early, the question would send it too far back.
      await expect(now(page)).not.toHaveAttribute('data-node', id ?? '');
    }
    expect(await question(page)).toBe(asked);
  }).toPass();
};

/** A table of this device, as it is kept, and the page that explores it. */
const explored = async (page: Page, table: string): Promise<string[]> => {
  const errors = noErrors(page);
  await quicken(page);
  await page.goto('/');
  await page.evaluate((text) => localStorage.setItem('caravel.table.local-prepared', text), table);
  await page.goto('/explore/local-prepared');
  await expect(now(page)).toBeAttached();
  return errors;
};

const TABLES = {
  'Puerto Rico': () => preparedTable('4-players-points', 'role', 5),
  Madeira: () => preparedMadeira('2nd-3-players', 0.4),
};

for (const [game, table] of Object.entries(TABLES))
  test(
    `${game}: branches, comments and figures side by side, kept over a reload`,
    fullRunUnless(game === 'Puerto Rico'),
    async ({ page }) => {
      const errors = await explored(page, table());
      const asked = await question(page);
      await play(page, 0);
      await page.getByLabel('Comment').fill('The usual move');
      await page.getByLabel('Comment').blur();
      await expect(tree(page).locator('.comment')).toHaveText('The usual move');
      await backTo(page, asked);
      await play(page, 1);
      await expect(tree(page).locator('.branch')).toHaveCount(1);
      await page.getByRole('button', { name: 'Turn the engine on' }).click();
      await expect(tree(page).locator('table').first()).toContainText('%', { timeout: 60_000 });
      await backTo(page, asked);
      await expect(branches(page)).toHaveCount(2);
      await expect(branches(page).nth(1)).toContainText('%', { timeout: 60_000 });
      await expect(page.getByRole('region', { name: 'Suggested moves' }).getByRole('listitem').first()).toContainText('% to win', {
        timeout: 60_000,
      });
      await page.reload();
      await expect(tree(page).locator('.comment')).toHaveText('The usual move');
      await expect(tree(page).locator('.branch')).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Turn the engine off' })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      expect(errors).toEqual([]);
    },
  );

test('two tabs explore the same game: both show the branches of both; a full device is told', FULL_RUN, async ({ page, context }) => {
  const errors = await explored(page, TABLES['Puerto Rico']());
  const other = await context.newPage();
  await quicken(other);
  await other.goto('/explore/local-prepared');
  await expect(now(other)).toBeAttached();
  const asked = await question(page);
  await play(page, 0);
  await backTo(page, asked);
  await play(page, 1);
  await expect(tree(other).locator('.branch')).toHaveCount(1);
  expect(await question(other)).toBe(asked);
  await play(other, 2);
  await expect(tree(page).locator('.branch')).toHaveCount(2);
  await page.reload();
  await expect(tree(page).locator('.branch')).toHaveCount(2);
  await page.evaluate(() => {
    for (let size = 1 << 22; size > 0; size >>= 1)
      try {
        for (let i = 0; ; i++) localStorage.setItem(`filler ${size} ${i}`, 'x'.repeat(size));
      } catch {}
  });
  await page.getByLabel('Comment').fill('This has no room');
  await page.getByLabel('Comment').blur();
  await expect(page.getByRole('alert').filter({ hasText: 'no room left on this device' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a branch is promoted, deleted, and gone to by the keys and by a click', async ({ page }) => {
  const errors = await explored(page, TABLES['Puerto Rico']());
  await choices(page).nth(0).click();
  const main = lastLine(await now(page).innerText());
  await page.keyboard.press('ArrowLeft');
  await choices(page).nth(1).click();
  const other = lastLine(await now(page).innerText());
  await page.keyboard.press('ArrowUp');
  await expect(now(page)).toContainText(main);
  await page.keyboard.press('ArrowDown');
  await expect(now(page)).toContainText(other);
  await page.getByRole('button', { name: 'Make main line' }).click();
  await expect(tree(page).locator('.branch')).toContainText(main);
  await page.keyboard.press('Home');
  await expect(tree(page).getByRole('button', { name: 'Beginning' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('End');
  await expect(now(page)).toContainText(other);
  await tree(page).locator('.branch [data-node]').click();
  await page.getByRole('button', { name: 'Delete from here' }).click();
  await expect(tree(page).locator('.branch')).toHaveCount(0);
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(tree(page).locator('.branch')).toContainText(main);
  await page.getByRole('button', { name: 'Delete from here' }).click();
  await expect(tree(page).locator('.branch')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a comment is kept also when the page is left while it is written', FULL_RUN, async ({ page }) => {
  const errors = await explored(page, TABLES['Puerto Rico']());
  await play(page, 0);
  await page.getByLabel('Comment').pressSequentially('Half a thought');
  await page.reload();
  await expect(tree(page).locator('.comment')).toHaveText('Half a thought');
  expect(errors).toEqual([]);
});

test('of a running game with others there is no engine, also not by the list of explorations', FULL_RUN, async ({ browser }) => {
  const [anna, , id] = await twoAtATable(browser, { hints: true });
  const engine = anna.getByRole('button', { name: /^Turn the engine/ });
  await anna.goto(`/explore/${id}`);
  await expect(engine).toBeDisabled();
  await play(anna, 0);
  await anna.goto('/explore');
  await anna.getByRole('link', { name: /Exploring Puerto Rico/ }).click();
  await expect(anna.getByText('no engine until it is over')).toBeVisible();
  await expect(engine).toBeDisabled();
  await leaveAll({ browser });
});

test('a new exploration: draws are chosen or drawn, and the game is played on from there', FULL_RUN, async ({ page }) => {
  const errors = noErrors(page);
  await quicken(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore' }).click();
  await page.getByRole('button', { name: 'Start exploring' }).click();
  await page.locator('[data-outcome="governor 1"]').click();
  await page.locator('[data-outcome="tile coffee"]').click();
  await page.getByRole('button', { name: 'Draw for me' }).click();
  await expect(rows(page).last()).toContainText('coffee');
  await expect(choices(page).first()).toBeVisible();
  await expect(page.locator('[data-area=prompt]')).toContainText('Tomás');
  await choices(page).filter({ hasText: 'Builder' }).click();
  await openMenu(page);
  await menu(page).getByLabel('Title').fill('Coffee first');
  await menu(page).getByLabel('My seat').selectOption({ label: 'Beatriz' });
  await menu(page).getByLabel('The other seats').selectOption('easy');
  await menu(page).getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL('/t/local-*');
  await expect(page.locator('.prompt.asked')).toBeVisible({ timeout: 60_000 });
  const seats = await page.evaluate(
    () => JSON.parse(localStorage.getItem(`caravel.table.${location.pathname.slice(3)}`) ?? '{}').header.seats,
  );
  expect(seats.map(({ kind, level }: { kind: string; level?: string }) => level ?? kind)).toEqual(['easy', 'easy', 'person']);
  await page.goto('/explore');
  await expect(page.getByRole('link', { name: /Coffee first/ })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: /^Delete: Coffee first/ }).click();
  await expect(page.getByRole('link', { name: /Coffee first/ })).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('what was saved as a file is opened as it was; a broken file is refused with its field', async ({ page }) => {
  const errors = await explored(page, TABLES['Puerto Rico']());
  await choices(page).nth(0).click();
  await page.keyboard.press('ArrowLeft');
  await choices(page).nth(1).click();
  await page.getByLabel('Comment').fill('Worth a try');
  await page.getByLabel('Comment').blur();
  await openMenu(page);
  const [download] = await Promise.all([page.waitForEvent('download'), menu(page).getByRole('button', { name: 'Save as file' }).click()]);
  const path = await download.path();
  const written = JSON.parse(readFileSync(path, 'utf8'));
  expect(written).toMatchObject({ format: 'caravel-exploration', version: 1 });
  expect(must(parseEntry(written.nodes[0].entry)).seat).toBe(CHANCE);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('caravel.exploration.')) localStorage.removeItem(key);
  });
  await page.goto('/');
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"caravel-exploration","version":1,"game":7}'),
  });
  await expect(page.getByRole('alert').filter({ hasText: 'This page does not know its rules.' })).toBeVisible();
  await input.setInputFiles({ name: 'my.caravel.json', mimeType: 'application/json', buffer: readFileSync(path) });
  await page.waitForURL('/explore/local-*');
  await expect(tree(page).locator('.comment')).toHaveText('Worth a try');
  await expect(tree(page).locator('.branch')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('a position is set up: a change that breaks the rules names the reason, and the table plays on from it', async ({ page }) => {
  const errors = noErrors(page);
  await quicken(page);
  await page.goto('/explore');
  await page.getByRole('button', { name: 'Set up a position' }).click();
  const editor = page.getByRole('dialog', { name: 'Set up a position' });
  const inêsFields = editor.locator('details').filter({ hasText: 'Inês' }).last();
  await inêsFields.locator('summary').click();
  const more = editor.locator('[data-field="doubloons:0"]').getByRole('button', { name: 'Doubloons: one more' });
  for (let i = 0; i < 5; i++) await more.click();
  await expect(editor.locator('[data-field="doubloons:0"] output')).toHaveText('7');
  await editor.locator('[data-field="building:0:17"]').getByRole('combobox').selectOption({ label: 'Built, 1 colonist' });
  await editor
    .locator('[data-field="load:0"]')
    .getByRole('button', { name: /one more/ })
    .click();
  await expect(editor.getByRole('alert')).toContainText('CA3');
  expect(await faults(page)).toEqual([]);
  await editor.getByRole('button', { name: 'Explore this position' }).click();
  await page.waitForURL('/explore/local-*');
  await page.waitForSelector('[data-board] [data-thing]:visible');
  await choices(page).first().click();
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL('/t/local-*');
  await expect(page.locator('[data-board]')).toContainText('Wharf');
  await expect(page.locator('.prompt.asked')).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await expect(page.locator('.prompt.asked')).toBeVisible({ timeout: 60_000 });
  expect(errors).toEqual([]);
});

test('Madeira: a position is set up, and what was changed is there after a move and a reload', FULL_RUN, async ({ page }) => {
  const errors = noErrors(page);
  await quicken(page);
  await page.goto('/explore');
  await page.getByRole('radio', { name: /Madeira/ }).check({ force: true });
  await page.getByRole('button', { name: 'Set up a position' }).click();
  const editor = page.getByRole('dialog', { name: 'Set up a position' });
  const field = (key: string) => editor.locator(`[data-field="${key}"]`);
  const add = async (key: string, times: number) => {
    for (let i = 0; i < times; i++)
      await field(key)
        .getByRole('button', { name: /one more/ })
        .click();
  };
  await field('turn').getByRole('combobox').selectOption({ label: 'Inês' });
  await editor.locator('summary').filter({ hasText: 'Inês' }).click();
  const reals = Number(await field('reals:0').locator('output').innerText());
  await add('reals:0', 6);
  await add('bread:0', 3);
  await expect(field('reals:0').locator('output')).toHaveText(`${reals + 6}`);
  await expect(field('bread:0').locator('output')).toHaveText('7');
  await editor.locator('summary').filter({ hasText: 'Islands' }).click();
  await add('woodOn:0', 2);
  await field('grows:0').getByRole('combobox').selectOption({ label: 'Wine' });
  await add('dice:0:0', 1);
  await expect(editor.getByRole('alert')).toContainText('Guild die 1');
  await expect(editor.getByRole('alert')).toContainText('S1');
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await faults(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await editor.getByRole('button', { name: 'Explore this position' }).click();
  await page.waitForURL('/explore/local-*');
  await expect(page.locator('[data-area=prompt]')).toContainText('Inês');
  await choices(page).first().click();
  await page.locator('[data-area=prompt] .moves button[data-move]:visible').first().click();
  await expect(rows(page)).not.toHaveCount(0);
  await page.reload();
  await expect(rows(page)).not.toHaveCount(0);
  await page.keyboard.press('Home');
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Change the position' }).click();
  await editor.locator('summary').filter({ hasText: 'Inês' }).click();
  await expect(field('reals:0').locator('output')).toHaveText(`${reals + 6}`);
  await expect(field('bread:0').locator('output')).toHaveText('7');
  await editor.locator('summary').filter({ hasText: 'Islands' }).click();
  await expect(field('grows:0').getByRole('combobox')).toHaveValue('8');
  expect(errors).toEqual([]);
});

test('on a phone, in German, without a network: the tree is a card, and everything stays', FULL_RUN, async ({ browser, server }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'allow',
    baseURL: server.url,
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('caravel.locale', '"de"'));
  const errors = await explored(page, TABLES['Puerto Rico']());
  await keptWhole(page, '/assets/puerto-rico/trained-');
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Züge' }).click();
  await expect(now(page)).toBeVisible();
  await choices(page).first().click();
  await page.getByRole('button', { name: 'Züge' }).click();
  await page.getByLabel('Kommentar').fill('Vielleicht');
  await page.getByLabel('Kommentar').blur();
  await expect(tree(page).locator('.comment')).toHaveText('Vielleicht');
  await page.getByRole('button', { name: 'Analyse einschalten' }).click();
  await expect(tree(page).locator('table').first()).toContainText('%', { timeout: 60_000 });
  await expect(tree(page))
    .toContainText('Für', { timeout: 1000 })
    .catch(() => undefined);
  expect(await faults(page)).toEqual([]);
  expect(errors.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});
