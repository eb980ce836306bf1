import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fail, must, ok, writeProblem } from './result.ts';

test('a problem is written with its place first and its rule last', () => {
  assert.equal(writeProblem({ message: 'no' }), 'no');
  assert.equal(writeProblem({ message: 'no', line: 3 }), 'line 3: no');
  assert.equal(writeProblem({ message: 'no', field: 'players', rule: 'P1', line: 3 }), 'line 3: players: no (rule P1)');
});

test('must gives the value or throws the problem', () => {
  assert.equal(must(ok(0)), 0);
  assert.throws(() => must(fail('bad', { line: 2 })), { message: 'line 2: bad' });
});
