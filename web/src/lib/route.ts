/** Addresses as typed routes, and back. */
import { isLocale, type Locale } from '@caravel/i18n';
import { ROOT } from './site.ts';

export type Route =
  | { readonly page: 'home' }
  /** `kept`: the value of one's own, kept on this device, to begin with. */
  | { readonly page: 'new'; readonly game?: string; readonly kept?: string }
  | { readonly page: 'table'; readonly id: string; readonly at?: number }
  /** A game one looks at: its review, moves tried in it, what somebody has published of it, or a game that travels in its link. */
  | { readonly page: 'study'; readonly kind: StudyKind; readonly id: string; readonly at?: number }
  /** `locale`: the language the address names, or the reader's. */
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string; readonly locale?: Locale }
  /** Everything that is taught, the guided first game of one, or one lesson of it. */
  | { readonly page: 'learn'; readonly game?: string; readonly lesson?: string }
  | { readonly page: 'me' | 'players' | 'daily' | 'board' }
  | { readonly page: 'about' | 'privacy'; readonly locale?: Locale }
  | { readonly page: 'person'; readonly id: string }
  | { readonly page: 'stats'; readonly game?: string }
  /** `of`: the name of a game, for its next puzzle, or the id of a puzzle; without it, all games. */
  | { readonly page: 'puzzles'; readonly of?: string }
  /** Links that open an account or a guest; the key is not sent to the server with the address. */
  | { readonly page: 'reset' | 'link'; readonly key: string }
  | { readonly page: 'not-found' };

export type StudyKind = 'review' | 'explore' | 'a' | 'g';

const isStudy = (word: string): word is StudyKind => ['review', 'explore', 'a', 'g'].includes(word);

const numberIn = (text: string | null): number | undefined => (text !== null && /^\d+$/.test(text) ? Number(text) : undefined);

const tableRoute = (id: string, at: number | undefined): Route => ({ page: 'table', id, ...(at === undefined ? {} : { at }) });

/** A game inside a link is not sent to the server with the address. */
const studyRoute = (kind: StudyKind, id: string, at: number | undefined): Route => ({
  page: 'study',
  kind,
  id,
  ...(at === undefined ? {} : { at }),
});

const newRoute = (game: string | undefined, kept: string | null): Route => ({
  page: 'new',
  ...(game === undefined ? {} : { game }),
  ...(kept === null ? {} : { kept }),
});

const learnRoute = (game: string | undefined, lesson: string | undefined): Route => ({
  page: 'learn',
  ...(game === undefined ? {} : { game }),
  ...(lesson === undefined ? {} : { lesson }),
});

/** Names and headings in other languages come encoded; what is not well encoded is taken as it stands. */
const decoded = (word: string): string => {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
};

const localeIn = (word: string | undefined): { readonly locale?: Locale } => (word !== undefined && isLocale(word) ? { locale: word } : {});

const rulesRoute = (game: string, locale: string | undefined, hash: string): Route => ({
  page: 'rules',
  game,
  ...localeIn(locale),
  ...(hash ? { rule: decoded(hash.slice(1)) } : {}),
});

export const readRoute = ({ pathname, searchParams, hash }: URL): Route => {
  const [first = '', second, third] = pathname.slice(ROOT.length).split('/').filter(Boolean).map(decoded);
  if (first === '') return { page: 'home' };
  if (first === 'new') return newRoute(second, searchParams.get('kept'));
  if (first === 't' && second !== undefined) return tableRoute(second, numberIn(searchParams.get('at')));
  if (isStudy(first)) return studyRoute(first, second ?? hash.slice(1), numberIn(searchParams.get('at')));
  if (first === 'rules' && second !== undefined) return rulesRoute(second, third, hash);
  if (first === 'learn') return learnRoute(second, third);
  if (first === 'stats') return { page: first, ...(second === undefined ? {} : { game: second }) };
  if (first === 'me' || first === 'players' || first === 'daily' || first === 'board') return { page: first };
  if (first === 'about' || first === 'privacy') return { page: first, ...localeIn(second) };
  if (first === 'puzzles') return { page: 'puzzles', ...(second === undefined ? {} : { of: second }) };
  if (first === 'reset' || first === 'link') return { page: first, key: hash.slice(1) };
  if (first === 'p' && second !== undefined) return { page: 'person', id: second };
  return { page: 'not-found' };
};

export const writeRoute = (route: Route): string => {
  if (route.page === 'new')
    return `${ROOT}new${route.game === undefined ? '' : `/${route.game}`}${route.kept === undefined ? '' : `?kept=${encodeURIComponent(route.kept)}`}`;
  if (route.page === 'table') return `${ROOT}t/${encodeURIComponent(route.id)}${route.at === undefined ? '' : `?at=${route.at}`}`;
  if (route.page === 'study')
    return `${ROOT}${route.kind}${route.kind === 'g' ? '' : `/${encodeURIComponent(route.id)}`}${route.at === undefined ? '' : `?at=${route.at}`}${route.kind === 'g' ? `#${route.id}` : ''}`;
  if (route.page === 'rules')
    return `${ROOT}rules/${route.game}${route.locale === undefined ? '' : `/${route.locale}`}${route.rule === undefined ? '' : `#${route.rule.toLowerCase()}`}`;
  if (route.page === 'learn') return [`${ROOT}learn`, route.game, route.lesson].filter((part) => part !== undefined).join('/');
  if (route.page === 'stats') return `${ROOT}stats${route.game === undefined ? '' : `/${route.game}`}`;
  if (route.page === 'reset' || route.page === 'link') return `${ROOT}${route.page}#${route.key}`;
  if (route.page === 'puzzles') return `${ROOT}puzzles${route.of === undefined ? '' : `/${encodeURIComponent(route.of)}`}`;
  if (route.page === 'person') return `${ROOT}p/${encodeURIComponent(route.id)}`;
  if (route.page === 'home' || route.page === 'not-found') return ROOT;
  return `${ROOT}${route.page}${'locale' in route ? `/${route.locale}` : ''}`;
};
