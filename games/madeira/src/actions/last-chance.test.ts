import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as on from '../state/layout.ts';
import { choices, options, play, position, whyNot } from '../testing/position.ts';
import { homeOf, inEverySet, phaseOf, stepOf, waitingFor } from '../testing/reading-ab.ts';

const NOTHING = { mill: 0 } as const;

test('RU2 at the end of C all are asked once more, in Passing order, also when every building is skipped', () => {
  let s = position({ phase: 'C', passing: [2, 0, 3, 1] });
  for (const seat of [2, 0, 3, 1]) {
    assert.deepEqual([stepOf(s), waitingFor(s)], ['last windmill in C', [seat]]);
    assert.deepEqual(options(s, seat), ['done', 'windmill down bread', 'windmill down reals']);
    s = play(s, `${seat} done`);
  }
  assert.notEqual(stepOf(s), 'last windmill in C');
});

test('RU2 the step down of the last moment buys Bread for D, where it is closed', () => {
  const s = position({ phase: 'C', players: 2, seats: [{ workers: ['1a', '1b', '2a', '2b'] }, NOTHING] });
  const fed = play(s, '0 windmill down bread', '0 windmill down bread', '0 done');
  assert.deepEqual([phaseOf(fed), stepOf(fed)], ['D', 'feeding']);
  assert.equal(whyNot(fed, '0 windmill down bread'), 'W4');
  assert.deepEqual(choices(fed, 0), ['feed 0', 'feed 1', 'feed 2']);
});

test('RU2 who can do nothing at the mill is not asked', () => {
  const s = position({
    phase: 'C',
    seats: [NOTHING, { mill: 0, goods: { wine: 1 } }, { mill: 0, points: 1 }, { mill: 0, goods: { wheat: 1, wine: 1 } }],
  });
  assert.deepEqual(waitingFor(s), [2]);
  assert.deepEqual(waitingFor(play(s, '2 done')), [3]);
});

test('RU2 before E only the way up and the exchange are left', () => {
  const s = position({ phase: 'D', round: 2, players: 2, seats: [{ points: 3 }, { goods: { wheat: 3, wine: 1 } }] });
  assert.deepEqual([stepOf(s), waitingFor(s)], ['last windmill in D', [1]]);
  assert.ok(options(s, 1).includes('windmill up'));
  assert.equal(whyNot(s, '1 windmill down reals'), 'W4');
  assert.equal(whyNot(s, '1 feed 0'), 'RU2');
  const up = play(s, '1 windmill up', '1 exchange wheat wine for sugar', '1 done');
  assert.deepEqual([on.mill(up, 1), homeOf(up, 1)], [4, { sugar: 1 }]);
});

test('RU2 the others may use the mill meanwhile, also those who were asked before', () => {
  let s = play(position({ phase: 'C', players: 3 }), '0 done');
  assert.deepEqual(waitingFor(s), [1]);
  s = play(s, '0 windmill down bread', '2 windmill down reals', '1 done');
  assert.deepEqual([homeOf(s, 0), homeOf(s, 2), waitingFor(s)], [{ bread: 1 }, { reals: 3 }, [2]]);
});

test('RU2 the last building is followed by it under every rule set', () =>
  assert.deepEqual(
    inEverySet((rules) => stepOf(play(position({ phase: 'C', rules, seats: [{ markers: ['fortaleza'], reals: 10 }] }), '0 pay'))),
    Array(4).fill('last windmill in C'),
  ));
