import assert from 'node:assert/strict';
import { test } from 'node:test';
import { awaySeats } from './away-seats.ts';

const NOW = 1_000_000_000;
const person = (name: string, more = {}) => ({ kind: 'person' as const, name, user: name, ...more });
const info = { status: 'running' as const, turn: [1], seats: [person('Anna'), person('Bob'), person('Carl')] };
const shown = (away: readonly { user: string; since: number | undefined }[], more = {}) =>
  awaySeats({ info: { ...info, ...more }, away, mine: [0] }, NOW, false).map(({ name, milliseconds }) => [name, milliseconds]);

test('after a few seconds somebody is away, and from a minute on it is said for how long', () => {
  assert.deepEqual(shown([{ user: 'Bob', since: NOW - 5000 }]), []);
  assert.deepEqual(shown([{ user: 'Bob', since: NOW - 20_000 }]), [['Bob', undefined]]);
  assert.deepEqual(shown([{ user: 'Bob', since: NOW - 180_000 }]), [['Bob', 180_000]]);
  assert.deepEqual(shown([{ user: 'Carl', since: undefined }]), [['Carl', undefined]]);
});

test('not oneself, not whom a bot plays for, and not before or after the game', () => {
  const all = ['Anna', 'Bob'].map((user) => ({ user, since: NOW - 180_000 }));
  assert.deepEqual(shown(all), [['Bob', 180_000]]);
  assert.deepEqual(shown(all, { seats: [person('Anna'), person('Bob', { substitute: 'medium' as const })] }), []);
  assert.deepEqual(shown(all, { status: 'finished' as const }), []);
});

test('where room is short, only those who are waited for', () => {
  const away = ['Bob', 'Carl'].map((user) => ({ user, since: undefined }));
  assert.deepEqual(
    awaySeats({ info, away, mine: [0] }, NOW, true).map(({ name }) => name),
    ['Bob'],
  );
});
