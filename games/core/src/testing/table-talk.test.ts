import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '../config.ts';
import { must } from '../result.ts';
import { pearls } from './pearls.ts';
import { tableTalk } from './table-talk.ts';

const { play, whyNot, options } = tableTalk(pearls);
const start = pearls.setup(must(readConfig(pearls, { players: 2 })));

test('lines with and without a seat are played and checked', () => {
  const s = play(start, 'pearl 2', '1 lamp', 'keep');
  assert.deepEqual(options(play(s, '* pearl 1'), 1), ['keep', 'give']);
  assert.throws(() => play(s, '0 keep'), /P2/);
  assert.throws(() => play(s, 'dive'), /not a move/);
});

test('a refusal is its rule, and asks for a seat', () => {
  assert.equal(whyNot(start, '0 keep'), 'P2');
  assert.equal(whyNot(start, '* pearl 1'), undefined);
  assert.throws(() => whyNot(start, 'keep'), /say whose move/);
});

test('where several may choose a line must say who does', () => {
  const finale = play(start, ...[1, 1, 1, 1, 2, 2, 2, 3, 3].flatMap((value) => [`pearl ${value}`, 'keep']));
  assert.throws(() => play(finale, 'show'), /say whose move it is/);
});
