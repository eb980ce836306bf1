import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { must, parseGameFile, Timeline } from '@caravel/core';
import { puertoRico } from './index.ts';
import { moment } from './moment.ts';

/** Each moment of a recorded game once, in order. */
const momentsOf = (name: string): string[] => {
  const text = readFileSync(join(import.meta.dirname, '../games', `${name}.caravel`), 'utf8');
  const { config, entries } = must(parseGameFile(text, () => puertoRico));
  const timeline = new Timeline(puertoRico, config);
  const seen = new Set<string>();
  for (const entry of entries) {
    const { round, phase } = moment(timeline.state);
    seen.add(`${round} ${phase}`);
    must(timeline.append(entry));
  }
  return [...seen, moment(timeline.state).phase];
};

test('a game goes from its setup through roles, round by round, to its end', () => {
  const moments = momentsOf('2-players-city');
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
