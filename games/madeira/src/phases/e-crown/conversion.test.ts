import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GOODS } from '../../board/names.ts';
import { madeira } from '../../index.ts';
import * as on from '../../state/layout.ts';
import { type PositionWords, placeNamed, play, position } from '../../testing/position.ts';
import { stepOf, throughChance, waitingFor } from '../../testing/reading-ce.ts';

const after = (round: number, words: PositionWords = {}) => position({ ...words, phase: 'E', round });
const grows = (s: Int16Array, ...fields: string[]) => fields.map((field) => GOODS[on.fieldGood(s, placeNamed(field))]);
const clear = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, 0]));

/** On from the start of round 3 to the end of round 4: everybody passes, feeds nobody, scores nothing. */
const toRound = (s: Int16Array, round: number): Int16Array => {
  let now = throughChance(s);
  while (on.round(now) < round) {
    const seat = waitingFor(now)[0] as number;
    now = throughChance(play(now, quietMove(now, seat)));
  }
  return now;
};

const quietMove = (s: Int16Array, seat: number): string => {
  const slot = ['I', 'II', 'III', 'IV'].find((_, i) => on.passSlot(s, i) === -1);
  const kind = (counts: (kind: number) => number) =>
    ['market-routes', 'expeditions', 'influence', 'urbanization', 'wealth'].find((_, i) => counts(i) > 0);
  const row = [0, 1, 2, 3].find((i) => on.rowTaker(s, i) === -1);
  const lastRow = [0, 1, 2, 3].find((i) => on.rowTaker(s, i) === seat);
  switch (stepOf(s)) {
    case 'row':
      return `${seat} row ${(row as number) + 1}`;
    case 'request':
      return `${seat} request ${kind((i) => on.rowRequests(s, lastRow as number, i))}`;
    case 'turn':
      return `${seat} pass ${slot} reals`;
    case 'leave':
      return `${seat} leave ${kind((i) => on.requests(s, seat, i))}`;
    case 'city':
      return `${seat} city funchal`;
    case 'wealth':
      return `${seat} donate 0`;
    default:
      return `${seat} done`;
  }
};

test('E3 in round 2 every convertible Wheat Field without Wood becomes Sugar', () => {
  const s = after(2, { fieldWood: clear('1c', '3d') });
  assert.deepEqual(grows(s, '1c', '2d', '3d'), ['sugar', 'wheat', 'sugar']);
  assert.deepEqual(grows(s, '1a', '1b', '1d', '2b', '2c', '2e'), ['wine', 'wheat', 'sugar', 'wheat', 'sugar', 'sugar']);
});

test('E3 not before round 2, and not in rounds 1 and 3', () => {
  const seats = [0, 1, 2, 3].map(() => ({ requests: ['wealth', 'wealth', 'wealth'] as const }));
  for (const round of [1, 3])
    assert.deepEqual(grows(after(round, { seats, fieldWood: clear('1c', '1d') }), '1c', '1d'), ['wheat', 'sugar']);
});

test('E3 with Wood in round 2 it never changes, even if the Wood goes later', () => {
  const s = toRound(after(2), 4);
  on.fieldWood.set(s, placeNamed('1c'), 0);
  assert.deepEqual(grows(toRound(s, 5), '1c', '2d', '3d'), ['wheat', 'wheat', 'wheat']);
});

test('E3 the sign is spent in round 2, with Wood or without; that of a Sugar Field is not', () => {
  const seen = madeira.describe(after(2, { fieldWood: clear('1c') }), 0).fields;
  const becomes = (name: string) => seen.find(({ field }) => field === name)?.becomes;
  assert.deepEqual(['1c', '2d', '1d', '2e'].map(becomes), [undefined, undefined, 'wine', 'wine']);
});

test('E4 in round 4 the same for convertible Sugar to Wine', () => {
  const s = after(4, { fieldWood: clear('1d', '3e', '1c') });
  assert.deepEqual(grows(s, '1d', '2e', '3e'), ['wine', 'sugar', 'wine']);
  assert.deepEqual(grows(s, '2c', '3c'), ['sugar', 'sugar']);
});

test('E5 a Field converted in round 2 stays Sugar in round 4', () => {
  assert.deepEqual(grows(toRound(after(2, { fieldWood: clear('1c') }), 5), '1c'), ['sugar']);
});

test('E5 Wood in round 2 does not matter to a convertible Sugar Field, only in round 4', () => {
  const s = toRound(after(2), 4);
  on.fieldWood.set(s, placeNamed('1d'), 0);
  assert.deepEqual(grows(toRound(s, 5), '1d', '2e'), ['wine', 'sugar']);
});

test('E3 H1 the converted Field is harvested as Sugar from now on', () => {
  const s = position({ seats: [{ workers: ['1c'], dice: [3] }], fieldWood: { '1c': 0 }, fieldGood: { '1c': 'sugar' } });
  assert.equal(on.goods(play(s, 'die 3 guild-master', 'harvest'), 0, 1), 1);
});
