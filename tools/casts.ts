/** What hides a type from the compiler: casts (`x as T`, but not `as const`), `!` and `any`; and how many lines they stand in. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface Casts {
  /** Lines that are neither empty nor only a comment. */
  lines: number;
  casts: number;
  nonNull: number;
  any: number;
}

/** Tests and what only they use are not counted. */
const isSource = (path: string): boolean => !/\.test\.ts$|\.d\.ts$|(^|\/)(node_modules|testing|test|e2e|dist|\.svelte-check)\//.test(path);

export const isCast = (node: ts.Node): boolean =>
  ts.isTypeAssertionExpression(node) || (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type));

const look = (node: ts.Node, found: Casts): void => {
  if (isCast(node)) found.casts++;
  if (ts.isNonNullExpression(node)) found.nonNull++;
  if (node.kind === ts.SyntaxKind.AnyKeyword) found.any++;
  ts.forEachChild(node, (child) => look(child, found));
};

const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>[\s\S]*?<\/style>/g;
/** In the markup `as` is a cast wherever it does not name the rows of `{#each}` or what was awaited. */
const MARKUP_CAST = /\{(?!#each|#await|:then)[^{}]*\sas\s(?!const\b)/g;

/** The scripts of a Svelte file. */
export const scriptOf = (path: string, text: string): string =>
  path.endsWith('.svelte') ? [...text.matchAll(SCRIPT)].map(([, script = '']) => script).join('\n') : text;

export const castsIn = (path: string, text: string): Casts => {
  const page = path.endsWith('.svelte') ? text.replaceAll(STYLE, '') : text;
  const lines = page.split('\n').filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length;
  const markup = path.endsWith('.svelte') ? page.replaceAll(SCRIPT, '') : '';
  const found = { lines, casts: markup.match(MARKUP_CAST)?.length ?? 0, nonNull: 0, any: 0 };
  look(ts.createSourceFile(path, scriptOf(path, text), ts.ScriptTarget.Latest, true), found);
  return found;
};

/** All sources below a folder of a checkout. */
export const castsBelow = (area: string, root = '.'): Casts => {
  const sum = { lines: 0, casts: 0, nonNull: 0, any: 0 };
  for (const path of globSync(`${area}/**/*.{ts,svelte}`, { cwd: root }).filter(isSource)) {
    const { lines, casts, nonNull, any } = castsIn(path, readFileSync(join(root, path), 'utf8'));
    sum.lines += lines;
    sum.casts += casts;
    sum.nonNull += nonNull;
    sum.any += any;
  }
  return sum;
};
