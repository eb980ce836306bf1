import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '../config.ts';
import { writeGameFile } from '../file.ts';
import type { Entry } from '../log.ts';
import { must } from '../result.ts';
import { standing } from '../standing.ts';
import { pearls } from './pearls.ts';
import { replayRecorded } from './recorded.ts';
import { walk } from './walk.ts';

const config = must(readConfig(pearls, { players: 2 }));

const recorded = (scoresOff = 0, cut = 0): string => {
  const entries: Entry[] = [];
  const final = walk(pearls, config, 3, (_, step) => {
    if (step) entries.push({ seat: step.seat, move: pearls.moves.text(step.move) });
  });
  const scores = standing(pearls, final).scores.map((score) => score + scoresOff);
  return writeGameFile({ game: pearls, config, names: [], scores, entries: entries.slice(0, entries.length - cut) });
};

test('a recorded game replays to its end', () => {
  assert.deepEqual(replayRecorded(pearls, recorded()).config, config);
});

test('wrong scores and a game that is not over are refused', () => {
  assert.throws(() => replayRecorded(pearls, recorded(1)), /the file says/);
  assert.throws(() => replayRecorded(pearls, recorded(0, 1)), /not over/);
});
