/** Which mutants are tried: the same ones for the same seed, spread over the areas. A change of the sources exchanges only a few of them. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutant, mutantsOf } from './mutations.ts';
import { keyOf } from './results.ts';

export interface Area {
  readonly name: string;
  readonly count: number;
}

export const AREAS: readonly Area[] = [
  { name: 'core', count: 60 },
  { name: 'puerto-rico', count: 80 },
  { name: 'madeira', count: 100 },
];

/** By key: equal changes of equal lines of a file are one. */
export type Sample = ReadonlyMap<string, Mutant>;

const isRules = (path: string): boolean => !path.endsWith('.test.ts') && !path.includes('/testing/');

const keyed = (root: string, path: string): [string, Mutant][] => {
  const text = readFileSync(join(root, path), 'utf8');
  return mutantsOf(path, text).map((mutant) => [keyOf(text, mutant), mutant]);
};

const allOf = (root: string, area: string): Map<string, Mutant> =>
  new Map(
    globSync(`games/${area}/src/**/*.ts`, { cwd: root })
      .filter(isRules)
      .flatMap((path) => keyed(root, path)),
  );

/** Each has a place in the draw of its own, whatever other mutants there are. */
export const drawn = (keys: Iterable<string>, count: number, seed: number): string[] => {
  const place = (key: string): string => createHash('sha256').update(`${seed} ${key}`).digest('hex');
  return [...keys]
    .map((key) => ({ key, place: place(key) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, count)
    .map(({ key }) => key);
};

export const sample = (root: string, { name, count }: Area, seed: number): Sample => {
  const all = allOf(root, name);
  const chosen = new Set(drawn(all.keys(), count, seed));
  return new Map([...all].filter(([key]) => chosen.has(key)));
};
