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
}

type IdTest = (word: string) => boolean;

const isTest = ({ path }: SourceFile): boolean => path.endsWith('.test.ts');

const mentionsAt = ({ path, text }: SourceFile, place: number, ids: readonly string[]): Mention[] => {
  const where = `${path}:${text.slice(0, place).split('\n').length}`;
  return ids.map((id) => ({ id, where }));
};

const found = (file: SourceFile, pattern: RegExp, read: (text: string) => readonly string[]): Mention[] =>
  [...file.text.matchAll(pattern)].flatMap((match) => mentionsAt(file, match.index, read(match[1] as string)));

const DOC_COMMENT = /\/\*\*(.*?)\*\//gs;

/** The start of the comment, of a line or of a sentence, up to a colon or the end: `CA4: …`, `CA4, CA5: …`, `…. CA6: …`, `CA4`. */
const OPENING = /(?:^|[.;*])\s*([0-9A-Z][^:.;*]*)(?=:|\s*$)/g;

/** Only where every word is an id: a range or a sentence is none. */
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
          [...(comment[1] as string).matchAll(OPENING)].flatMap((opening) =>
            mentionsAt(file, comment.index, listedIds(opening[1] as string, isId)),
          ),
        ),
    );

const TEST_NAME = /(?<![.\w])test\(\s*['"`]([^'"`\n]*)/g;

/** Ids that open the name of a test. */
export const idsInTests = (files: readonly SourceFile[], isId: IdTest): Mention[] =>
  files.filter(isTest).flatMap((file) => found(file, TEST_NAME, (name) => openingIds(name, isId)));

const LITERAL = /'([0-9A-Z][0-9A-Za-z-]*)'/g;

/** Ids as string literals outside the tests: what `whyNot` returns. */
export const idsInLiterals = (files: readonly SourceFile[], isId: IdTest): Mention[] =>
  files.filter((file) => !isTest(file)).flatMap((file) => found(file, LITERAL, (word) => (isId(word) ? [word] : [])));
