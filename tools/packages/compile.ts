/** Compiles the sources of all packages at once, as far as their exports reach: no test and nothing unused comes along. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unpublished, type Workspace } from './workspace.ts';

/** Node 20 and the browsers of its time run this. */
const OPTIONS = {
  target: 'es2022',
  lib: ['es2023'],
  noEmit: false,
  declaration: true,
  rewriteRelativeImportExtensions: true,
};

/**
 * What a package imports from another is found as a source of its own, not in node_modules: the compiler writes nothing of what it found
 * there first, and as it reads in parallel, which way is first differs from run to run.
 */
export const pathsOf = (packages: readonly Workspace[]): Record<string, [string]> =>
  Object.fromEntries(
    packages.flatMap(({ name, folder, exports }) =>
      Object.entries(exports).map(([path, source]) => [`${unpublished(name)}${path.slice(1)}`, [resolve(folder, source)]]),
    ),
  );

/** `out` gets the folders of the repository with .js and .d.ts in them. */
export const compile = (packages: readonly Workspace[], out: string): void => {
  mkdirSync(out, { recursive: true });
  const project = join(out, 'tsconfig.json');
  const files = packages.flatMap(({ folder, exports }) => Object.values(exports).map((source) => resolve(folder, source)));
  const folders = { rootDir: resolve('.'), outDir: resolve(out), typeRoots: [resolve('node_modules/@types')] };
  const compilerOptions = { ...OPTIONS, ...folders, paths: pathsOf(packages) };
  writeFileSync(project, JSON.stringify({ extends: resolve('tsconfig.json'), compilerOptions, files, include: [] }));
  execFileSync(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-p', project], { stdio: 'inherit' });
};
