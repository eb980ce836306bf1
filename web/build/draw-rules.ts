/**
 * Draws all pages that are written at build time, rules and About and Privacy, and writes them to the standard output: a process of its own, for components want other globals than a build has.
 * `static`: for a site without a server.
 */
import './server-components.ts';
import { readdirSync } from 'node:fs';
import { MANIFESTS, titleOf } from '@caravel/games';
import { LOCALES, type Locale } from '@caravel/i18n';
import { loadRulebook } from '@caravel/i18n/rulebook';
import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { drawFigures, loadFigures } from './draw-figures.ts';
import { escaped } from './markdown.ts';
import { aboutIn } from './public-pages.ts';
import { introOf, RULES, rulesPage } from './rules-page.ts';
import { siteInfo } from './static/site-info.ts';

export interface WrittenPage {
  /** The whole page, for those who read without scripts. */
  readonly body: string;
  readonly title: string;
  readonly description: string;
}

export interface DrawnPage extends WrittenPage {
  readonly blocks: readonly string[];
}

export interface DrawnRules {
  /** What the pictures of the game need. */
  readonly css: string;
  readonly pages: Readonly<Record<Locale, DrawnPage>>;
}

export interface AllDrawn {
  readonly rules: Readonly<Record<string, DrawnRules>>;
  readonly told: Readonly<Record<'about' | 'privacy', Readonly<Record<Locale, WrittenPage>>>>;
}

const { default: AboutSheet } = await import('../src/lib/about/AboutSheet.svelte');
const { default: SiteHeader } = await import('../src/lib/home/SiteHeader.svelte');
const { default: RulesSheet } = await import('../src/lib/rules/RulesSheet.svelte');
const { settings } = await import('../src/lib/settings.svelte.ts');
const { loadSpeech, say } = await import('../src/lib/speech.svelte.ts');

/** The island of the game; without scripts the system says whether it is night. */
const pictureOf = (game: string): string => {
  const scene = `/src/lib/games/${game}/scene.svg`;
  return `<picture><source media="(prefers-color-scheme: dark)" srcset="${scene}#wide-night"><img src="${scene}#wide" alt=""></picture>`;
};

const withoutMarks = (html: string): string => html.replaceAll(/<!--.*?-->/gs, '');

const languagesOf = (address: string, locale: Locale, heading: string): string => {
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  const links = LOCALES.map(
    (one) =>
      `<a href="${address}/${one}" hreflang="${one}" lang="${one}">${escaped(new Intl.DisplayNames([one], { type: 'language' }).of(one) ?? names.of(one) ?? one)}</a>`,
  );
  return `<noscript><nav class="languages on-sea" aria-label="${escaped(heading)}">${heading}: ${links.join(' · ')}</nav></noscript>`;
};

const bodyOf = async (game: string, locale: Locale, blocks: readonly string[]): Promise<string> => {
  settings.locale.value = locale;
  await loadSpeech();
  const words = await loadRulebook(locale);
  const picture = createRawSnippet(() => ({ render: () => pictureOf(game) }));
  const parts = [
    render(SiteHeader, { props: {} }).body,
    languagesOf(`/rules/${game}`, locale, words.languages),
    render(RulesSheet, { props: { blocks, words, rule: undefined, picture } }).body,
  ];
  return withoutMarks(parts.join(''));
};

/** One after the other: the language is everybody's. */
const inEachLanguage = async <Page>(pageIn: (locale: Locale) => Promise<Page>): Promise<Record<Locale, Page>> => {
  const pages: [Locale, Page][] = [];
  for (const locale of LOCALES) pages.push([locale, await pageIn(locale)]);
  return Object.fromEntries(pages) as Record<Locale, Page>;
};

const drawn = async (game: string): Promise<DrawnRules> => {
  const kit = await loadFigures(game);
  const figures = kit && (await drawFigures(kit));
  const pages = await inEachLanguage(async (locale) => {
    const blocks = rulesPage(game, locale, figures);
    const { title, description } = introOf(blocks);
    return { blocks, body: await bodyOf(game, locale, blocks), title: title || titleOf(game), description };
  });
  return { css: figures?.css ?? '', pages };
};

const hasServer = process.argv[2] !== 'static';
const site = hasServer ? undefined : siteInfo(process.env);

const toldIn = async (page: 'about' | 'privacy', locale: Locale): Promise<WrittenPage> => {
  settings.locale.value = locale;
  await loadSpeech();
  const [words, { languages }] = await Promise.all([aboutIn(locale, hasServer), loadRulebook(locale)]);
  const games = say().list(MANIFESTS.map(({ title }) => title));
  const parts = [
    render(SiteHeader, { props: {} }).body,
    languagesOf(`/${page}`, locale, languages),
    render(AboutSheet, { props: { page, words, games, site } }).body,
  ];
  return { title: words[page].title, description: words[page].lead, body: withoutMarks(parts.join('')) };
};

const told = (page: 'about' | 'privacy'): Promise<AllDrawn['told']['about']> => inEachLanguage((locale) => toldIn(page, locale));

const rules: [string, DrawnRules][] = [];
for (const game of readdirSync(RULES)) rules.push([game, await drawn(game)]);
const all: AllDrawn = { rules: Object.fromEntries(rules), told: { about: await told('about'), privacy: await told('privacy') } };
process.stdout.write(JSON.stringify(all));
