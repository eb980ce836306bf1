/** The rules pages as HTML, made when the site is built. */
import { Marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';

const escaped = (text: string): string =>
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
  },
});

const isList = (token: Token): token is Tokens.List => token.type === 'list';

/** A list as one list for each item, numbered on. */
const split = (token: Token): Token[] =>
  isList(token) ? token.items.map((item, i) => ({ ...token, items: [item], start: token.ordered ? i + 1 : token.start })) : [token];

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
    .map(html);

/** Imports of *.md are the blocks of the page. */
export const markdown = (): Plugin => ({
  name: 'markdown',
  transform: {
    filter: { id: /\.md$/ },
    // One text with a line a block is lighter than a list of texts.
    handler: (text) => ({ code: `export default ${JSON.stringify(markdownBlocks(text).join('\n'))}.split('\\n')`, map: null }),
  },
});
