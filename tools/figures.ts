/**
 * Figures of a checkout that docs/decisions compare: `node tools/figures.ts [folder]`.
 * Casts are `as` other than `as const`; a folder cycle is a pair of folders of one workspace that import each other's files.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { isCast, scriptOf } from './casts.ts';

const root = process.argv[2] ?? '.';
const AREAS = ['games/core', 'games/puerto-rico', 'games/madeira', 'bots', 'protocol', 'i18n', 'server/src', 'cli', 'web/src'];

const isSource = (path: string): boolean => !/node_modules|\.test\.ts$|\/(testing|bench|faults|security|docs)\//.test(path);

interface Figures {
  lines: number;
  casts: number;
  exports: number;
  imports: string[];
}

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

const namesIn = (node: ts.Node): number => (ts.isVariableStatement(node) ? node.declarationList.declarations.length : 1);

const figuresOf = (path: string): Figures => {
  const text = scriptOf(path, readFileSync(join(root, path), 'utf8'));
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const figures: Figures = { lines: text.split('\n').filter((line) => line.trim() !== '').length, casts: 0, exports: 0, imports: [] };
  const visit = (node: ts.Node): void => {
    if (isCast(node)) figures.casts++;
    if (node.parent === source && isExported(node)) figures.exports += namesIn(node);
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) figures.imports.push(node.moduleSpecifier.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return figures;
};

/** The folder below the root of the workspace; files at the root itself are a folder, too. */
const folderOf = (area: string, path: string): string => dirname(path).slice(area.length).split('/').slice(0, 3).join('/');

const cyclesIn = (area: string, files: ReadonlyMap<string, Figures>): string[] => {
  const edges = new Set<string>();
  for (const [path, { imports }] of files)
    for (const name of imports.filter((one) => one.startsWith('.'))) {
      const [from, to] = [folderOf(area, path), folderOf(area, normalize(join(dirname(path), name)))];
      if (from !== to) edges.add(`${from} > ${to}`);
    }
  return [...edges].filter((edge) => {
    const [from = '', to = ''] = edge.split(' > ');
    return from < to && edges.has(`${to} > ${from}`);
  });
};

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);

for (const area of AREAS.filter((folder) => existsSync(join(root, folder)))) {
  const paths = globSync(`${area}/**/*.{ts,svelte}`, { cwd: root }).filter(isSource);
  const files = new Map(paths.map((path) => [path, figuresOf(path)]));
  const [lines, casts, exports] = (['lines', 'casts', 'exports'] as const).map((name) =>
    sum([...files.values()].map((file) => file[name])),
  );
  const cycles = cyclesIn(area, files);
  const share = (1000 * (casts ?? 0)) / (lines ?? 1);
  console.log(
    `${area}: ${lines} lines, ${casts} casts (${share.toFixed(1)} per 1,000), ${exports} exported names, ${cycles.length} folder cycles`,
  );
  for (const cycle of cycles) console.log(`  ${cycle.replace('>', '<>')}`);
}
