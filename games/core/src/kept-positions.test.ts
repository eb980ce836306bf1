import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Keeping, KeptPositions } from './kept-positions.ts';

const position = Int16Array.of(1, 2, 3);

const keptOf = (keeping: Keeping): { positions: KeptPositions; entries: () => number[] } => {
  const positions = new KeptPositions(keeping);
  for (let entry = 1; entry <= 300; entry++) positions.keep(entry, position, entry);
  return { positions, entries: () => Array.from({ length: 301 }, (_, entry) => entry).filter((entry) => positions.get(entry)) };
};

test('some: a copy of one position in 128 is kept, none of a move taken back', () => {
  const { positions, entries } = keptOf('some');
  assert.deepEqual(entries(), [128, 256]);
  assert.deepEqual(positions.get(128), position);
  assert.notEqual(positions.get(128), position);
  positions.keep(301, position);
  assert.equal(positions.get(301), undefined);
});

test('some: what no longer counts is forgotten', () => {
  const { positions, entries } = keptOf('some');
  positions.undoneAfter(255);
  assert.deepEqual(entries(), [128]);
});

test('all: every position is kept as it is, after an undo too, until its entry is withdrawn', () => {
  const { positions, entries } = keptOf('all');
  positions.undoneAfter(1);
  assert.equal(entries().length, 300);
  assert.equal(positions.get(300), position);
  positions.forgetAfter(299);
  assert.equal(entries().length, 299);
});
