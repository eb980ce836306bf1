/** What is taught: the guided first games are played through by touching what the board points at; left, taken up again, and without a network. */
import { expect, type Page } from '@playwright/test';
import { faults } from './axe.ts';
import { keptWhole } from './kept-files.ts';
import { noErrors, quicken, settled } from './play.ts';
import { FULL_RUN, fullRunUnless } from './tags.ts';
import { test } from './test.ts';
import { leaveAll, PHONE, visitor } from './visitors.ts';

test.afterEach(leaveAll);

const DESKTOP = { width: 1280, height: 800 };
/** Where both games are played through: a desk, a phone, a tablet, a phone on its side. */
const SIZES = [DESKTOP, PHONE, { width: 820, height: 1180 }, { width: 844, height: 390 }] as const;

const GAMES = [
  { game: 'madeira', steps: 12 },
  { game: 'puerto-rico', steps: 11 },
] as const;

const LANGUAGES = [
  { locale: 'en', goOn: 'Go on', end: 'You know the basics' },
  { locale: 'de', goOn: 'Weiter', end: 'Die Grundlagen kannst du' },
] as const;

const card = (page: Page) => page.locator('[data-step]');
const stepOf = async (page: Page): Promise<number> => Number(await card(page).getAttribute('data-step'));

const open = async (page: Page, game: string, locale: string): Promise<void> => {
  await quicken(page);
  await page.addInitScript((chosen) => localStorage.setItem('caravel.locale', JSON.stringify(chosen)), locale);
  await page.goto(`/learn/${game}`);
  await expect(card(page)).toBeVisible();
};

/** Neither the ring nor what it points at moves: the board scrolls there, and the ring follows some moments later. */
const isAtRest = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const places = (): string =>
      [...document.querySelectorAll('[data-hole], [data-layout] [data-pointed]')]
        .map((element) => element.getBoundingClientRect())
        .map(({ left, top, width, height }) => [left, top, width, height].join())
        .join(' ');
    const before = places();
    await new Promise((done) => setTimeout(done, 150));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return places() === before;
  });

/** One touch of what the board points at; what is composed there is composed and confirmed. */
const touchNext = async (page: Page): Promise<void> => {
  const circle = page.locator('[data-composing] [data-circle]').first();
  if (await circle.isVisible()) {
    await circle.click();
    return page.locator('[data-board] button.main').click();
  }
  await expect.poll(() => isAtRest(page)).toBe(true);
  const hole = await page.locator('[data-hole]').boundingBox();
  expect(hole).not.toBeNull();
  if (hole) await page.mouse.click(hole.x + hole.width / 2, hole.y + hole.height / 2);
};

/** What of the things that the card points at or speaks of lies under it; and whether what it points at can be seen at all. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const card = document.querySelector<HTMLElement>('[data-step]');
    const hole = document.querySelector('[data-hole]');
    if (!card) return ['no card'];
    const own = card.getBoundingClientRect();
    const isUnder = (element: Element): boolean => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return Math.min(right, own.right) - Math.max(left, own.left) > 2 && Math.min(bottom, own.bottom) - Math.max(top, own.top) > 2;
    };
    const { width = 0, height = 0, left = 0, top = 0, right = 0, bottom = 0 } = hole?.getBoundingClientRect() ?? {};
    const isSeen = Math.min(width, height) > 12 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const bar = document.querySelector('[data-area="bar"]') ?? document.body;
    const strip = Number.parseFloat(getComputedStyle(bar, '::after').height);
    // A card that is one with the page covers nothing; what it speaks of can be brought to the front.
    const spoken = getComputedStyle(card).position === 'fixed' ? (card.dataset.spoken ?? '').split(' ') : [];
    return [
      // What one has taken may be gone from the board.
      ...(isSeen || card.dataset.state !== 'asked' || card.querySelector('.moves button') ? [] : ['nothing is pointed at']),
      ...(hole && isUnder(hole) ? ['what is pointed at'] : []),
      ...(hole && top < bar.getBoundingClientRect().bottom + strip ? ['the ring is cut by the bar'] : []),
      ...spoken.filter((thing) => [...document.querySelectorAll(`[data-layout] [data-thing="${thing}"]`)].some(isUnder)),
    ];
  });

/** Once the board has come to rest. */
const nothingCovered = async (page: Page): Promise<void> => {
  await expect.poll(() => covered(page), `step ${await stepOf(page)}`).toEqual([]);
};

/** What the others have done is told all at once here; one goes on from it. */
const watch = async (page: Page): Promise<void> => {
  if ((await card(page).getAttribute('data-state')) !== 'watching') return;
  await expect(card(page).locator('.body li').first()).toContainText(/\S/);
  await card(page).locator('footer button.main').click();
  await expect(card(page)).toHaveAttribute('data-state', 'asked');
};

/** Does what a step asks for, and stays at its end. */
const reach = async (page: Page): Promise<void> => {
  await watch(page);
  await nothingCovered(page);
  for (let touches = 0; (await card(page).getAttribute('data-state')) === 'asked'; touches++) {
    if ((await page.locator('[data-step] dd.do').count()) === 0) return;
    expect(touches, `step ${await stepOf(page)} ends`).toBeLessThan(12);
    await touchNext(page);
    await expect(page.locator('[data-step] .wrong')).toHaveCount(0);
    await nothingCovered(page);
  }
};

/** Through all steps up to this one. */
const playTo = async (page: Page, step: number, goOn: string): Promise<void> => {
  for (let now = await stepOf(page); now < step; now++) {
    await reach(page);
    await page.getByRole('button', { name: goOn, exact: true }).click();
    await expect(card(page)).toHaveAttribute('data-step', String(now + 1));
  }
};

const playThrough = async (page: Page, steps: number, { goOn, end }: (typeof LANGUAGES)[number]): Promise<void> => {
  await playTo(page, steps, goOn);
  await reach(page);
  await page.getByRole('button', { name: goOn, exact: true }).click();
  await expect(page.getByRole('heading', { name: end })).toBeVisible();
};

for (const { game, steps } of GAMES)
  for (const [i, size] of SIZES.entries())
    for (const language of LANGUAGES)
      test(
        `the guided first game of ${game} is played through in ${language.locale} at ${size.width} × ${size.height}`,
        // Every day the harder one, on a desktop in English.
        fullRunUnless(game === 'madeira' && i === 0 && language === LANGUAGES[0]),
        async ({ browser, baseURL }) => {
          const page = await visitor(browser, { baseURL: baseURL ?? '', viewport: size, hasTouch: size !== DESKTOP });
          const errors = noErrors(page);
          await open(page, game, language.locale);
          expect(await faults(page)).toEqual([]);
          await playThrough(page, steps, language);
          expect(await faults(page)).toEqual([]);
          expect(errors).toEqual([]);
        },
      );

test('a wrong try is answered, one can leave and take it up again, and a free round follows', async ({ page }) => {
  await open(page, 'madeira', 'en');
  // The keys go on from the card, and it is read out.
  await expect(card(page)).toBeFocused();
  await playTo(page, 2, 'Go on');
  await page.locator('[data-thing="row:2"]').click();
  await expect(page.locator('[data-step] .wrong')).toContainText('two dice that show 1');
  await page.locator('[data-thing="place:forest"]').click({ force: true });
  await expect(page.locator('[data-step] .wrong')).toContainText(/\S/);
  expect(await faults(page)).toEqual([]);
  await playTo(page, 3, 'Go on');
  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(page.getByText('2 of 12 steps')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: /First round of Madeira/ }).click();
  await expect(card(page)).toHaveAttribute('data-step', '3');
  for (let step = 3; step < 12; step++) {
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(card(page)).toHaveAttribute('data-step', String(step + 1));
    await watch(page);
  }
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Play against a beginner' }).click();
  await settled(page);
  await expect(page.locator('details[open]', { hasText: 'What matters here' })).toBeVisible();
});

test('on a phone the ring around a Field shows nothing of the next one, and a row is named as the board prints it', async ({
  browser,
  baseURL,
}) => {
  const page = await visitor(browser, { baseURL: baseURL ?? '', viewport: PHONE, hasTouch: true });
  await page.addInitScript(() => localStorage.setItem('caravel.learn', '{"madeira/first-game":3}'));
  await open(page, 'madeira', 'en');
  await expect(card(page)).toHaveAttribute('data-step', '4');
  await expect(page.locator('[data-thing="row:1"]')).toHaveAttribute('aria-label', /^Row I\b/);
  await touchNext(page);
  await expect(page.locator('[data-thing="place:2a"][data-pointed]')).toBeVisible();
  const overlap = () =>
    page.evaluate(() => {
      const hole = document.querySelector('[data-hole]');
      const next = document.querySelector('[data-thing="place:2b"] .tile');
      if (!hole || !next) return Infinity;
      const line = Number.parseFloat(getComputedStyle(hole).borderRightWidth);
      return hole.getBoundingClientRect().right - line - next.getBoundingClientRect().left;
    });
  await expect.poll(overlap).toBeLessThanOrEqual(0.5);
});

test('with larger text every name stands beside its own sign', async ({ browser, baseURL }) => {
  const page = await visitor(browser, { baseURL: baseURL ?? '', viewport: PHONE, hasTouch: true });
  await page.addInitScript(() => localStorage.setItem('caravel.text', '"larger"'));
  await open(page, 'madeira', 'de');
  const names = page.locator('[data-step] .pictured li');
  await expect(names).toHaveCount(8);
  expect(
    await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)),
  ).toEqual([]);
});

test('the first game on a device offers the guide once', FULL_RUN, async ({ page }) => {
  await quicken(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Puerto Rico' }).click();
  const offer = page.getByRole('complementary', { name: 'Guided first game' });
  await expect(offer).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await offer.getByRole('link', { name: 'Guided first game' }).click();
  await expect(card(page)).toHaveAttribute('data-step', '1');
  await page.goBack();
  await settled(page);
  await expect(page.locator('details[open]', { hasText: 'What matters here' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('a guided game one has opened is there without a network', FULL_RUN, async ({ page, context }) => {
  await open(page, 'madeira', 'en');
  await keptWhole(page);
  await page.reload();
  await expect(card(page)).toBeVisible();
  await keptWhole(page, '/first-game-');
  await context.setOffline(true);
  await page.reload();
  await playThrough(page, 12, LANGUAGES[0]);
});
