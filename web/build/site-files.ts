/** Writes what is said and drawn of the pages: their list, the pictures of their cards, and the screenshots that the manifest names. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PUBLIC_PAGES } from '@caravel/protocol';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { cardPictures } from './card-art.ts';
import { publicPages } from './public-pages.ts';

const write = (file: string, content: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const SCREENSHOTS = join(import.meta.dirname, '../../docs/screenshots');

/** Made by web/e2e/screenshots.ts. */
const screenshotsIn = (manifest: string): string[] => {
  const { screenshots }: { screenshots: readonly { readonly src: string }[] } = JSON.parse(readFileSync(manifest, 'utf8'));
  return screenshots.map(({ src }) => basename(src));
};

export const siteFiles = (): Plugin =>
  afterBuild('site-files', async (folder) => {
    write(join(folder, PUBLIC_PAGES), JSON.stringify(await publicPages()));
    for (const name of screenshotsIn(join(folder, 'manifest.webmanifest')))
      cpSync(join(SCREENSHOTS, name), join(folder, 'screenshots', name));
    for (const [name, picture] of cardPictures()) write(join(folder, `site/cards/${name}.svg`), picture);
  });
