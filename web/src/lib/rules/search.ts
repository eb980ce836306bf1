/** Finds words in a page of rules, marks them, and puts what answers a question before what only mentions the word. */

/** Where in the page a block stands: the nearest anchor, and the heading it stands under. */
interface Place {
  readonly id: string;
  readonly chapter: string;
}

export interface Found extends Place {
  /** With the words marked. */
  readonly block: string;
}

/** From the best answer to the worst. */
const KINDS = ['named', 'heading', 'rule', 'text', 'example', 'picture', 'table'] as const;
type Kind = (typeof KINDS)[number];

interface Entry extends Place {
  readonly block: string;
  readonly kind: Kind;
  readonly words: string;
}

/** A letter without its accent, small; as long as before, so that places in both texts are the same. */
export const folded = (text: string): string =>
  text.replaceAll(/\P{ASCII}/gu, (letter) => (letter.length === 1 ? (letter.normalize('NFD')[0] ?? letter) : letter)).toLowerCase();

const TAG = /(<[^>]+>|&\w+;)/;

const textOf = (html: string): string =>
  html
    .split(TAG)
    .filter((_, i) => i % 2 === 0)
    .join('');

/** Of a picture one reads what stands under it. */
const readable = (block: string): string => (block.startsWith('<figure') ? (/<figcaption>.*/.exec(block)?.[0] ?? '') : block);

const HEADING = /^<h([1-6]) id="([^"]*)">/;
const ANCHOR = /<a id="([^"]+)"><\/a><(?:strong|em)>/;

const kindOf = (block: string, isExample: boolean): Kind => {
  if (HEADING.test(block)) return isExample ? 'example' : 'heading';
  if (ANCHOR.test(block)) return 'rule';
  if (block.startsWith('<figure')) return 'picture';
  if (block.includes('<table')) return 'table';
  return isExample ? 'example' : 'text';
};

/** What can be found in a page. The last chapter holds the worked examples, on every page and in every language. */
export const indexOf = (blocks: readonly string[]): readonly Entry[] => {
  const lastChapter = blocks.findLastIndex((block) => block.startsWith('<h2'));
  let place: Place = { id: '', chapter: '' };
  return blocks.map((block, i) => {
    const heading = HEADING.exec(block);
    if (heading) place = { id: heading[2] ?? '', chapter: textOf(block) };
    const id = ANCHOR.exec(block)?.[1] ?? /^<figure id="([^"]+)"/.exec(block)?.[1] ?? place.id;
    return { block, id, chapter: place.chapter, kind: kindOf(block, i > lastChapter), words: folded(textOf(readable(block))) };
  });
};

const escapedForPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const marked = (piece: string, pattern: RegExp): string => {
  let [out, done] = ['', 0];
  for (const { index, 0: match } of folded(piece).matchAll(pattern)) {
    out += `${piece.slice(done, index)}<mark>${piece.slice(index, index + match.length)}</mark>`;
    done = index + match.length;
  }
  return out + piece.slice(done);
};

const withMarks = (block: string, wanted: readonly string[]): string => {
  const pattern = new RegExp(wanted.map(escapedForPattern).join('|'), 'g');
  const read = readable(block);
  const shown = read
    .split(TAG)
    .map((piece, i) => (i % 2 === 0 ? marked(piece, pattern) : piece))
    .join('');
  return block.slice(0, block.length - read.length) + shown;
};

/** Whether a word begins so: `ship` finds ships before it finds `worship`. */
const begins = (words: string, wanted: string): boolean => new RegExp(`(?<![\\p{L}\\p{N}])${escapedForPattern(wanted)}`, 'u').test(words);

const MOST_MENTIONS = 4;

/** How often the words are there: a rule that is about something says it again and again. */
const mentions = (words: string, wanted: readonly string[]): number =>
  Math.min(MOST_MENTIONS, ...wanted.map((word) => words.split(word).length - 1));

/** The smaller the better: what kind of text it is, whether words begin so, how often they are there. */
const rank = ({ kind, id, words }: Entry, wanted: readonly string[]): number => {
  const isNamed = kind === 'rule' && wanted.every((word) => id === word || id.split('-').includes(word));
  const place = KINDS.indexOf(isNamed ? 'named' : kind) * 2 + (wanted.every((word) => begins(words, word)) ? 0 : 1);
  return (place + 1) * MOST_MENTIONS - mentions(words, wanted);
};

/** Everything that holds all the words, the best answers first and among equals as they stand in the page. */
export const search = (index: readonly Entry[], query: string): readonly Found[] => {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return index
    .filter(({ words }) => wanted.every((word) => words.includes(word)))
    .map((entry) => ({ entry, rank: rank(entry, wanted) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry: { block, id, chapter } }) => ({ id, chapter, block: withMarks(block, wanted) }));
};
