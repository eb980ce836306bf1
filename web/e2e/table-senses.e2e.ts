import { expect, type Page } from '@playwright/test';
import { clickOnce, settled } from './play.ts';
import { openPrepared, preparedMadeira, preparedTable } from './prepared.ts';
import { loadsNothing } from './quiet.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';

/** Pieces on their way across the page since the beginning, and pieces of the board that moved. */
const countMotion = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved = { flying: 0, floating: 0, tumbling: 0 };
    Object.assign(window, { moved });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      if (this.classList.contains('flying')) moved.flying++;
      if (this.classList.contains('floating')) moved.floating++;
      if (this.hasAttribute('data-roll')) moved.tumbling++;
      return animate.apply(this, how);
    };
  });

const moved = (page: Page): Promise<{ flying: number; floating: number; tumbling: number }> =>
  page.evaluate(() => (window as unknown as { moved: { flying: number; floating: number; tumbling: number } }).moved);

const takePlantation = async (page: Page): Promise<void> => {
  await openPrepared(page, preparedTable('3-players-points', 'settler', 3));
  // What moves is loaded after the first picture.
  await loadsNothing(page);
  await page.locator('[data-thing^="plantation:"][data-open]').first().click();
  await expect(page.locator('[role=log]')).toContainText('plantation');
};

test('a tile flies to the island, and nothing is left behind', async ({ page }) => {
  await countMotion(page);
  await takePlantation(page);
  await expect.poll(async () => (await moved(page)).flying).toBeGreaterThan(0);
  await settled(page);
  await expect(page.locator('.motion')).toHaveCount(0);
});

test('dice tumble when they are rolled', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('caravel.pace', '"fast"'));
  await countMotion(page);
  await openPrepared(page, preparedMadeira('2nd-2-players', 0.25));
  await loadsNothing(page);
  for (let i = 0; i < 30 && (await moved(page)).tumbling === 0; i++) {
    await settled(page);
    await page.locator('.moves button:visible').last().click();
  }
  await expect.poll(async () => (await moved(page)).tumbling).toBeGreaterThan(0);
});

test.describe('for those who want stillness', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing moves where the system asks for it', async ({ page }) => {
    await countMotion(page);
    await takePlantation(page);
    await settled(page);
    expect(await moved(page)).toEqual({ flying: 0, floating: 0, tumbling: 0 });
  });
});

test('nothing moves where the setting says so', FULL_RUN, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('caravel.motion', 'false'));
  await countMotion(page);
  await takePlantation(page);
  await settled(page);
  expect(await moved(page)).toEqual({ flying: 0, floating: 0, tumbling: 0 });
});

/** Counts what the page lets sound. */
const countSounds = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard = { contexts: 0, beats: 0 };
    Object.assign(window, { heard });
    const Usual = window.AudioContext;
    window.AudioContext = class extends Usual {
      constructor() {
        super();
        heard.contexts++;
      }
    };
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...when) {
      heard.beats++;
      start.apply(this, when);
    };
    const { start: startBuffer } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      heard.beats++;
      startBuffer.apply(this, when);
    };
  });

const heard = (page: Page): Promise<{ contexts: number; beats: number }> =>
  page.evaluate(() => (window as unknown as { heard: { contexts: number; beats: number } }).heard);

test('sounds are off until somebody switches them on, and then moves are heard', FULL_RUN, async ({ page }) => {
  await countSounds(page);
  await takePlantation(page);
  await settled(page);
  expect(await heard(page)).toEqual({ contexts: 0, beats: 0 });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Sounds').check();
  await expect.poll(async () => (await heard(page)).beats).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  const before = (await heard(page)).beats;
  await clickOnce(page);
  await expect.poll(async () => (await heard(page)).beats).toBeGreaterThan(before);
});

/** Notes every moment the scrubber shows from now on: the replay runs by itself and is gone when it is done. */
const noteMoments = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    setInterval(() => {
      const value = document.querySelector<HTMLInputElement>('input[type=range]')?.value;
      if (value !== undefined && value !== seen.at(-1)) seen.push(value);
    }, 20);
  });

const moments = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

test('one key shows what happened since my last move, and leads back', FULL_RUN, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('caravel.pace', '"fast"'));
  await takePlantation(page);
  await settled(page);
  const title = await page.title();
  // The scrubber is loaded with the first look back, which may take longer than the looking.
  await page.getByRole('log').getByRole('button').last().click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('slider')).toHaveCount(0);
  await noteMoments(page);
  await page.keyboard.press('r');
  await expect.poll(async () => (await moments(page)).length).toBeGreaterThan(1);
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page).toHaveTitle(title);
});
