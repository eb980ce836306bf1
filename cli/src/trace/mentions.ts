/** Where the sources of a game name rule ids. */
import { openingIds } from './rule-ids.ts';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface Mention {
  readonly id: string;
  /** `games/x/src/y.ts:12` */
  readonly where: string;
  /** What is found there: the name of the function or test, or the line that refuses the move. */
  readonly what: string;
}

type IdTest = (word: string) => boolean;

const isTest = ({ path }: SourceFile): boolean => path.endsWith('.test.ts');

const mentionsAt = ({ path, text }: SourceFile, place: number, what: string, ids: readonly string[]): Mention[] => {
  const where = `${path}:${text.slice(0, place).split('\n').length}`;
  return ids.map((id) => ({ id, where, what }));
};

const lineAt = (text: string, place: number): string => {
  const start = text.lastIndexOf('\n', place) + 1;
  const end = text.indexOf('\n', place);
  return text.slice(start, end === -1 ? undefined : end).trim();
};

/** The name declared after the doc comment or, without a declaration, the line after it. */
const declaredAfter = (text: string, place: number): string => {
  const line = lineAt(text, text.slice(place).search(/\S/) + place);
  return /(?:const|function|class|interface|type) (\w+)/.exec(line)?.[1] ?? line;
};

const DOC_COMMENT = /\/\*\*(.*?)\*\//gs;

/** The start of the comment, of a line or of a sentence, up to a colon or the end: `CA4: …`, `CA4, CA5: …`, `…. CA6: …`, `CA4`. */
const OPENING = /(?:^|[.;*])\s*([0-9A-Z][^:.;*]*)(?=:|\s*$)/g;

/** Only if every word is an id: a range or a sentence does not count. */
const listedIds = (words: string, isId: IdTest): string[] => {
  const list = words.trim().split(/[\s,]+/);
  return list.every(isId) ? list : [];
};

/** A comment before the imports says what the file is about; it is not the comment of a rule's function. */
const isFileHead = (match: RegExpExecArray): boolean =>
  match.index === 0 && match.input.slice(match[0].length).trimStart().startsWith('import ');

/** Ids that open a sentence of a doc comment outside the tests. */
export const idsInCode = (files: readonly SourceFile[], isId: IdTest): Mention[] =>
  files
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      [...file.text.matchAll(DOC_COMMENT)]
        .filter((comment) => !isFileHead(comment))
        .flatMap((comment) =>
          [...(comment[1] ?? '').matchAll(OPENING)].flatMap(([, words = '']) =>
            mentionsAt(file, comment.index, declaredAfter(file.text, comment.index + comment[0].length), listedIds(words, isId)),
          ),
        ),
    );

const TEST_NAME = /(?<![.\w])test\(\s*['"`]([^'"`\n]*)/g;

/** Ids that open the name of a test. */
export const idsInTests = (files: readonly SourceFile[], isId: IdTest): Mention[] =>
  files
    .filter(isTest)
    .flatMap((file) =>
      [...file.text.matchAll(TEST_NAME)].flatMap(({ 1: name = '', index }) => mentionsAt(file, index, name, openingIds(name, isId))),
    );

const LITERAL = /'([0-9A-Z][0-9A-Za-z-]*)'/g;

/** Ids as string literals outside the tests: what `whyNot` returns. */
export const idsInLiterals = (files: readonly SourceFile[], isId: IdTest): Mention[] =>
  files
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      [...file.text.matchAll(LITERAL)].flatMap(({ 1: word = '', index }) =>
        mentionsAt(file, index, lineAt(file.text, index), isId(word) ? [word] : []),
      ),
    );
