/** The pages the build knows of, read from its list. */
import { isLocale, type Locale } from '@caravel/i18n';
import { type PageHead, type PublicPage, readPublicPages } from '@caravel/protocol';
import type { Shown } from './own-pages.ts';

export interface ListedAt {
  readonly page: PublicPage;
  /** The language its address names. */
  readonly named?: Locale;
}

/** What is said of a page; English for what a language lacks. */
const saidOf = ({ title, description }: PublicPage, locale: Locale): { readonly title: string; readonly description: string } => ({
  title: title[locale] ?? title.en ?? '',
  description: description[locale] ?? description.en ?? '',
});

export class PublicPageList {
  readonly all: readonly PublicPage[];
  readonly #byPath: ReadonlyMap<string, PublicPage>;

  /** `json`: as the build wrote it; without it there are no such pages. */
  constructor(json: string | undefined) {
    this.all = json === undefined ? [] : readPublicPages(json);
    this.#byPath = new Map(this.all.map((page) => [page.path, page]));
  }

  at(path: string): ListedAt | undefined {
    const page = this.#byPath.get(path);
    if (page) return { page };
    const [, base = '', named = ''] = /^(.*)\/(\w\w)$/.exec(path) ?? [];
    const written = this.#byPath.get(base);
    return written?.isInLanguages && isLocale(named) ? { page: written, named } : undefined;
  }
}

/** With what its card shows. */
export const listedShown = (listed: ListedAt, locale: Locale): Shown => {
  const { game, kind } = listed.page;
  return { head: listedHead(listed, locale), ...(game === undefined ? {} : { game }), ...(kind === undefined ? {} : { kind }) };
};

const listedHead = ({ page, named }: ListedAt, locale: Locale): PageHead => ({
  ...saidOf(page, named ?? locale),
  locale: named ?? locale,
  path: (named === undefined ? page.path : `${page.path}/${named}`) || '/',
  isFound: page.isFound,
});
