/** Every file in games/ is a test, and there must be one for every player count and every way to end. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { replayRecorded } from '@caravel/core/testing';
import { puertoRico } from './index.ts';
import { ENDINGS } from './phases/flow.ts';
import * as on from './state/layout.ts';

const FOLDER = join(import.meta.dirname, '../games');
const files = readdirSync(FOLDER);

const endingsOf = (name: string): { players: number; ending: string[] } => {
  const { config, state } = replayRecorded(puertoRico, readFileSync(join(FOLDER, name), 'utf8'));
  return { players: config.players, ending: ENDINGS.filter((_, i) => (on.endings(state) & (1 << i)) !== 0) };
};

for (const name of files)
  test(`recorded game ${name} replays to its scores, with proved draws`, () => {
    const [, players, ending] = /^(\d)-players-(\w+)\.caravel$/.exec(name) ?? [];
    assert.deepEqual(endingsOf(name), { players: Number(players), ending: [ending] });
  });

test('E1 every ending is recorded for every player count', () => {
  const wanted = [2, 3, 4, 5].flatMap((players) => ENDINGS.map((ending) => `${players}-players-${ending}.caravel`));
  assert.deepEqual(
    wanted.filter((name) => !files.includes(name)),
    [],
  );
});
