import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupsInRound, ladderTable } from './schedule.ts';

test('a round has every set of five levels that fills the table', () => {
  assert.deepEqual(
    [2, 3, 4, 5].map((players) => groupsInRound(5, players)),
    [10, 10, 5, 1],
  );
});

test('in a round every set comes up once, and everybody plays as often', () => {
  for (const players of [2, 3, 4, 5]) {
    const groups = groupsInRound(5, players);
    const tables = Array.from({ length: groups }, (_, group) => ladderTable(5, players, 7, group));
    assert.equal(new Set(tables.map((table) => table.toSorted().join())).size, groups);
    const times = [0, 1, 2, 3, 4].map((entrant) => tables.filter((table) => table.includes(entrant)).length);
    assert.equal(new Set(times).size, 1, String(times));
  }
});

test('the order round the table changes from round to round, the same for the same seed', () => {
  const orders = (seed: number) => Array.from({ length: 20 }, (_, round) => ladderTable(5, 5, seed, round).join());
  assert.deepEqual(orders(3), orders(3));
  assert.notDeepEqual(orders(3), orders(4));
  assert.ok(new Set(orders(3)).size > 15);
});
