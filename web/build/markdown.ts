/** The rules pages as HTML, made when the site is built. */
import { Marked, type Token, type Tokens } from 'marked';

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** Of HTML only the anchors of rules and their ends; anything else stays text. */
const ANCHOR = /^(<a id="[\w-]+">|<\/a>)$/;

/** Only addresses inside the page or the site, and plain web addresses. */
const isSafe = (address: string): boolean => /^(#|\/|\.|https?:)/.test(address);

/** More columns than this do not stand side by side on a phone: there each row is a card, and its cells carry their headings. */
const MOST_COLUMNS = 4;

const marked = new Marked({
  renderer: {
    heading({ tokens, text, depth }) {
      return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>`;
    },
    html({ text, block }) {
      const shown = ANCHOR.test(text) ? text : escaped(text);
      return block ? `<p>${shown}</p>` : shown;
    },
    text(token) {
      return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : escaped(token.text);
    },
    link({ href, tokens, raw }) {
      return isSafe(href) ? `<a href="${escaped(href)}">${this.parser.parseInline(tokens)}</a>` : escaped(raw);
    },
    image: ({ raw }) => escaped(raw),
    table({ header, rows }) {
      const isWide = header.length > MOST_COLUMNS;
      const inline = ({ tokens }: Tokens.TableCell): string => this.parser.parseInline(tokens);
      const cell = (one: Tokens.TableCell, i: number): string => {
        const label = isWide ? header[i]?.text.replaceAll(/[`*]/g, '') : undefined;
        return i === 0 ? `<th scope="row">${inline(one)}</th>` : `<td${label ? ` data-label="${escaped(label)}"` : ''}>${inline(one)}</td>`;
      };
      const head = header.map((one) => `<th scope="col">${inline(one)}</th>`).join('');
      const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('');
      const look = isWide ? ' class="cards"' : '';
      return `<table${look}><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
    },
  },
});

const isList = (token: Token): token is Tokens.List => token.type === 'list';

/** A list as one list for each item, numbered on. */
const split = (token: Token): Token[] =>
  isList(token) ? token.items.map((item, i) => ({ ...token, items: [item], start: token.ordered ? i + 1 : token.start })) : [token];

/** `![What it shows.](figure:harvest)` on a line of its own: a picture, or a table made of the rules themselves; both are drawn elsewhere. */
const DRAWN = /^(figure|table):([\w-]+)$/;

const drawn = (token: Token): string | undefined => {
  const [only, second] = token.type === 'paragraph' ? (token.tokens ?? []) : [];
  if (only?.type !== 'image' || second) return undefined;
  const [, kind, name] = DRAWN.exec(only.href) ?? [];
  return kind && `<figure id="${kind}-${name}"><figcaption>${escaped(only.text)}</figcaption></figure>`;
};

const html = (token: Token): string => {
  const text = marked
    .parser([token])
    .replaceAll(/(?<=>)\n+|\n+(?=<\/)/g, '')
    .trim();
  return token.type === 'table' ? `<div class="scroll">${text}</div>` : text;
};

/** Block by block: each rule is one, so that a search can leave out the others. */
export const markdownBlocks = (text: string): readonly string[] =>
  marked
    .lexer(text)
    .filter(({ type }) => type !== 'space')
    .flatMap(split)
    .map((token) => drawn(token) ?? html(token));
