import { test } from 'node:test';
import { must, readConfig } from '@caravel/core';
import { LAWS } from '@caravel/core/testing';
import { thorough } from '@caravel/core/testing/thorough';
import { game as madeira } from './rules.ts';

for (const rules of madeira.ruleSets)
  for (const law of LAWS)
    test(`law in ${rules}: ${law.name}`, () => {
      for (const players of [2, 3, 4])
        for (let seed = 1; seed <= thorough(1, 2); seed++)
          law.check(
            madeira,
            must(readConfig(madeira, { players, rules, options: { openPirates: (seed + players) % 2 === 0 } })),
            100 * players + seed,
          );
    });
