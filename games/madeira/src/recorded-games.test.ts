/** Every file in games/ is a test, and there must be one for every player count and rule set. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { replayRecorded } from '@caravel/core/testing';
import { madeira } from './index.ts';

const FOLDER = join(import.meta.dirname, '../games');
const files = readdirSync(FOLDER);

for (const name of files)
  test(`recorded game ${name} replays to its scores, with proved draws`, () => {
    const [, rules, players] = /^(.+)-(\d)-players\.caravel$/.exec(name) ?? [];
    const { config } = replayRecorded(madeira, readFileSync(join(FOLDER, name), 'utf8'));
    assert.deepEqual([config.rules, config.players], [rules, Number(players)]);
  });

test('every rule set is recorded for every player count', () => {
  const wanted = madeira.ruleSets.flatMap((rules) => [2, 3, 4].map((players) => `${rules}-${players}-players.caravel`));
  assert.deepEqual(
    wanted.filter((name) => !files.includes(name)),
    [],
  );
});
