/** About and Privacy: in five languages, without scripts, without accessibility faults. */
import { LOCALES } from '@caravel/i18n';
import { loadAbout } from '@caravel/i18n/about';
import { expect } from '@playwright/test';
import { faults, SCHEMES } from './axe.ts';
import { noErrors } from './play.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('About and Privacy are read in every language', async ({ page }) => {
    for (const locale of LOCALES) {
      const words = await loadAbout(locale);
      for (const name of ['about', 'privacy'] as const) {
        await page.goto(`/${name}/${locale}`);
        await expect(page).toHaveTitle(`${words[name].title} · Caravel`);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('heading', { level: 1, name: words[name].title })).toBeVisible();
        await expect(page.getByRole('heading', { level: 2 })).toHaveCount(words[name].parts.length);
      }
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('home leads to About and Privacy, and the title follows page and language', async ({ page }) => {
    const errors = noErrors(page);
    await page.goto('/');
    await expect(page).toHaveTitle('Caravel: Puerto Rico and Madeira');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveTitle('Privacy · Caravel');
    await expect(page.getByText('has not named a contact')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await page.getByLabel('Language').selectOption('pt');
    await expect(page).toHaveTitle('Privacidade · Caravel');
    await page.goBack();
    await expect(page).toHaveTitle('Caravel: Puerto Rico e Madeira');
    expect(errors).toEqual([]);
  });
});

for (const colorScheme of SCHEMES)
  test(`no accessibility faults on About and Privacy in any language, ${colorScheme}`, FULL_RUN, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const found: string[] = [];
    for (const locale of LOCALES)
      for (const name of ['about', 'privacy']) {
        await page.goto(`/${name}/${locale}`);
        await expect(page.locator('#prerendered')).toHaveCount(0);
        found.push(...(await faults(page)));
      }
    expect(found).toEqual([]);
  });
