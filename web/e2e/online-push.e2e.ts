import { expect, type Worker } from '@playwright/test';
import { test } from './test.ts';
import { beGuest } from './visitors.ts';

test.use({ serviceWorkers: 'allow' });

/** Chromium without a screen shows no notices: what the worker wants to show is written down instead. */
const writeDown = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const here = self as unknown as { shown: string[]; registration: ServiceWorkerRegistration };
    here.shown = [];
    here.registration.showNotification = async (title, { tag, data } = {}) => void here.shown.push(`${tag} ${title} ${data.url}`);
  });

test('a notice that comes while the page is closed is shown, with the way to its table', async ({ page, context }) => {
  await page.goto('/');
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await writeDown(worker);
  await worker.evaluate(() => {
    const notice = {
      what: 'turn',
      table: 'abcdefghijkl',
      game: 'madeira',
      title: 'Madeira: it is your turn',
      url: '/t/abcdefghijkl',
      at: 0,
    };
    const event = Reflect.get(self, 'PushEvent') as new (type: string, init: { data: string }) => Event;
    self.dispatchEvent(new event('push', { data: JSON.stringify(notice) }));
  });
  const shown = () => worker.evaluate(() => (self as unknown as { shown: string[] }).shown);
  await expect.poll(shown).toEqual(['abcdefghijkl Madeira: it is your turn /t/abcdefghijkl']);
});

test('the browser asks for permission only after the click', async ({ page }) => {
  await page.addInitScript(() => {
    let asked = 0;
    Object.defineProperty(Notification, 'permission', { get: () => (asked > 0 ? 'denied' : 'default') });
    Object.assign(window, { asked: () => asked });
    Notification.requestPermission = async () => {
      asked++;
      return 'denied';
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked(): number }).asked());
  await beGuest(page, 'Ada');
  await page.goto('/me');
  const button = page.getByRole('button', { name: 'Notify me when it is my turn' });
  await expect(button).toBeVisible();
  expect(await asked()).toBe(0);
  await button.click();
  await expect(page.getByText('Notifications from this page are blocked in your browser settings.').first()).toBeVisible();
  expect(await asked()).toBe(1);
});
