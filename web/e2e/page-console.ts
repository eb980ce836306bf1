/** What a page prints, for programs that are tried in a browser without a test of Playwright around them. */
import { chromium } from '@playwright/test';
import { browserPath } from './browser.ts';

/** The lines of the console until the page calls itself `done`. A page that fails is told by its error. */
export const consoleOf = async (url: string): Promise<string> => {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: ['--disable-dev-shm-usage'] });
  try {
    const page = await browser.newPage();
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    const failed = new Promise<never>((_, reject) => page.on('pageerror', reject));
    await page.goto(url);
    await Promise.race([failed, page.waitForFunction('document.title === "done"')]);
    return lines.map((line) => `${line}\n`).join('');
  } finally {
    await browser.close();
  }
};
