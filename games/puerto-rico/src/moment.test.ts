import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { momentsOf } from '@caravel/core/testing';
import { puertoRico } from './index.ts';

test('a game goes from its setup through roles, round by round, to its end', () => {
  const moments = momentsOf(puertoRico, readFileSync(join(import.meta.dirname, '../games/2-players-city.caravel'), 'utf8'));
  assert.deepEqual([moments[0], moments[1], moments.at(-1)], ['0 setup', '1 choice', 'over']);
  for (const role of ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain'])
    assert.ok(
      moments.some((text) => text.endsWith(role)),
      role,
    );
  const rounds = moments.slice(0, -1).map((text) => Number.parseInt(text, 10));
  assert.deepEqual(
    rounds,
    rounds.toSorted((a, b) => a - b),
  );
});
