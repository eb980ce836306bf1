import { test } from 'node:test';
import { must, readConfig } from '@caravel/core';
import { LAWS } from '@caravel/core/testing';
import { thorough } from '@caravel/core/testing/thorough';
import { game as puertoRico } from './rules.ts';

const OPTIONS = [{}, { mayor: 'in order', order: 'random', openPoints: true }, { governor: 1 }];

for (const law of LAWS)
  test(`law: ${law.name}`, () => {
    for (const players of [2, 3, 4, 5])
      for (const [i, options] of OPTIONS.entries())
        for (let seed = 1; seed <= thorough(1, 3); seed++)
          law.check(puertoRico, must(readConfig(puertoRico, { players, options })), seed * 100 + i);
  });
