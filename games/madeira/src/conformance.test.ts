import { test } from 'node:test';
import { must, readConfig } from '@caravel/core';
import { LAWS } from '@caravel/core/testing';
import { madeira } from './index.ts';

for (const rules of madeira.ruleSets)
  for (const law of LAWS)
    test(`law in ${rules}: ${law.name}`, () => {
      for (const players of [2, 3, 4])
        for (let seed = 1; seed <= 2; seed++)
          law.check(madeira, must(readConfig(madeira, { players, rules, options: { openPirates: seed === 2 } })), 100 * players + seed);
    });
