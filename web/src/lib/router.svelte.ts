/** Which page is shown, and links that do not reload. */
import { type Route, readRoute, writeRoute } from './route.ts';
import { ROOT } from './site.ts';

export { writeRoute } from './route.ts';

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
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || !url.pathname.startsWith(ROOT) || link.target || link.hasAttribute('download')) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    this.go(readRoute(url));
  }
}

export const router = new Router();
