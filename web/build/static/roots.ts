/**
 * Where a site lies is not known before somebody opens a page of it. These two functions travel inside every page of a static build, as
 * text: neither uses anything from outside of itself.
 */

export interface PageAtHome {
  /** The address below the root that the page was written for: '' for home, null for the page that a host sends for any other address. */
  readonly page: string | null;
  /** What the addresses of pages begin with. */
  readonly words: readonly string[];
  /** The scripts, styles and icons of the site, with addresses that begin with './'. */
  readonly tags: string;
}

type RootsFor = (path: string, page: string | null, words: readonly string[]) => string[];

/** The paths the site may lie at, the likeliest first, when a page is shown at `path`. Hosts show pages with and without a slash at the end. */
export const rootsFor: RootsFor = (path, page, words) => {
  const asFolder = path.replace(/index\.html$/, '');
  const names = asFolder.split('/').filter(Boolean);
  const upTo = (n: number): string => ['', ...names.slice(0, n), ''].join('/');
  const above = names.map((_, i) => upTo(i)).reverse();
  // An address has three words at most: `learn/madeira/pirates`.
  const before = above.filter((_, i) => i < 3 && words.includes(names.at(-1 - i) ?? ''));
  const own = page === null ? [] : page.split('/').filter(Boolean);
  const isOwn = own.length > 0 && own.every((word, i) => names.at(i - own.length) === word);
  const here = upTo(names.length);
  const likely = isOwn ? [upTo(names.length - own.length)] : asFolder.endsWith('/') ? [here, ...before] : [...before, here];
  return [...new Set(page === null ? [...before, ...above] : [...likely, ...above])];
};

/**
 * Loads the site from the first of these paths where it lies. If it lies at none, or a part of it has gone, another build has taken its
 * place since the page was sent: the page is loaded anew, once.
 */
export const open = (roots: RootsFor, { page, words, tags }: PageAtHome): void => {
  const { pathname, search, hash } = location;
  const told = document.documentElement.dataset.root;
  const [first = '/', ...others] = told ? [told] : roots(pathname, page, words);
  // A path may hold & and $, which mean something in a tag and in a replacement.
  const tagsAt = (root: string): string => tags.replaceAll('="./', () => `="${root.replaceAll('&', '&amp;')}`);
  const entry = (): HTMLScriptElement | null => document.querySelector('script[type=module]');
  const anew = (): boolean => {
    const last = 'caravel-reloaded';
    const isLate = Date.now() - Number(sessionStorage.getItem(last)) > 60_000;
    sessionStorage.setItem(last, String(Date.now()));
    if (isLate) location.reload();
    return isLate;
  };
  const giveUp = (): void => {
    if (!anew()) document.body.textContent = 'Caravel could not be loaded. Check your connection and reload the page.';
  };
  const next = (): void => {
    const root = others.shift();
    if (root === undefined) return giveUp();
    for (const old of document.head.querySelectorAll('script[type=module], link')) old.remove();
    document.head.append(document.createRange().createContextualFragment(tagsAt(root)));
    entry()?.addEventListener('error', next);
  };
  addEventListener('vite:preloadError', () => navigator.onLine && anew());
  // Links and pictures that are in the page already lead on from its folder.
  const folder = pathname.endsWith('/index.html') ? pathname.slice(0, -10) : `${pathname}/`;
  const isBare = page && first + page === pathname;
  if (isBare || pathname.endsWith('/index.html')) history.replaceState(null, '', folder + search + hash);
  // Written where they would stand: the page waits for its styles.
  document.write(tagsAt(first));
  entry()?.addEventListener('error', next);
};
