// Used by bin/env, on any Node from 18 on: gives the pinned Node a lockfile of its own, taken from the one of everything.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { optionalDependencies: pinned } = readJson(join(root, 'package.json'));

const lock = () => {
  const { packages } = readJson(join(root, 'package-lock.json'));
  const own = { name: 'caravel-node', private: true, optionalDependencies: pinned };
  const named = Object.keys(pinned).map((name) => [`node_modules/${name}`, packages[`node_modules/${name}`]]);
  return { own, locked: { name: own.name, lockfileVersion: 3, requires: true, packages: { '': own, ...Object.fromEntries(named) } } };
};

const isThere = () =>
  Object.entries(pinned).some(([name, version]) => {
    const path = join(root, '.node/node_modules', name, 'package.json');
    return existsSync(path) && readJson(path).version === version;
  });

if (process.argv[2] === 'is-there') process.exit(isThere() ? 0 : 1);
const { own, locked } = lock();
mkdirSync(join(root, '.node'), { recursive: true });
writeFileSync(join(root, '.node/package.json'), JSON.stringify(own));
writeFileSync(join(root, '.node/package-lock.json'), JSON.stringify(locked));
