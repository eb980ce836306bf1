/** Everything a server runs from, in one folder: sources without their tests, built pages without their sources, dependencies without tools. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What is copied from the top of the repository; a workspace that is not listed gives its package.json, which npm wants to see. */
const COPIED = ['bin', 'bots', 'cli', 'docs', 'examples', 'games', 'i18n', 'protocol', 'python', 'server', 'web/dist', 'web/package.json'];
const TOP_FILES = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'LICENSE',
  'NOTICE',
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'CODE_OF_CONDUCT.md',
];
/** Nothing runs from these. */
const LEFT_OUT =
  /(^|\/)node_modules(\/|$)|\.test\.ts$|^bin\/(test|build)$|^bots\/kernels(\/|$)|^server\/docs(\/|$)|^python\/(tests|build)(\/|$)|__pycache__|\.egg-info(\/|$)/;

const isCopied = (root: string, path: string): boolean => !LEFT_OUT.test(relative(root, path).split(sep).join('/'));

const run = (command: string, args: readonly string[], cwd: string): void => {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}${error ? `: ${error.message}` : ''}`);
};

const buildPages = (root: string): void => run('vite', ['build', '--logLevel', 'error'], join(root, 'web'));

/** As bin/env does where the system has a Node of its own; a game is linked by its own name, not only as what bots need. */
const installDependencies = (folder: string): void =>
  run('npm', ['ci', '--loglevel=error', '--omit=dev', '--omit=optional', '-w', 'games', '-w', 'server', '-w', 'cli'], folder);

export const makeServerFolder = (root: string, folder: string): void => {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is there and not empty`);
  buildPages(root);
  mkdirSync(folder, { recursive: true });
  for (const part of [...COPIED, ...TOP_FILES])
    cpSync(join(root, part), join(folder, part), { recursive: true, preserveTimestamps: true, filter: (path) => isCopied(root, path) });
  installDependencies(folder);
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
};
