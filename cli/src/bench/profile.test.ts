import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharesOf } from './profile.ts';

const node = (id: number, url: string, children: number[] = [], functionName = 'f') => ({
  id,
  callFrame: { functionName, scriptId: '1', url, lineNumber: 0, columnNumber: 0 },
  children,
});

const HOUSE = 'file:///house';
const nodes = [
  node(1, '', [2, 9], '(root)'),
  node(2, `${HOUSE}/cli/src/bench/search-bench.ts`, [3]),
  node(3, `${HOUSE}/bots/src/search/search.ts`, [4, 5, 8]),
  node(4, `${HOUSE}/games/madeira/src/phases/flow.ts`, [6]),
  node(5, `${HOUSE}/bots/src/net/estimator.ts`, [7]),
  node(6, `${HOUSE}/games/core/src/layout.ts`),
  node(7, `${HOUSE}/games/puerto-rico/src/scoring.ts`, [10]),
  node(8, '', [], 'sort'),
  node(9, '', [], '(garbage collector)'),
  node(10, `${HOUSE}/games/core/src/layout.ts`),
];

test('time is the rules’, the search’s or the evaluation’s by who asked for it', () => {
  const samples = [1, 2, 3, 3, 8, 4, 6, 6, 5, 7, 10, 9];
  const shares = sharesOf({ nodes, startTime: 0, endTime: 1, samples });
  const counted = Object.fromEntries(Object.entries(shares).map(([part, share]) => [part, Math.round(share * samples.length)]));
  assert.deepEqual(counted, { rules: 3, search: 3, evaluation: 3, garbage: 1, other: 2 });
});
