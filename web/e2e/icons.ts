/** The icons of the installed app, drawn from the favicon: `node web/e2e/icons.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserPath } from './browser.ts';

const PUBLIC = join(import.meta.dirname, '../public');
const drawing = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');

const browser = await chromium.launch({ executablePath: await browserPath(), args: ['--disable-dev-shm-usage'] });
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0;background:#0f4560}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
  await page.screenshot({ path: join(PUBLIC, `icon-${size}.png`) });
  await page.close();
}
await browser.close();
