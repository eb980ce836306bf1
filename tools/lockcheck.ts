/**
 * Fails if package-lock.json names a registry host, lacks an integrity, lacks an (optional) dependency (a mirror without some
 * platform's newest build makes `npm install` drop it silently), or does not know a workspace as it is: `npm ci` would refuse it.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';

interface Entry {
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

const packages = (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> }).packages;

/** Looks where Node would: in the package's own node_modules, then outwards. */
const isLocked = (from: string, name: string): boolean => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at) return false;
  }
};

const problemsOf = (path: string, entry: Entry): string[] => {
  if (entry.link) return [];
  const needed = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });
  return [
    ...needed.filter((name) => !isLocked(path, name)).map((name) => `${path || 'root'}: ${name} is not in the lockfile`),
    ...(/^https?:/.test(entry.resolved ?? '') ? [`${path}: names a registry host`] : []),
    ...(path.includes('node_modules/') && !entry.integrity && !entry.inBundle ? [`${path}: no integrity`] : []),
  ];
};

interface Manifest {
  readonly workspaces?: readonly string[];
  readonly dependencies?: Record<string, string>;
}

const manifestAt = (path: string): Manifest => JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as Manifest;

/** A workspace added or changed without `npm install`. */
const staleWorkspaces = (): string[] =>
  globSync([...(manifestAt('.').workspaces ?? [])])
    .filter((path) => existsSync(`${path}/package.json`))
    .filter((path) => JSON.stringify(manifestAt(path).dependencies) !== JSON.stringify(packages[path]?.dependencies))
    .map((path) => `${path}: not in the lockfile as it is: run npm install`);

const problems = [...Object.entries(packages).flatMap(([path, entry]) => problemsOf(path, entry)), ...staleWorkspaces()];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
