/** Which page is shown: the address read into a typed route, and links that do not reload. */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game?: string }
  | { readonly page: 'table'; readonly id: string; readonly at?: number }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly page: 'not-found' };

const numberIn = (text: string | null): number | undefined => (text !== null && /^\d+$/.test(text) ? Number(text) : undefined);

const tableRoute = (id: string, at: number | undefined): Route => ({ page: 'table', id, ...(at === undefined ? {} : { at }) });

export const readRoute = ({ pathname, searchParams, hash }: URL): Route => {
  const [first = '', second] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === '') return { page: 'home' };
  if (first === 'new') return { page: 'new', ...(second === undefined ? {} : { game: second }) };
  if (first === 't' && second !== undefined) return tableRoute(second, numberIn(searchParams.get('at')));
  if (first === 'rules' && second !== undefined) return { page: 'rules', game: second, ...(hash ? { rule: hash.slice(1) } : {}) };
  return { page: 'not-found' };
};

export const writeRoute = (route: Route): string => {
  if (route.page === 'new') return route.game === undefined ? '/new' : `/new/${route.game}`;
  if (route.page === 'table') return `/t/${encodeURIComponent(route.id)}${route.at === undefined ? '' : `?at=${route.at}`}`;
  if (route.page === 'rules') return `/rules/${route.game}${route.rule === undefined ? '' : `#${route.rule.toLowerCase()}`}`;
  return '/';
};

class Router {
  route = $state.raw<Route>(readRoute(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  go(route: Route): void {
    history.pushState(null, '', writeRoute(route));
    this.#read();
    scrollTo(0, 0);
  }

  /** The same page under another address: nothing to go back to. */
  replace(route: Route): void {
    history.replaceState(null, '', writeRoute(route));
    this.#read();
  }

  #read(): void {
    this.route = readRoute(new URL(location.href));
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest('a');
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    this.go(readRoute(url));
  }
}

export const router = new Router();
