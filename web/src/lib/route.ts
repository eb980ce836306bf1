/** Addresses as typed routes, and back. */

export type Route =
  | { readonly page: 'home' }
  /** `kept`: the value of one's own, kept on this device, to begin with. */
  | { readonly page: 'new'; readonly game?: string; readonly kept?: string }
  | { readonly page: 'table'; readonly id: string; readonly at?: number }
  /** A game one looks at: its review, moves tried in it, what somebody has published of it, or a game that travels in its link. */
  | { readonly page: 'study'; readonly kind: StudyKind; readonly id: string; readonly at?: number }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly page: 'me' }
  | { readonly page: 'person'; readonly id: string }
  | { readonly page: 'players' }
  | { readonly page: 'board' }
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

/** Headings in other languages come encoded; what is not well encoded is taken as it stands. */
const decoded = (anchor: string): string => {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
};

export const readRoute = ({ pathname, searchParams, hash }: URL): Route => {
  const [first = '', second] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === '') return { page: 'home' };
  if (first === 'new') return newRoute(second, searchParams.get('kept'));
  if (first === 't' && second !== undefined) return tableRoute(second, numberIn(searchParams.get('at')));
  if (isStudy(first)) return studyRoute(first, second ?? hash.slice(1), numberIn(searchParams.get('at')));
  if (first === 'rules' && second !== undefined) return { page: 'rules', game: second, ...(hash ? { rule: decoded(hash.slice(1)) } : {}) };
  if (first === 'me' || first === 'players' || first === 'board') return { page: first };
  if (first === 'reset' || first === 'link') return { page: first, key: hash.slice(1) };
  if (first === 'p' && second !== undefined) return { page: 'person', id: second };
  return { page: 'not-found' };
};

export const writeRoute = (route: Route): string => {
  if (route.page === 'new')
    return `/new${route.game === undefined ? '' : `/${route.game}`}${route.kept === undefined ? '' : `?kept=${encodeURIComponent(route.kept)}`}`;
  if (route.page === 'table') return `/t/${encodeURIComponent(route.id)}${route.at === undefined ? '' : `?at=${route.at}`}`;
  if (route.page === 'study')
    return `/${route.kind}${route.kind === 'g' ? '' : `/${encodeURIComponent(route.id)}`}${route.at === undefined ? '' : `?at=${route.at}`}${route.kind === 'g' ? `#${route.id}` : ''}`;
  if (route.page === 'rules') return `/rules/${route.game}${route.rule === undefined ? '' : `#${route.rule.toLowerCase()}`}`;
  if (route.page === 'me' || route.page === 'players' || route.page === 'board') return `/${route.page}`;
  if (route.page === 'reset' || route.page === 'link') return `/${route.page}#${route.key}`;
  if (route.page === 'person') return `/p/${encodeURIComponent(route.id)}`;
  return '/';
};
