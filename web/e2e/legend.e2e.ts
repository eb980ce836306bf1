/** The legend: one key or one tap away at every table, every sign with a picture and words. */
import { expect, type Locator, type Page } from '@playwright/test';
import { faults, SCHEMES } from './axe.ts';
import { noErrors, quicken } from './play.ts';
import { openPrepared, preparedStep } from './prepared.ts';
import { FULL_RUN, fullRunUnless } from './tags.ts';
import { test } from './test.ts';

/** A decision in the middle of a game, and what is drawn on the board without being a sign. */
const GAMES = {
  madeira: {
    at: ['2nd-4-players', 'turn'],
    // Fields, houses and quays, the fort, the berths that wait for a Ship, and the pieces of the other seats.
    scenery: /-(wide|slim)-|^m-(crop|front|tall|site|heap)-|^m-(moinho|capitania|alfandega|casa|fortaleza|fort|ship-ghost)$|-[1-3]$/,
  },
  'puerto-rico': {
    at: ['5-players-points', 'builder'],
    // The land, the town, the other cargo ships; a role is shown by its face on its card.
    scenery: /^(lot-|ship-|f-empty|role-|palm|meadow|coast|quay|compass|san-juan)/,
  },
} as const;

type GameName = keyof typeof GAMES;

const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 }, hasTouch: false },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  'small phone': { viewport: { width: 320, height: 568 }, hasTouch: true },
  'phone on its side': { viewport: { width: 844, height: 390 }, hasTouch: true },
} as const;

const openTable = async (page: Page, game: GameName): Promise<string[]> => {
  const errors = noErrors(page);
  await quicken(page);
  const [file, step] = GAMES[game].at;
  await openPrepared(page, preparedStep(game, file, step));
  await page.waitForSelector('.prompt.asked');
  return errors;
};

const legendOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Legend' });
const buttonOf = (page: Page): Locator => page.getByRole('button', { name: 'Legend (l)' });

/** What is wrong with an entry: no picture of 16 px, no words, small words, or a picture that lies over something. */
const entryFaults = (legend: Locator): Promise<string[]> =>
  legend.locator('dl > div').evaluateAll((entries) =>
    entries.flatMap((entry) => {
      const name = entry.querySelector('dt')?.textContent?.trim() ?? '';
      const text = entry.querySelector('dd')?.textContent?.trim() ?? '';
      const drawings = [...entry.querySelectorAll('dt > span > *')].map((drawing) => drawing.getBoundingClientRect());
      const place = entry.getBoundingClientRect();
      const isOutside = ({ left, right, top, bottom }: DOMRect) =>
        left < place.left - 1 || right > place.right + 1 || top < place.top - 1 || bottom > place.bottom + 1;
      // A drawing may be smaller than it was made.
      const scaleOf = (element: Element) => (element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1);
      const isSmall = (element: Element) =>
        element.textContent?.trim() !== '' && Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element) < 11;
      const wrong = [
        ...(name && text ? [] : ['no words']),
        ...(drawings.some(({ width, height }) => Math.max(width, height) >= 16) ? [] : ['no picture']),
        ...(drawings.some(isOutside) ? ['beside its place'] : []),
        ...([...entry.querySelectorAll('dt, dd, b, small, text')].some(isSmall) ? ['small words'] : []),
      ];
      return wrong.map((fault) => `${name}: ${fault}`);
    }),
  );

for (const game of ['madeira', 'puerto-rico'] as const) {
  for (const [size, settings] of Object.entries(SIZES))
    test(
      `${game}, ${size}: one tap opens the legend, Escape closes it, and the focus is back`,
      fullRunUnless(game === 'madeira' ? size === 'phone' : size === 'desktop'),
      async ({ browser, server }) => {
        const context = await browser.newContext({ baseURL: server.url, ...settings });
        const page = await context.newPage();
        const errors = await openTable(page, game);
        await (settings.hasTouch ? buttonOf(page).tap() : buttonOf(page).click());
        await expect(legendOf(page).locator('dt').first()).toBeVisible();
        expect(await entryFaults(legendOf(page))).toEqual([]);
        expect(await legendOf(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
        await legendOf(page).locator('dt').last().scrollIntoViewIfNeeded();
        await expect(legendOf(page).getByRole('button', { name: 'Close' })).toBeInViewport();
        await page.keyboard.press('Escape');
        await expect(legendOf(page)).toBeHidden();
        await expect(buttonOf(page)).toBeFocused();
        expect(errors).toEqual([]);
        await context.close();
      },
    );

  for (const colorScheme of SCHEMES)
    test(`${game}, ${colorScheme}: the key opens and closes the legend, and axe finds nothing`, FULL_RUN, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openTable(page, game);
      await page.keyboard.press('l');
      await expect(legendOf(page).locator('dt').first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('l');
      await expect(legendOf(page)).toBeHidden();
    });

  test(`${game}: whatever is drawn on the board is in the legend`, async ({ page }) => {
    await openTable(page, game);
    const drawn = (within: string): Promise<string[]> =>
      page
        .locator(`${within} use:not(symbol use)`)
        .evaluateAll((uses) => [...new Set(uses.map((use) => use.getAttribute('href')?.split('#')[1] ?? ''))]);
    await expect(page.locator('[data-board][aria-busy="true"]')).toHaveCount(0);
    const onBoard = (await drawn('[data-board]')).filter((name) => !GAMES[game].scenery.test(name));
    expect(onBoard.length).toBeGreaterThan(15);
    await page.keyboard.press('l');
    await expect(legendOf(page).locator('dt').first()).toBeVisible();
    const inLegend = await drawn('dialog');
    expect(onBoard.filter((name) => !inLegend.includes(name))).toEqual([]);
  });
}
