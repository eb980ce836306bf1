/** Draws the pictures of a game's rules pages: HTML and SVG by the components of its table, with the styles they need. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES, type Locale } from '@caravel/i18n';
import { render } from 'svelte/server';
import type { Figure, GameFigures } from '../src/lib/figures/figure.ts';
import { pruned } from './prune.ts';
import { type Styles, styles } from './server-components.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));

export interface DrawnFigure {
  readonly html: string;
  /** What it shows, in words. */
  readonly told: string;
}

export interface DrawnFigures {
  readonly figures: Readonly<Record<Locale, Readonly<Record<string, DrawnFigure>>>>;
  readonly tables: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  readonly css: string;
}

/** A game may have rules to read before anybody has drawn them. */
export const loadFigures = async (game: string): Promise<GameFigures | undefined> => {
  const file = new URL(`../src/lib/games/${game}/figures/index.ts`, import.meta.url);
  if (!existsSync(file)) return undefined;
  const { figures }: { readonly figures: GameFigures } = await import(file.href);
  return figures;
};

/** What only a table that is played on asks for. */
const OF_THE_TABLE =
  / data-(?:label|stock|at|count|floats|clock|piece|roll|die|berth|printed|drawing|disc|name|tile|dock|idle)(?:="[^"]*")?/g;

const THING = / data-thing="([^"]*)"/;

/** Whether an element does not show: what lies outside, grounds for fingers, and the frames of what does not glow. */
const isUnseen =
  ({ lit, unseen }: Figure<unknown>, classes: readonly string[]) =>
  (own: string, around: string): boolean => {
    const thing = THING.exec(own)?.[1];
    if (thing !== undefined && unseen?.has(thing)) return true;
    const names = /class="([^"]*)"/.exec(own)?.[1]?.split(' ') ?? [];
    const glows = lit.includes(THING.exec(around)?.[1] ?? '');
    return names.some((name) => classes.includes(name) || (name === 'lit' && !glows));
  };

const withGlow = (lit: readonly string[]) => (whole: string, thing: string) => (lit.includes(thing) ? `${whole} data-open` : '');

/** Pages may have no styles within: each is a rule of the sheet. */
class InlineStyles {
  readonly #rules = new Map<string, string>();

  named = (_: string, style: string): string => {
    const name = createHash('sha256').update(style).digest('base64url').slice(0, 6);
    this.#rules.set(name, `[data-style="${name}"]{${style.replaceAll('&quot;', '"')}}`);
    return ` data-style="${name}"`;
  };

  get css(): string {
    return [...this.#rules.values()].join('\n');
  }
}

const plain = (html: string, inline: InlineStyles): string =>
  html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(OF_THE_TABLE, '')
    .replaceAll(/ style="([^"]*)"/g, inline.named)
    .replaceAll(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
    .replaceAll(/\s+/g, ' ')
    .trim();

type Words = Awaited<ReturnType<GameFigures['words']>>;

const sentence = (line: string): string => (/[.!?]$/.test(line) ? line : `${line}.`);

/** The titles and facts of the things it is about, as the table explains them. */
const toldOf = (words: Words, { me, lit, told }: Figure<unknown>, view: unknown): string =>
  [...lit, ...told]
    .flatMap((thing) => {
      const about = words.explain(view, thing, me);
      return about ? [`${about.title}: ${about.lines.map(sentence).join(' ')}`] : [];
    })
    .join(' ');

const inEvery = async <T>(draw: (locale: Locale) => Promise<T>): Promise<Record<Locale, T>> =>
  Object.fromEntries(await Promise.all(LOCALES.map(async (locale) => [locale, await draw(locale)] as const))) as Record<Locale, T>;

const drawnIn = async (kit: GameFigures, locale: Locale, inline: InlineStyles): Promise<Record<string, DrawnFigure>> => {
  const names = kit.names[locale];
  const first = await kit.words(locale, names);
  const words = (await first.later?.()) ?? first;
  const draw = (figure: Figure<unknown>): DrawnFigure => {
    const { me, parts, lit, state } = figure;
    const view = kit.game.describe(state, me);
    const { body } = render(kit.Drawing, { props: { view, me, names, words, parts } });
    const html = pruned(plain(body, inline), isUnseen(figure, kit.unseen ?? []))
      .replaceAll(new RegExp(THING, 'g'), withGlow(lit))
      .replaceAll(' href="#', ` href="${kit.sprite ?? ''}#`);
    return { html, told: toldOf(words, figure, view) };
  };
  return Object.fromEntries(Object.entries(kit.all).map(([name, figure]) => [name, draw(figure)]));
};

/** Addresses from the root of the sources, wherever the sheet they stood in. */
const rooted = ({ file, css }: Styles): string => {
  const folder = posix.dirname(`/${relative(WEB, file).split(sep).join('/')}`);
  return css.replaceAll(/url\((["']?)(\.[^"')]*)\1\)/g, (_, _quote, address: string) => `url("${posix.join(folder, address)}")`);
};

/** Of the components only those that are seen. */
const stylesOf = (pages: string): string =>
  styles
    .filter(({ scope }) => scope === undefined || pages.includes(scope))
    .map(rooted)
    .join('\n');

const tablesIn = async ({ tables }: GameFigures, locale: Locale, inline: InlineStyles): Promise<Record<string, string>> => {
  const drawn = Object.entries(tables ?? {}).map(async ([name, table]): Promise<[string, string]> => {
    const html = await table(locale, (component, props) => render(component, { props }).body);
    return [name, plain(html, inline)];
  });
  return Object.fromEntries(await Promise.all(drawn));
};

export const drawFigures = async (kit: GameFigures): Promise<DrawnFigures> => {
  const inline = new InlineStyles();
  const figures = await inEvery((locale) => drawnIn(kit, locale, inline));
  const tables = await inEvery((locale) => tablesIn(kit, locale, inline));
  const pages = [...Object.values(figures.en).map(({ html }) => html), ...Object.values(tables.en)].join('');
  return { figures, tables, css: `${stylesOf(pages)}\n${inline.css}` };
};
