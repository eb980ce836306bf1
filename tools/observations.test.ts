import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GAMES } from '@caravel/games/loaded';
import { pageOf, pathOf } from './observations.ts';

for (const game of GAMES)
  test(`docs/observations says of ${game.name} what is observed: else run node tools/observations.ts`, async () => {
    assert.equal(readFileSync(pathOf(game), 'utf8'), await pageOf(game));
  });
