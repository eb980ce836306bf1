/** The addresses of a site that are known before anybody plays: a static build has a file for each. */
import { LOCALES } from '@caravel/i18n';
import type { PageHead, PublicPage } from '@caravel/protocol';
import { publicPages } from '../public-pages.ts';

export interface KnownPage {
  /** Below the root, without slashes around it; '' is home. */
  readonly address: string;
  /** What it says of itself; those that are written elsewhere have theirs. */
  readonly head?: PageHead;
}

/** Nobody is to find pages that only say that the site has no server. */
export const OF_SERVER = ['daily', 'link', 'me', 'players', 'reset'];

const known = ({ path, title, description, isFound, isInLanguages }: PublicPage): KnownPage[] => {
  const address = path.replace(/^\//, '');
  const head = { locale: 'en', title: title.en ?? '', description: description.en ?? '', path };
  const page = { address, head: { ...head, isFound: isFound && !OF_SERVER.includes(address) } };
  return [page, ...(isInLanguages ? LOCALES.map((locale) => ({ address: `${address}/${locale}` })) : [])];
};

export const knownPages = async (): Promise<KnownPage[]> => [...(await publicPages(false)).flatMap(known), { address: 'review' }];

/** Of addresses that nobody knows: tables, people, analyses. */
const OTHERS = ['t', 'p', 'a'];

/** What the addresses of all pages but home begin with. */
export const firstWords = (pages: readonly KnownPage[]): string[] =>
  [...new Set([...OTHERS, ...pages.map(({ address }) => address.replace(/\/.*/, ''))])].filter(Boolean).sort();
