/** A project of somebody who knows nothing of this repository: an empty folder, the packages, and the snippets of the pages. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Built } from './build.ts';
import { PAGES, type Snippet, snippetsOn } from './snippets.ts';

export interface Example extends Snippet {
  /** In the project, without its ending. */
  readonly file: string;
}

export interface Project {
  readonly folder: string;
  readonly examples: readonly Example[];
}

/** Nothing but the tarballs is installed, and the registry is not asked for anything. */
export const newProject = (built: readonly Built[]): Project => {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-newcomer-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'newcomer', private: true, type: 'module' }));
  const tarballs = built.map(({ tarball }) => resolve(tarball));
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', ...tarballs], {
    cwd: folder,
    stdio: 'inherit',
  });
  mkdirSync(join(folder, 'src'));
  const examples = PAGES.flatMap(snippetsOn).map((snippet, i) => ({ ...snippet, file: `src/example-${i + 1}` }));
  for (const { file, code } of examples) writeFileSync(join(folder, `${file}.ts`), code);
  return { folder, examples };
};

const CONSOLE = 'declare const console: { log(...values: unknown[]): void };\n';

const STRICT = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  // The types of the packages are looked at, too, and without those of Node or of a browser.
  skipLibCheck: false,
  types: [],
  lib: ['es2022'],
  target: 'es2022',
};

/** Checks the examples by a way of finding modules, and writes them as JavaScript. */
export const typesAgree = (
  folder: string,
  compiler: string,
  module: 'nodenext' | 'esnext',
  moduleResolution: 'nodenext' | 'bundler',
): boolean => {
  writeFileSync(join(folder, 'src/console.d.ts'), CONSOLE);
  const compilerOptions = { ...STRICT, module, moduleResolution, outDir: 'built', rootDir: 'src' };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  return spawnSync(process.execPath, [resolve(compiler), '-p', folder], { stdio: 'inherit' }).status === 0;
};

/** What an example prints, as compiled. */
export const outputOf = (folder: string, { file }: Example, node: string): string => {
  const { stdout, stderr } = spawnSync(node, [`${file.replace('src/', 'built/')}.js`], { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
};
