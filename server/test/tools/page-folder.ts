/** A folder of pages like the one a build leaves, small. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LOCALES } from '@caravel/i18n';
import { PUBLIC_PAGES, type PublicPage } from '@caravel/protocol';

const byLocale = (text: string): Record<string, string> => Object.fromEntries(LOCALES.map((locale) => [locale, `${text} (${locale})`]));

export const listedPage = (path: string, more: Partial<PublicPage> = {}): PublicPage => ({
  path,
  title: byLocale(`Title of ${path || 'home'}`),
  description: byLocale(`About ${path || 'home'}`),
  isFound: true,
  isInLanguages: false,
  ...more,
});

const INDEX = '<!doctype html><html lang="en"><head><meta name="description" content="x"><title>Caravel</title></head><body></body></html>';

const writeTo = async (folder: string, files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
};

export const pageFolder = async (pages: readonly PublicPage[], files: Readonly<Record<string, string>> = {}): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'caravel-pages-'));
  await writeTo(folder, { 'index.html': INDEX, [PUBLIC_PAGES]: JSON.stringify(pages), ...files });
  return folder;
};
