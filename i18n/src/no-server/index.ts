/** What a site without a server says where one is needed, and about itself, one chunk for each language. */
import type { About } from '../about/en.ts';
import type { Locale } from '../locale.ts';
import type { NoServer } from './en.ts';

export type { NoServer } from './en.ts';

const LOADERS: Record<Locale, () => Promise<NoServer>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadNoServer = (locale: Locale): Promise<NoServer> => LOADERS[locale]();

/** About and Privacy of a site without a server. */
export const aboutWithoutServer = (about: About, { here, privacy }: NoServer): About => ({
  ...about,
  about: { ...about.about, parts: [here, ...about.about.parts.slice(1)] },
  privacy: { title: about.privacy.title, ...privacy },
});
