import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choices, play, position, whyNot } from '../testing/position.ts';
import { atBuilding, faceUp, rewarded, stepOf } from '../testing/reading-ce.ts';

test('RU14 the Guild reward reached by Navigator may turn up the Navigator itself; still one Favor a turn', () => {
  const seat = { favors: { navigator: 'up', patron: 'up' }, wood: 1, goods: { wine: 1 } } as const;
  const s = position({ seats: [seat], rewards: { acores: ['guild', 'medal'] } });
  const up = play(s, 'use navigator', 'ship home', 'sail acores-1', 'reward guild', 'turn up navigator');
  assert.deepEqual([faceUp(up, 0), stepOf(up)], [['patron', 'navigator'], 'turn']);
  assert.equal(whyNot(up, '0 use navigator'), 'F1');
  assert.equal(whyNot(up, '0 use patron'), 'F1');
});

test('RU14 by passing slot IV the Favor used before passing may be turned up', () => {
  const s = position({ seats: [{ favors: { patron: 'up' }, wood: 1, goods: { wine: 1 } }], rewards: { acores: ['guild', 'medal'] } });
  const up = play(s, 'use patron', 'pass IV ship', 'ship home', 'sail acores-1', 'reward guild', 'turn up patron');
  assert.deepEqual(faceUp(up, 0), ['patron']);
});

test('RU14 Casa da Coroa may turn up the Favor used at this very building', () => {
  const s = atBuilding('casa', [{ favors: { lord: 'up' }, workers: ['3a'] }]);
  assert.deepEqual(faceUp(play(s, '0 use lord', '0 pay', '0 turn up lord'), 0), ['lord']);
});

test('F3 K-guild turns up one Favor of any guild, own and face down', () => {
  const s = rewarded('guild', { favors: { monk: 'down', scout: 'down', lady: 'up' } });
  assert.deepEqual(choices(s, 0), ['turn up monk', 'turn up scout', 'done']);
  assert.equal(whyNot(s, '0 turn up lady'), 'F3');
  assert.equal(whyNot(s, '0 turn up patron'), 'F3');
});
