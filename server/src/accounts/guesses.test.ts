import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guesses } from './guesses.ts';

test('after twenty wrong passwords a login rests for a quarter of an hour, others do not', () => {
  const guesses = new Guesses();
  for (let i = 0; i < 20; i++) {
    guesses.demandFew('anna', i);
    guesses.wasWrong('anna', i);
  }
  assert.throws(() => guesses.demandFew('anna', 21), /too many wrong passwords/);
  guesses.demandFew('bob', 21);
  guesses.demandFew('anna', 15 * 60_000);
});
