/** Which mutants are tried: the same ones for the same seed and sources, spread over the areas. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '@caravel/core';
import { type Mutant, mutantsOf } from './mutations.ts';

export interface Area {
  readonly name: string;
  readonly count: number;
}

export const AREAS: readonly Area[] = [
  { name: 'core', count: 60 },
  { name: 'puerto-rico', count: 80 },
  { name: 'madeira', count: 100 },
];

const isRules = (path: string): boolean => !path.endsWith('.test.ts') && !path.includes('/testing/');

const allOf = (root: string, area: string): Mutant[] =>
  globSync(`games/${area}/src/**/*.ts`, { cwd: root })
    .filter(isRules)
    .sort()
    .flatMap((path) => mutantsOf(path, readFileSync(join(root, path), 'utf8')));

export const sample = (root: string, { name, count }: Area, seed: number): Mutant[] => {
  const rest = allOf(root, name);
  const random = seeded(seed);
  const chosen: Mutant[] = [];
  while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(random.below(rest.length), 1));
  return chosen;
};
