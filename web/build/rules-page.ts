/** A page of rules, block by block, with its pictures in it. */
import { readFileSync } from 'node:fs';
import type { Locale } from '@caravel/i18n';
import type { DrawnFigures } from './draw-figures.ts';
import { escaped, markdownBlocks } from './markdown.ts';

export const RULES = new URL('../../docs/rules/', import.meta.url);

/** Before its pictures are drawn. */
export const plainPage = (game: string, locale: string): readonly string[] =>
  markdownBlocks(readFileSync(new URL(`${game}/${locale}.md`, RULES), 'utf8'));

const PLACE = /^<figure id="(figure|table)-([\w-]+)">/;

/** A picture says in words what it shows; a table speaks for itself. */
const inPlace = (
  block: string,
  { figures, tables }: { figures: DrawnFigures['figures'][Locale]; tables: Readonly<Record<string, string>> },
): string => {
  const [place, kind, name = ''] = PLACE.exec(block) ?? [];
  if (!place) return block;
  const figure = figures[name];
  const drawing =
    kind === 'table' ? tables[name] : figure && `<div class="drawn" role="img" aria-label="${escaped(figure.told)}">${figure.html}</div>`;
  if (drawing === undefined) throw new Error(`nobody has drawn ${kind} ${name}`);
  return place + drawing + block.slice(place.length);
};

/** The list of contents under the title is for those who read the file: a page has its own. */
const isContents = (block: string, i: number, page: readonly string[]): boolean =>
  block.startsWith('<ul') && i < page.findIndex((other) => other.startsWith('<h2'));

export const rulesPage = (game: string, locale: Locale, drawn: DrawnFigures | undefined): readonly string[] =>
  plainPage(game, locale)
    .filter((block, i, page) => !isContents(block, i, page))
    .map((block) => (drawn ? inPlace(block, { figures: drawn.figures[locale], tables: drawn.tables[locale] }) : block));

const text = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** What a search engine or a messenger shows of the page: its title, and the first sentences. */
export const introOf = (blocks: readonly string[]): { readonly title: string; readonly description: string } => {
  const first = (start: string): string => text(blocks.find((block) => block.startsWith(start)) ?? '');
  return { title: first('<h1'), description: first('<p') };
};
