/**
 * What hides a type from the compiler: casts (`x as T`, but not `as const`), `!`, `any` and
 * `?? 0` on the element of a list; and how many lines they stand in.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface Casts {
  /** Lines that are neither empty nor only a comment. */
  lines: number;
  casts: number;
  nonNull: number;
  any: number;
  /** `list[i] ?? 0` and `list[i]?.field ?? 0`: an index out of range would pass for nothing at all. */
  zeroed: number;
}

/** Tests and what only they use are not counted. */
const isSource = (path: string): boolean => !/\.test\.ts$|\.d\.ts$|(^|\/)(node_modules|testing|test|e2e|dist|\.svelte-check)\//.test(path);

export const isCast = (node: ts.Node): boolean =>
  ts.isTypeAssertionExpression(node) || (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type));

/** Names that only an index has in this repository; a key of a record is named after what it is. */
const INDICES = /^(seat|me|actor|other|i|j|k|n|a|b|index|slot|column|row|order)$/;

const isMath = (node: ts.Expression): boolean => ts.isIdentifier(node) && node.text === 'Math';

const isIndex = (node: ts.Expression): boolean => {
  if (ts.isCallExpression(node)) return ts.isPropertyAccessExpression(node.expression) && isMath(node.expression.expression);
  if (ts.isIdentifier(node)) return INDICES.test(node.text);
  if (ts.isPropertyAccessExpression(node)) return INDICES.test(node.name.text);
  return ts.isNumericLiteral(node) || ts.isBinaryExpression(node) || ts.isPrefixUnaryExpression(node);
};

/** An element of a list, or something of it. */
const isElement = (node: ts.Expression): boolean => {
  if (ts.isElementAccessExpression(node)) return isIndex(node.argumentExpression) || isElement(node.expression);
  return (ts.isPropertyAccessExpression(node) || ts.isParenthesizedExpression(node)) && isElement(node.expression);
};

const isZeroed = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
  ts.isNumericLiteral(node.right) &&
  node.right.text === '0' &&
  isElement(node.left);

const look = (node: ts.Node, found: Casts): void => {
  if (isCast(node)) found.casts++;
  if (ts.isNonNullExpression(node)) found.nonNull++;
  if (node.kind === ts.SyntaxKind.AnyKeyword) found.any++;
  if (isZeroed(node)) found.zeroed++;
  ts.forEachChild(node, (child) => look(child, found));
};

const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>[\s\S]*?<\/style>/g;
/** In the markup `as` is a cast wherever it does not name the rows of `{#each}` or what was awaited. */
const MARKUP_CAST = /\{(?!#each|#await|:then)[^{}]*\sas\s(?!const\b)/g;
/** In the markup no record is read with `?? 0`. */
const MARKUP_ZEROED = /\][\w?.]* \?\? 0\b/g;

/** The scripts of a Svelte file. */
export const scriptOf = (path: string, text: string): string =>
  path.endsWith('.svelte') ? [...text.matchAll(SCRIPT)].map(([, script = '']) => script).join('\n') : text;

export const castsIn = (path: string, text: string): Casts => {
  const page = path.endsWith('.svelte') ? text.replaceAll(STYLE, '') : text;
  const lines = page.split('\n').filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length;
  const markup = path.endsWith('.svelte') ? page.replaceAll(SCRIPT, '') : '';
  const count = (pattern: RegExp): number => [...markup.matchAll(pattern)].length;
  const found = { lines, casts: count(MARKUP_CAST), nonNull: 0, any: 0, zeroed: count(MARKUP_ZEROED) };
  look(ts.createSourceFile(path, scriptOf(path, text), ts.ScriptTarget.Latest, true), found);
  return found;
};

/** All sources below a folder of a checkout. */
export const castsBelow = (area: string, root = '.'): Casts => {
  const sum = { lines: 0, casts: 0, nonNull: 0, any: 0, zeroed: 0 };
  for (const path of globSync(`${area}/**/*.{ts,svelte}`, { cwd: root }).filter(isSource)) {
    const { lines, casts, nonNull, any, zeroed } = castsIn(path, readFileSync(join(root, path), 'utf8'));
    sum.lines += lines;
    sum.casts += casts;
    sum.nonNull += nonNull;
    sum.any += any;
    sum.zeroed += zeroed;
  }
  return sum;
};
