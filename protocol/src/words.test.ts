import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { LEVELS, OLD_LEVELS } from './levels.ts';
import { ClientMessage } from './socket.ts';
import { NewTable } from './table.ts';
import { Name } from './words.ts';

const fieldOf = (schema: v.GenericSchema<unknown, unknown>, value: unknown): string | null | undefined => {
  const result = v.safeParse(schema, value);
  return result.success ? undefined : v.getDotPath(result.issues[0]);
};

test('a name is one readable line', () => {
  assert.equal(v.parse(Name, '  Ágnes   Kovács\n'), 'Ágnes Kovács');
  for (const bad of ['', '   ', 'x'.repeat(25), 'a\u0000b', 'a\u202eb', 7]) assert.equal(v.is(Name, bad), false, JSON.stringify(bad));
});

test('a table has defaults for everything but game and seats', () => {
  const wish = v.parse(NewTable, { game: 'madeira', seats: [{ kind: 'me' }, { kind: 'bot', level: 'hard' }] });
  assert.deepEqual([wish.access, wish.watch, wish.chance, wish.pace, wish.rated], ['invite', 'all', 'fair', { kind: 'untimed' }, false]);
});

test('levels are understood by their old names, too', () => {
  const levelOf = (level: string): unknown =>
    v.parse(NewTable, { game: 'madeira', seats: [{ kind: 'me' }, { kind: 'bot', level }] }).seats[1];
  for (const [old, level] of Object.entries(OLD_LEVELS)) assert.deepEqual(levelOf(old), { kind: 'bot', level });
  for (const level of LEVELS) assert.deepEqual(levelOf(level), { kind: 'bot', level });
});

test('what is wrong with a table is named by its field', () => {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  assert.equal(fieldOf(NewTable, { seats }), 'game');
  assert.equal(fieldOf(NewTable, { game: 'madeira', seats: [{ kind: 'me' }] }), 'seats');
  assert.equal(fieldOf(NewTable, { game: 'madeira', seats: [{ kind: 'me' }, { kind: 'bot', level: 'god' }] }), 'seats.1.level');
  assert.equal(fieldOf(NewTable, { game: 'madeira', seats, pace: { kind: 'live', minutes: -1, increment: 0 } }), 'pace.minutes');
  assert.equal(fieldOf(NewTable, { game: 'madeira', seats, colour: 'red' }), 'colour');
});

test('messages of a socket are strict', () => {
  const act = { k: 'act', t: 'AbCdEfGhIjKl', n: 3, m: ['role captain'], r: 'k3x9' };
  assert.deepEqual(v.parse(ClientMessage, act), act);
  assert.equal(fieldOf(ClientMessage, { ...act, t: 'short' }), 't');
  assert.equal(fieldOf(ClientMessage, { ...act, m: [] }), 'm');
  assert.equal(fieldOf(ClientMessage, { ...act, m: ['rôle'] }), 'm.0');
  assert.equal(fieldOf(ClientMessage, { ...act, n: -1 }), 'n');
  assert.equal(fieldOf(ClientMessage, { ...act, r: 'a b' }), 'r');
  assert.equal(fieldOf(ClientMessage, { ...act, more: 1 }), 'more');
  assert.equal(fieldOf(ClientMessage, { k: 'dance' }), 'k');
});
