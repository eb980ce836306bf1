/** What search engines are told: the addresses to look at, and those to leave alone. */
import { LOCALES } from '@caravel/i18n';
import type { PublicPage } from '@caravel/protocol';

const link = (hreflang: string, address: string): string => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`;

const entry = (address: string, alternates: string): string => `<url><loc>${address}</loc>${alternates}</url>`;

/** A page that is written in every language is listed under each address, and each names all of them. */
const entries = ({ path, isInLanguages }: PublicPage, origin: string): string[] => {
  const address = `${origin}${path || '/'}`;
  if (!isInLanguages) return [entry(address, '')];
  const alternates = [link('x-default', address), ...LOCALES.map((locale) => link(locale, `${address}/${locale}`))].join('');
  return [address, ...LOCALES.map((locale) => `${address}/${locale}`)].map((one) => entry(one, alternates));
};

export const sitemap = (pages: readonly PublicPage[], origin: string): string => {
  const found = pages.filter(({ isFound }) => isFound).flatMap((page) => entries(page, origin));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${found.join('\n')}
</urlset>
`;
};

/** Cards must stay open: messengers that fetch them keep to this file, too. */
export const robots = (origin: string | undefined): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /me\n${origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`}`;
