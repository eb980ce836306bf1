import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { must, parseGameFile, Timeline } from '@caravel/core';
import { madeira } from './index.ts';
import { moment } from './moment.ts';

/** Each moment of a recorded game once, in order. */
const momentsOf = (name: string): string[] => {
  const text = readFileSync(join(import.meta.dirname, '../games', `${name}.caravel`), 'utf8');
  const { config, entries } = must(parseGameFile(text, () => madeira));
  const timeline = new Timeline(madeira, config);
  const seen = new Set<string>();
  for (const entry of entries) {
    const { round, phase } = moment(timeline.state);
    seen.add(`${round} ${phase}`);
    must(timeline.append(entry));
  }
  return [...seen, moment(timeline.state).phase];
};

test('a game goes from its setup through five phases a round to its end', () => {
  const moments = momentsOf('2nd-2-players');
  assert.deepEqual([moments[0], moments.at(-1)], ['0 setup', 'end']);
  for (const round of [1, 2, 3, 4, 5])
    for (const phase of ['A', 'B', 'C']) assert.ok(moments.includes(`${round} ${phase}`), `${round} ${phase}`);
});
