/**
 * Which pages there are, and what is said of them in every language: `site/pages.json`. The server fills heads by it, answers 404 for what is
 * not in it, and makes the sitemap of it. What only a server knows, such as its tables, is not in it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFESTS, titleOf } from '@caravel/games';
import { type Card, LOCALES, type Locale } from '@caravel/i18n';
import { type About, loadAbout } from '@caravel/i18n/about';
import { loadDaily } from '@caravel/i18n/daily';
import { loadExplore } from '@caravel/i18n/explore';
import { loadLearn } from '@caravel/i18n/learn';
import { aboutWithoutServer, loadNoServer } from '@caravel/i18n/no-server';
import { loadOnline } from '@caravel/i18n/online';
import { loadPuzzles, themeName } from '@caravel/i18n/puzzles';
import { loadShell } from '@caravel/i18n/shell';
import { loadSite } from '@caravel/i18n/site';
import { loadStats } from '@caravel/i18n/stats';
import type { PublicPage } from '@caravel/protocol';
import type { LessonList } from '../src/lib/learn/lesson-list.ts';
import type { Listed } from '../src/lib/puzzles/listed.ts';
import { introOf, plainPage } from './rules-page.ts';

const ROOT = join(import.meta.dirname, '../..');
const GAMES: readonly string[] = MANIFESTS.map(({ name }) => name);

/** What is said of a page in one language. */
interface Said {
  readonly title: string;
  readonly description: string;
}

/** What About and Privacy say of a site with a server, or without one. */
export const aboutIn = async (locale: Locale, hasServer: boolean): Promise<About> => {
  const about = await loadAbout(locale);
  return hasServer ? about : aboutWithoutServer(about, await loadNoServer(locale));
};

const wordsIn = async (locale: Locale, hasServer: boolean) => ({
  locale,
  about: await aboutIn(locale, hasServer),
  daily: await loadDaily(locale),
  explore: await loadExplore(locale),
  learn: await loadLearn(locale),
  online: await loadOnline(locale),
  puzzles: await loadPuzzles(locale),
  shell: await loadShell(locale),
  site: await loadSite(locale),
  stats: await loadStats(locale),
});
type Words = Awaited<ReturnType<typeof wordsIn>>;

type Rest = Partial<Omit<PublicPage, 'path' | 'title' | 'description'>>;
type Write = (path: string, say: (words: Words) => Said, rest?: Rest) => PublicPage;

const byLocale = (all: readonly Words[], say: (words: Words) => string): Record<string, string> =>
  Object.fromEntries(all.map((words) => [words.locale, say(words)]));

const writer =
  (all: readonly Words[]): Write =>
  (path, say, rest = {}) => ({
    path,
    title: byLocale(all, (words) => say(words).title),
    description: byLocale(all, (words) => say(words).description),
    isFound: true,
    isInLanguages: false,
    ...rest,
  });

const jsonIn = <T>(path: string): T | undefined => {
  const file = join(ROOT, path);
  if (!existsSync(file)) return undefined;
  const value: T = JSON.parse(readFileSync(file, 'utf8'));
  return value;
};

const lessonsOf = async (game: string): Promise<LessonList | readonly []> => {
  const file = join(ROOT, 'web/src/lib/games', game, 'lessons/index.ts');
  if (!existsSync(file)) return [];
  const { lessons }: { lessons: LessonList } = await import(file);
  return lessons;
};

const lessonPages = async (write: Write, game: string): Promise<PublicPage[]> => {
  const [first, ...themes] = await lessonsOf(game);
  if (!first) return [];
  const page = (path: string, { texts }: typeof first): PublicPage =>
    write(
      path,
      ({ locale, site }) => {
        const { title, about } = texts.title[locale];
        return { title: `${title} · ${titleOf(game)}`, description: site.lesson(titleOf(game), about) };
      },
      { game, kind: 'lesson' },
    );
  return [page(`/learn/${game}`, first), ...themes.map((lesson) => page(`/learn/${game}/${lesson.id}`, lesson))];
};

const puzzlePages = (write: Write, game: string): PublicPage[] => {
  const list = jsonIn<readonly Listed[]>(`games/${game}/puzzles/index.json`) ?? [];
  if (list.length === 0) return [];
  const title = ({ puzzles }: Words): string => `${puzzles.title} · ${titleOf(game)}`;
  const one = ({ id, theme, rating }: Listed): PublicPage =>
    write(
      `/puzzles/${id}`,
      (words) => ({ title: title(words), description: words.site.puzzle(themeName(words.puzzles, theme), Math.round(rating)) }),
      { game, kind: 'puzzle', isFound: false },
    );
  const next = write(`/puzzles/${game}`, (words) => ({ title: title(words), description: words.site.puzzles(titleOf(game)) }), {
    ...{ game, kind: 'puzzle' },
  });
  return [next, ...list.map(one)];
};

const rulesPages = (write: Write, game: string): PublicPage[] =>
  existsSync(join(ROOT, 'docs/rules', game))
    ? [
        write(
          `/rules/${game}`,
          ({ locale }) => {
            const { title, description } = introOf(plainPage(game, locale));
            return { title: title || titleOf(game), description };
          },
          { game, kind: 'rules', isInLanguages: true },
        ),
      ]
    : [];

const statsPages = (write: Write, game: string): PublicPage[] =>
  existsSync(join(ROOT, 'web/src/lib/games', game, 'statistics/index.ts'))
    ? [
        write(
          `/stats/${game}`,
          ({ stats, site }) => ({ title: `${stats.title} · ${titleOf(game)}`, description: site.stats(titleOf(game)) }),
          { game },
        ),
      ]
    : [];

const gamePages = async (write: Write, game: string): Promise<PublicPage[]> => [
  ...rulesPages(write, game),
  ...(await lessonPages(write, game)),
  ...puzzlePages(write, game),
  ...statsPages(write, game),
  write(`/new/${game}`, ({ shell, site }) => ({ title: shell.newTable.title, description: site.makeTable }), { game, isFound: false }),
];

const HIDDEN = { isFound: false };

/** In Hungarian a title that is played takes an ending. */
const playedIn = async (locale: Locale): Promise<string[]> =>
  Promise.all(
    GAMES.map(async (game) => {
      const file = join(ROOT, 'i18n/src', game, 'card.ts');
      const { card }: { card?: Card } = existsSync(file) ? await import(file) : {};
      return card?.played?.[locale] ?? titleOf(game);
    }),
  );

const sharedPages = (write: Write, played: Readonly<Record<Locale, readonly string[]>>): PublicPage[] => [
  write('', ({ locale, shell }) => ({
    title: `Caravel: ${shell.list(GAMES.map(titleOf))}`,
    description: shell.home.intro(played[locale]),
  })),
  write('/learn', ({ learn }) => ({ title: learn.title, description: learn.intro })),
  write('/puzzles', ({ puzzles }) => ({ title: puzzles.title, description: puzzles.intro })),
  write('/daily', ({ daily }) => ({ title: daily.title, description: daily.lead })),
  write('/stats', ({ stats }) => ({ title: stats.title, description: stats.hint })),
  write('/players', ({ online, site }) => ({ title: online.players.title, description: site.players })),
  ...(['about', 'privacy'] as const).map((page) =>
    write(`/${page}`, ({ about }) => ({ title: about[page].title, description: about[page].lead }), { isInLanguages: true }),
  ),
  write('/new', ({ shell, site }) => ({ title: shell.newTable.title, description: site.makeTable })),
  write('/board', ({ site }) => ({ title: 'Caravel', description: site.board }), HIDDEN),
  write('/explore', ({ explore, site }) => ({ title: explore.explore, description: site.explore })),
  write('/g', ({ site }) => ({ title: 'Caravel', description: site.linked }), HIDDEN),
  ...['/me', '/reset', '/link'].map((path) =>
    write(path, ({ online, site }) => ({ title: online.account.title, description: site.account }), HIDDEN),
  ),
];

export const publicPages = async (hasServer = true): Promise<PublicPage[]> => {
  const all = await Promise.all(LOCALES.map((locale) => wordsIn(locale, hasServer)));
  const played = Object.fromEntries(await Promise.all(LOCALES.map(async (locale) => [locale, await playedIn(locale)] as const)));
  const write = writer(all);
  const ofGames = await Promise.all(GAMES.map((game) => gamePages(write, game)));
  return [...sharedPages(write, played as Record<Locale, string[]>), ...ofGames.flat()];
};
