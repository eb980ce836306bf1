import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { KERNELS, textOf } from './kernels.ts';

for (const kernel of KERNELS)
  test(`${kernel.target} is what its source compiles to`, () => {
    assert.equal(readFileSync(kernel.target, 'utf8'), textOf(kernel));
  });
