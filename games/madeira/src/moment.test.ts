import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { momentsOf } from '@caravel/core/testing';
import { madeira } from './index.ts';

test('a game goes from its setup through five phases a round to its end', () => {
  const moments = momentsOf(madeira, readFileSync(join(import.meta.dirname, '../games/2nd-2-players.caravel'), 'utf8'));
  assert.deepEqual([moments[0], moments.at(-1)], ['0 setup', 'end']);
  for (const round of [1, 2, 3, 4, 5])
    for (const phase of ['A', 'B', 'C']) assert.ok(moments.includes(`${round} ${phase}`), `${round} ${phase}`);
});
