/** From rulebook to function to test by one word: the ids of a rules page against the sources of its game. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '@caravel/core';
import { idsInCode, idsInLiterals, idsInTests, type Mention, type SourceFile } from './mentions.ts';
import { idsOnPage, idTest } from './rule-ids.ts';

export interface TraceReport {
  readonly game: string;
  readonly rules: number;
  readonly withoutCode: readonly string[];
  readonly withoutTest: readonly string[];
  /** Named in the sources, but not on the page. */
  readonly unknown: readonly Mention[];
}

/** The games that have a rules page. */
export const gamesWithRules = (root: string): string[] =>
  globSync('docs/rules/*/en.md', { cwd: root })
    .map((path) => at(path.replaceAll('\\', '/').split('/'), 2))
    .sort();

export const rulesPage = (game: string): string => `docs/rules/${game}/en.md`;

export const readRulesPage = (root: string, game: string): string => readFileSync(join(root, rulesPage(game)), 'utf8');

export const sourcesOf = (root: string, game: string): SourceFile[] =>
  globSync(`games/${game}/src/**/*.ts`, { cwd: root })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

export const traceGame = (root: string, game: string): TraceReport =>
  compare(game, idsOnPage(readRulesPage(root, game)), sourcesOf(root, game));

export const compare = (game: string, ids: readonly string[], files: readonly SourceFile[]): TraceReport => {
  const isId = idTest(ids);
  const code = idsInCode(files, isId);
  const tests = idsInTests(files, isId);
  const missingFrom = (mentions: readonly Mention[]): string[] => ids.filter((id) => !mentions.some((mention) => mention.id === id));
  return {
    game,
    rules: ids.length,
    withoutCode: missingFrom(code),
    withoutTest: missingFrom(tests),
    unknown: [...code, ...tests, ...idsInLiterals(files, isId)].filter(({ id }) => !ids.includes(id)),
  };
};
