import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coloursOf } from './colours.ts';

const colours = (most: number, ...chosen: readonly (number | undefined)[]): number[] =>
  coloursOf(
    chosen.map((colour) => ({ colour })),
    most,
  );

test('without a choice a seat has the colour of its number', () => {
  assert.deepEqual(colours(5, undefined, undefined, undefined), [0, 1, 2]);
});

test('who has chosen has it, and the others make way', () => {
  assert.deepEqual(colours(5, undefined, 0, undefined), [1, 0, 2]);
  assert.deepEqual(colours(4, 3, undefined, undefined, undefined), [3, 1, 2, 0]);
});

test('of two who want the same the first has it, and no two have one', () => {
  assert.deepEqual(colours(5, 2, 2, 2), [2, 1, 3]);
  assert.deepEqual(colours(5, 4, 4, 4, 4, 4), [4, 1, 2, 3, 0]);
});

test('a colour the game does not have is none', () => {
  assert.deepEqual(colours(4, 4, undefined), [0, 1]);
});
