/** The head of a page for search engines, messengers and everybody else who reads no scripts. */

export interface PageHead {
  readonly locale: string;
  readonly title: string;
  readonly description: string;
  /** The address it goes by, from the root of the site; missing where it has none. */
  readonly path?: string;
  readonly isFound: boolean;
  /** Its social card, from the root of the site. */
  readonly card?: string;
}

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const NAME = 'Caravel';

export const fullTitle = (title: string): string => (title.startsWith(NAME) ? title : `${title} · ${NAME}`);

const meta = (key: 'name' | 'property', name: string, content: string): string => `<meta ${key}="${name}" content="${escaped(content)}">`;

const cardTags = (card: string | undefined, origin: string): string[] =>
  card === undefined
    ? []
    : [
        meta('property', 'og:image', origin + card),
        meta('property', 'og:image:width', `${CARD_WIDTH}`),
        meta('property', 'og:image:height', `${CARD_HEIGHT}`),
        meta('name', 'twitter:card', 'summary_large_image'),
      ];

/** Whoever shows a link wants whole addresses; X reads what has no name of its own there from Open Graph. */
const socialTags = ({ title, description, path, card, locale }: PageHead, origin: string): string[] => [
  ...(path === undefined ? [] : [`<link rel="canonical" href="${escaped(origin + path)}">`]),
  meta('property', 'og:type', 'website'),
  meta('property', 'og:site_name', NAME),
  meta('property', 'og:title', title),
  meta('property', 'og:description', description),
  ...(path === undefined ? [] : [meta('property', 'og:url', origin + path)]),
  meta('property', 'og:locale', locale),
  ...cardTags(card, origin),
];

const ALTERNATE = /(<link rel="alternate" hreflang="[\w-]+" href=")(?=\/)/g;

/** `origin`: scheme, name and port of the site; where it is not known, nothing is said that needs it. */
export const withHead = (html: string, head: PageHead, origin?: string): string => {
  const { locale, title, description, isFound } = head;
  const tags = [...(isFound ? [] : [meta('name', 'robots', 'noindex')]), ...(origin === undefined ? [] : socialTags(head, origin))];
  return html
    .replace(/<html lang="\w+">/, `<html lang="${locale}">`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(fullTitle(title))}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + escaped(description))
    .replace(ALTERNATE, `$1${origin ?? ''}`)
    .replace('</head>', () => `${tags.join('')}</head>`);
};
