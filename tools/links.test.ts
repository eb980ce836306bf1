/** Every relative link of the pages leads to a file of the repository, and every anchor to a heading or an id. */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, posix, sep } from 'node:path';
import { test } from 'node:test';

const pages = globSync('**/*.md', {
  exclude: (path) => path.split(sep).some((folder) => folder === 'node_modules' || folder === 'dist'),
}).sort();

/** Code is no text: what looks like a link there is none. */
const withoutFences = (text: string): string => text.replaceAll(/^ *(```+|~~~+)[\s\S]*?^ *\1 *$/gm, '');
const withoutCode = (text: string): string => withoutFences(text).replaceAll(/(`+)[^`].*?\1/g, '');

/** `[words](target "title")`, `[name]: target`, `href="target"`. */
const LINK =
  /\]\(\s*<?([^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)?)>?(?:\s+"[^"]*")?\s*\)|^ *\[[^\]]+\]:\s+<?(\S+?)>?\s*$|(?:href|src)="([^"]+)"/gm;

const targetsIn = (text: string): string[] =>
  [...withoutCode(text).matchAll(LINK)]
    .map(([, inline, named, html]) => (inline ?? named ?? html) as string)
    .filter((target) => !/^([a-z][a-z+.-]*:|\/\/)/i.test(target));

/** As GitHub makes it: small letters, no punctuation, a hyphen for a space. */
const slugOf = (heading: string): string =>
  heading
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');

/** The headings, a repeated one with its number, and the ids set by hand. */
const anchorsIn = (text: string): Set<string> => {
  const plain = withoutFences(text);
  const seen = new Map<string, number>();
  const slugs = [...plain.matchAll(/^#{1,6} +(.*?)(?: +#+)? *$/gm)].map(([, heading]) => {
    const slug = slugOf(heading as string);
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  });
  return new Set([...slugs, ...[...plain.matchAll(/\b(?:id|name)="([^"]+)"/g)].map((match) => match[1] as string)]);
};

/** What is wrong with a link on the page, or undefined. */
const faultOf = (page: string, target: string): string | undefined => {
  const [path = '', anchor] = decodeURIComponent(target).split('#');
  const file = path === '' ? page : normalize(join(dirname(page), path));
  if (posix.isAbsolute(path) || file.split(sep)[0] === '..') return 'leads out of the repository';
  if (!existsSync(file)) return 'no such file';
  if (anchor === undefined || !file.endsWith('.md')) return undefined;
  return anchorsIn(readFileSync(file, 'utf8')).has(anchor) ? undefined : 'no such heading or id';
};

test('links are found in text, not in code; anchors as GitHub writes them', () => {
  const text = 'see [a](b.md#c "t"), `[no](no.md)`, [w](https://x.y)\n```\n[no](no.md)\n```\n[n]: d.md\n<a href="#e">e</a>';
  assert.deepEqual(targetsIn(text), ['b.md#c', 'd.md', '#e']);
  const page = '# The `.caravel` file\n## Who, whom?\n## Who, whom?\n```\n# none\n```\n<a id="ca4"></a>**CA4**';
  assert.deepEqual([...anchorsIn(page)], ['the-caravel-file', 'who-whom', 'who-whom-1', 'ca4']);
});

test('a link that leads nowhere is found', () => {
  assert.equal(faultOf('docs/notation/file.md', '../no-such.md'), 'no such file');
  assert.equal(faultOf('docs/notation/file.md', '../../../elsewhere.md'), 'leads out of the repository');
  assert.equal(faultOf('docs/notation/file.md', '#no-such'), 'no such heading or id');
  assert.equal(faultOf('docs/notation/file.md', '#grammar'), undefined);
});

test('there are pages with links', () => {
  assert.ok(pages.includes('README.md') && pages.length > 10);
});

for (const page of pages)
  test(`the links of ${page} lead somewhere`, () => {
    const faults = targetsIn(readFileSync(page, 'utf8')).map((target) => [target, faultOf(page, target)]);
    assert.deepEqual(
      faults.filter(([, fault]) => fault !== undefined),
      [],
    );
  });
