/**
 * Cuts the two fonts of the pages down to the letters they need: `node tools/fonts.ts` writes them to web/src/lib/ui/fonts.
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

export const PART_NAMES: readonly Part[] = ['latin', 'latin-ext'];

export const fileOf = (family: string, part: Part): string => `web/src/lib/ui/fonts/${family}-${part}.woff2`;

export const cut = async ({ family, weights }: Font, part: Part): Promise<Buffer> => {
  const source = createRequire(import.meta.url).resolve(`@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`);
  return subsetFont(readFileSync(source), PARTS[part], { targetFormat: 'woff2', variationAxes: { wght: weights } });
};

const write = async (font: Font, part: Part): Promise<void> => {
  const bytes = await cut(font, part);
  writeFileSync(fileOf(font.family, part), bytes);
  console.log(`${fileOf(font.family, part)}: ${(bytes.length / 1024).toFixed(1)} KB`);
};

if (import.meta.main) for (const font of FONTS) for (const part of PART_NAMES) await write(font, part);
