/** The pages that the build knows of, with what is said of each in every language: `site/pages.json`, written by the build and read by the server. */
import * as v from 'valibot';

const ByLocale = v.record(v.string(), v.string());

const PublicPage = v.object({
  /** Without a slash at its end; '' is home. */
  path: v.string(),
  title: ByLocale,
  description: ByLocale,
  /** Whose drawing stands on its card. */
  game: v.exactOptional(v.string()),
  /** What its card calls it. */
  kind: v.exactOptional(v.picklist(['puzzle', 'rules', 'lesson'])),
  /** Search engines are to find it. */
  isFound: v.boolean(),
  /** It was written at build time, in each language under an address of its own: `/rules/madeira/de`. */
  isInLanguages: v.boolean(),
});
export type PublicPage = v.InferOutput<typeof PublicPage>;

const PublicPages = v.array(PublicPage);

/** Throws where it is none. */
export const readPublicPages = (json: string): PublicPage[] => v.parse(PublicPages, JSON.parse(json));

/** Where the build writes them, in the folder of the pages. */
export const PUBLIC_PAGES = 'site/pages.json';
