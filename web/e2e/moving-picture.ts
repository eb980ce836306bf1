/** `node web/e2e/moving-picture.ts` after a build: the moving picture of the README, filmed while the page plays. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { animatedWebp, type Frame } from './animated-webp.ts';
import { browserPath } from './browser.ts';
import { clickOnce } from './play.ts';
import { openPrepared, preparedMadeira, preparedTable } from './prepared.ts';
import { loadsNothing } from './quiet.ts';
import { TestServer } from './server.ts';

const [WIDTH, HEIGHT] = [840, 525];
const QUALITY = 0.55;
const MILLISECONDS = 450;
/** So many pictures of each game. */
const PICTURES = 18;
const LAST = 1800;

const SCENES: readonly (() => string)[] = [
  () => preparedTable('3-players-points', 'role', 6),
  () => preparedMadeira('2nd-3-players', 0.45),
];

const isAsked = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(document.querySelector('.prompt.asked')) && !document.querySelector('[data-board][aria-busy="true"]'));

/** Pictures as they come, and a move whenever the page asks for one. */
const film = async (page: Page, table: string): Promise<Buffer[]> => {
  await page.addInitScript(() => localStorage.setItem('caravel.locale', '"en"'));
  await openPrepared(page, table);
  await loadsNothing(page);
  const taken = [await page.screenshot()];
  while (taken.length < PICTURES) {
    if (taken.length % 3 === 0 && (await isAsked(page))) await clickOnce(page);
    taken.push(await page.screenshot());
  }
  return taken;
};

interface Part {
  readonly url: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

/** What has changed since the picture before, smaller and as WebP; nothing if nothing has. Runs in the page that draws. */
const changedPart = (page: Page, png: Buffer, before: Buffer | undefined): Promise<Part | undefined> =>
  page.evaluate(
    async ({ now, earlier, width, height, quality }) => {
      const draw = async (data: string) => {
        const image = Object.assign(new Image(), { src: data });
        await image.decode();
        const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false });
        if (!context) throw new Error('nothing to draw on');
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, width, height);
        return context;
      };
      const whole = await draw(now);
      const pixels = whole.getImageData(0, 0, width, height).data;
      const old = earlier && (await draw(earlier)).getImageData(0, 0, width, height).data;
      let [left, top, right, bottom] = [width, height, -1, -1];
      for (const [i, value] of pixels.entries()) {
        if (old && Math.abs(value - Number(old[i])) <= 12) continue;
        const [x, y] = [Math.floor(i / 4) % width, Math.floor(i / 4 / width)];
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
      if (right < 0) return undefined;
      left -= left % 2;
      top -= top % 2;
      const part = Object.assign(document.createElement('canvas'), { width: right - left + 1, height: bottom - top + 1 });
      part.getContext('2d', { alpha: false })?.drawImage(whole.canvas, -left, -top);
      return { url: part.toDataURL('image/webp', quality), x: left, y: top, width: part.width, height: part.height };
    },
    { now: dataUrl(png), earlier: before && dataUrl(before), width: WIDTH, height: HEIGHT, quality: QUALITY },
  );

const server = await TestServer.start();
const browser = await chromium.launch({ executablePath: await browserPath(), args: ['--disable-dev-shm-usage'] });
const drawing = await browser.newPage();
const frames: Frame[] = [];
let before: Buffer | undefined;
for (const table of SCENES) {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  for (const png of await film(await context.newPage(), table())) {
    const part = await changedPart(drawing, png, before);
    before = png;
    const last = frames.at(-1);
    if (part) frames.push({ ...part, still: Buffer.from(part.url.slice(part.url.indexOf(',') + 1), 'base64'), milliseconds: MILLISECONDS });
    else if (last) frames[frames.length - 1] = { ...last, milliseconds: last.milliseconds + MILLISECONDS };
  }
  const last = frames.at(-1);
  if (last) frames[frames.length - 1] = { ...last, milliseconds: LAST };
  await context.close();
}
const file = animatedWebp(WIDTH, HEIGHT, frames);
// A browser that cannot show it throws here.
await drawing.evaluate((data) => Object.assign(new Image(), { src: data }).decode(), `data:image/webp;base64,${file.toString('base64')}`);
await browser.close();
await server.end();
writeFileSync(join(import.meta.dirname, '../../docs/screenshots/moving.webp'), file);
console.log(`${frames.length} pictures, ${(file.length / 1024).toFixed(0)} KB`);
