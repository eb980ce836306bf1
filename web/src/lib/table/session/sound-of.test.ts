import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANCE } from '@caravel/core';
import { soundOf } from './sound-of.ts';

const sounds = { roll: 'dice', sell: 'gain', pass: null } as const;

test('a move sounds like a piece put down, unless its game says otherwise', () => {
  assert.equal(soundOf([{ seat: 0, move: { kind: 'build' } }], sounds), 'piece');
  assert.equal(soundOf([{ seat: 0, move: { kind: 'build' } }], undefined), 'piece');
  assert.equal(soundOf([{ seat: 1, move: { kind: 'sell' } }], sounds), 'gain');
  assert.equal(soundOf([{ seat: 1, move: { kind: 'pass' } }], sounds), undefined);
});

test('chance is heard only where its game says how', () => {
  assert.equal(soundOf([{ seat: CHANCE, move: { kind: 'tile' } }], sounds), undefined);
  assert.equal(soundOf([{ seat: CHANCE, move: { kind: 'roll' } }], sounds), 'dice');
});

test('of several moves at once one hears the most telling', () => {
  const moves = [
    { seat: 0, move: { kind: 'build' } },
    { seat: 0, move: { kind: 'sell' } },
  ];
  assert.equal(soundOf(moves, sounds), 'gain');
  assert.equal(soundOf([...moves, { seat: CHANCE, move: { kind: 'roll' } }], sounds), 'dice');
  assert.equal(soundOf([], sounds), undefined);
});
