/** A game on this device travels in its link: whoever opens it elsewhere has the same game, at the same moment. */
import { type Browser, expect, type Page } from '@playwright/test';
import { faults } from './axe.ts';
import { quicken } from './play.ts';
import { openPrepared, preparedMadeira, preparedTable } from './prepared.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';
import { leaveAll, PHONE, visitor } from './visitors.ts';

test.afterEach(leaveAll);

const copied = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
};

const withClipboard = (browser: Browser): Promise<Page> => visitor(browser, { permissions: ['clipboard-read', 'clipboard-write'] });

const shownMoment = (page: Page): Promise<string> => page.getByRole('slider').inputValue();
const keptTables = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('caravel.table.')));
const entriesIn = (page: Page, key: string | undefined): Promise<string[]> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}').entries, key ?? '');

test('the link to a moment of a running game opens it on another device, once', async ({ browser }) => {
  const mine = await withClipboard(browser);
  await quicken(mine);
  await openPrepared(mine, preparedTable('3-players-points', 'role', 3));
  await mine.goto('/t/local-prepared?at=40');
  await mine.getByRole('button', { name: 'One move back' }).click();
  const moment = await shownMoment(mine);
  expect(Number(moment)).toBeLessThan(40);
  const link = await copied(mine);
  expect(link).toMatch(/\/g\?at=\d+#1[\w-]+$/);
  expect(link.length).toBeLessThan(3000);

  const theirs = await visitor(browser, { viewport: PHONE });
  await theirs.goto(link);
  await expect(theirs).toHaveURL(new RegExp(`/t/local-[0-9a-f]{20}\\?at=${moment}$`));
  await expect.poll(() => shownMoment(theirs)).toBe(moment);
  await expect(theirs.getByText('Inês').filter({ visible: true }).first()).toBeVisible();
  const tables = await keptTables(theirs);
  expect(await entriesIn(theirs, tables[0])).toEqual(await entriesIn(mine, 'caravel.table.local-prepared'));
  await theirs.goto(link);
  await expect(theirs.getByRole('slider')).toBeVisible();
  expect(await keptTables(theirs)).toEqual(tables);
  expect(tables).toHaveLength(1);
});

test('a finished game shows its end on the other device', FULL_RUN, async ({ browser }) => {
  const mine = await withClipboard(browser);
  await quicken(mine);
  await openPrepared(mine, preparedMadeira('2nd-4-players', 2));
  await mine.goto('/t/local-prepared?at=100000');
  const link = await copied(mine);
  const theirs = await visitor(browser);
  await theirs.goto(link);
  const slider = theirs.getByRole('slider');
  await expect(slider).toHaveJSProperty('value', await slider.getAttribute('max'));
  expect(await entriesIn(theirs, (await keptTables(theirs))[0])).toHaveLength(Number(await shownMoment(theirs)));
  await theirs.keyboard.press('Escape');
  await expect(theirs.getByRole('dialog')).toContainText('Beatriz');
});

test(
  'a link that is cut, altered, of another version or against the rules says what is wrong, in plain words',
  FULL_RUN,
  async ({ browser }) => {
    const mine = await withClipboard(browser);
    await quicken(mine);
    await openPrepared(mine, preparedTable('3-players-points', 'role', 3));
    await mine.goto('/t/local-prepared?at=40');
    const link = await copied(mine);
    const start = link.slice(0, link.indexOf('#') + 1);
    const page = await visitor(browser);
    const says = async (address: string, text: string | RegExp): Promise<void> => {
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'The game could not be opened' })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
    };
    const INCOMPLETE = 'This link is incomplete. Copy the whole link and open it again.';
    await says(link.slice(0, -200), INCOMPLETE);
    await says(start, INCOMPLETE);
    await says(`${start}1hello`, INCOMPLETE);
    await says(`${start}2${link.split('#1')[1]}`, /newer version of Caravel/);
    const illegal = await keyOf(mine, 'caravel 1\ngame puerto-rico\nplayers 3\n\n* governor 1\n0 role settler\n');
    await says(start + illegal, /move in line 6 is not allowed \(\w+\)/);
    await says(start + (await keyOf(mine, 'hello\n')), 'It does not come from Caravel.');
    expect(await faults(page)).toEqual([]);
    expect(await keptTables(page)).toEqual([]);
  },
);

/** As the page writes links. */
const keyOf = (page: Page, text: string): Promise<string> =>
  page.evaluate(async (file) => {
    const deflated = new Blob([file]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
    return `1${btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '')}`;
  }, text);
