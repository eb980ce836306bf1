import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../model/refusal.ts';
import { PasswordAttempts } from './password-attempts.ts';

const wrong = async (): Promise<never> => {
  throw new Refusal('not-yours', 'wrong');
};
const right = async (): Promise<string> => 'right';

test('after twenty wrong passwords a login rests for a quarter of an hour, others do not', async () => {
  const attempts = new PasswordAttempts();
  for (let i = 0; i < 20; i++) await assert.rejects(attempts.try('anna', i, wrong), /^Error: wrong/);
  await assert.rejects(attempts.try('anna', 21, right), /too many wrong passwords/);
  assert.equal(await attempts.try('bob', 21, right), 'right');
  assert.equal(await attempts.try('anna', 15 * 60_000, right), 'right');
});

test('a store that is away is no wrong password', async () => {
  const attempts = new PasswordAttempts();
  const broken = async (): Promise<never> => {
    throw new Error('away');
  };
  for (let i = 0; i < 30; i++) await assert.rejects(attempts.try('anna', i, broken), /away/);
});
