/**
 * Cuts the two fonts of the pages down to the letters they need: `node tools/fonts.ts` writes them to web/src/lib/ui/fonts, and the one of
 * social cards, of one weight and uncompressed, to server/src/pages/fonts.
 * Each family comes in two files: the letters of Western Europe, and the few others that a browser loads only where a text has them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

interface Font {
  readonly family: 'alegreya' | 'source-sans-3';
  /** What the names of the pages weigh lies between these. */
  readonly weights: { readonly min: number; readonly max: number };
}

export const FONTS: readonly Font[] = [
  { family: 'alegreya', weights: { min: 500, max: 800 } },
  { family: 'source-sans-3', weights: { min: 400, max: 700 } },
];

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

/** Every letter of the languages around the Atlantic, and the signs our texts use. */
export const PARTS = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„†•…‹›−×·€`,
  'latin-ext': 'ŐőŰűŒœŠšŽžŸČčĆćĐđĞğİıŁłŃńŚśŞşŹźŻżĄąĘęĚěŘřŤťŮů',
} as const;

type Part = keyof typeof PARTS;

/** What cards are written in. */
const CARD_FONT = { family: 'alegreya', weight: 800 };

export const PART_NAMES: readonly Part[] = ['latin', 'latin-ext'];

export const fileOf = (family: string, part: Part): string => `web/src/lib/ui/fonts/${family}-${part}.woff2`;

export const cardFileOf = (part: Part): string => `server/src/pages/fonts/${CARD_FONT.family}-${part}.ttf`;

const sourceOf = (family: string, part: Part): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`));

export const cutForCard = (part: Part): Promise<Buffer> =>
  subsetFont(sourceOf(CARD_FONT.family, part), PARTS[part], { targetFormat: 'sfnt', variationAxes: { wght: CARD_FONT.weight } });

export const cut = async ({ family, weights }: Font, part: Part): Promise<Buffer> => {
  return subsetFont(sourceOf(family, part), PARTS[part], { targetFormat: 'woff2', variationAxes: { wght: weights } });
};

const write = (file: string, bytes: Buffer): void => {
  writeFileSync(file, bytes);
  console.log(`${file}: ${(bytes.length / 1024).toFixed(1)} KB`);
};

if (import.meta.main)
  for (const part of PART_NAMES) {
    for (const font of FONTS) write(fileOf(font.family, part), await cut(font, part));
    write(cardFileOf(part), await cutForCard(part));
  }
