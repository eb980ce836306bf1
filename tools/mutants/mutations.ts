/** Small wrong changes to a source file: each is a mistake that some test should notice. */
import ts from 'typescript';

export interface Mutant {
  /** Relative to the repository. */
  readonly path: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
}

const SWAPS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '+',
  '+=': '-=',
  '-=': '+=',
  true: 'false',
  false: 'true',
  min: 'max',
  max: 'min',
};

type Change = readonly [node: ts.Node, to: string];

const swapped = (node: ts.Node, source: ts.SourceFile): Change[] => {
  const to = SWAPS[node.getText(source)];
  return to === undefined ? [] : [[node, to]];
};

/** Sums of texts are not swapped: only numbers can be subtracted. */
const isTextSum = (node: ts.BinaryExpression): boolean =>
  node.operatorToken.kind === ts.SyntaxKind.PlusToken && [node.left, node.right].some(ts.isStringLiteralLike);

const changesOfBinary = (node: ts.BinaryExpression, source: ts.SourceFile): Change[] =>
  isTextSum(node) ? [] : swapped(node.operatorToken, source);

/** A statement that only does something: without it, it is not done. */
const changesOfStatement = (node: ts.ExpressionStatement): Change[] => (ts.isCallExpression(node.expression) ? [[node, ';']] : []);

const changesOfLiteral = (node: ts.NumericLiteral): Change[] => (/^\d+$/.test(node.text) ? [[node, String(Number(node.text) + 1)]] : []);

const changesOf = (node: ts.Node, source: ts.SourceFile): Change[] => {
  if (ts.isBinaryExpression(node)) return changesOfBinary(node, source);
  if (ts.isExpressionStatement(node)) return changesOfStatement(node);
  if (ts.isNumericLiteral(node)) return changesOfLiteral(node);
  if (ts.isPropertyAccessExpression(node) && node.expression.getText(source) === 'Math') return swapped(node.name, source);
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) return swapped(node, source);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) return [[node, node.operand.getText(source)]];
  return [];
};

/** Types and imports change nothing at run time; what is thrown at programmers is no rule. */
const isSkipped = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isThrowStatement(node);

/** Every mutant of a file, in the order of the text. */
export const mutantsOf = (path: string, text: string): Mutant[] => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isSkipped(node)) return;
    for (const [place, to] of changesOf(node, source)) {
      const start = place.getStart(source);
      const { line } = source.getLineAndCharacterOfPosition(start);
      mutants.push({ path, line: line + 1, start, end: place.end, from: place.getText(source), to });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
};

export const mutated = (text: string, { start, end, to }: Mutant): string => text.slice(0, start) + to + text.slice(end);
