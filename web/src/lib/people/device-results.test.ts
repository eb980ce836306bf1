import '../../testing/browser-globals.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at } from '@caravel/core';
import { LEVELS } from '@caravel/protocol/levels';
import type { SeatInfo, TableHeader } from '../table/session/session.ts';
import { byStrength, type DeviceResult, deviceResults, figuresOf, keepResult, recordOf, resultFor, withResult } from './device-results.ts';

const ME: SeatInfo = { name: 'Ada', kind: 'person' };
const BOT: SeatInfo = { name: 'Inês', kind: 'bot', level: 'easy' };
const header = (seats: readonly SeatInfo[], more: Partial<TableHeader> = {}): TableHeader => ({
  id: 'local-a',
  game: 'pearls',
  version: 2,
  config: { rules: 'base', players: seats.length, options: {} },
  seats,
  ...more,
});
const END = { scores: [12, 30], places: [2, 1] };
const WHEN = { at: 5, length: 40 };
const result = (table: string, more: Partial<DeviceResult> = {}): DeviceResult => ({
  table,
  game: 'pearls',
  version: 1,
  players: 2,
  rules: 'base',
  score: 10,
  place: 1,
  levels: ['easy'],
  at: 1,
  length: 9,
  ...more,
});

test('a game of one person against bots is a result, of the seat the person has', () => {
  assert.deepEqual(resultFor(header([BOT, ME]), END, WHEN), {
    table: 'local-a',
    game: 'pearls',
    version: 2,
    players: 2,
    rules: 'base',
    score: 30,
    place: 1,
    levels: ['easy'],
    at: 5,
    length: 40,
  });
});

test('several people, bots alone, and games that began in the middle are none', () => {
  for (const one of [
    header([ME, ME]),
    header([BOT, BOT]),
    header([ME]),
    header([ME, BOT], { begun: 12 }),
    header([ME, BOT], { start: 'a position' }),
  ])
    assert.equal(resultFor(one, END, WHEN), undefined);
  assert.ok(resultFor(header([ME, BOT], { begun: 0 }), END, WHEN));
});

test('each table counts once, and the newest 500 stay', () => {
  const first = withResult([], result('a'));
  assert.equal(withResult(first, result('a', { score: 99 })), first);
  const many = Array.from({ length: 500 }, (_, i) => result(`t${i}`, { at: 1000 - i }));
  const more = withResult(many, result('new', { at: 2000 }));
  assert.equal(more.length, 500);
  assert.deepEqual([at(more, 0).table, at(more, 499).table], ['new', 't498']);
});

test('they are kept on the device, and what is no result there is passed over', () => {
  keepResult(result('a'));
  keepResult(result('a'));
  keepResult(undefined);
  assert.deepEqual(
    deviceResults().map(({ table }) => table),
    ['a'],
  );
  localStorage.setItem('caravel.results', '[{"table":"b"},3]');
  assert.deepEqual(deviceResults(), []);
  localStorage.setItem('caravel.results', 'nonsense');
  assert.deepEqual(deviceResults(), []);
});

test('figures are by game and number of players, the most played first', () => {
  const all = [result('a', { players: 3, score: 7 }), result('b', { score: 20 }), result('c', { score: 40, place: 2 })];
  assert.deepEqual(figuresOf(all), [
    { game: 'pearls', players: 2, games: 2, wins: 1, meanScore: 30, meanPlace: 1.5, bestScore: 40 },
    { game: 'pearls', players: 3, games: 1, wins: 1, meanScore: 7, meanPlace: 1, bestScore: 7 },
  ]);
  assert.deepEqual([recordOf(result('a')).table, recordOf(result('a')).reason], ['a', 'played']);
});

test('the strongest bot at the table is what one played against', () => {
  const all = [result('a', { levels: ['easy', 'hard'] }), result('b', { levels: ['hard'], place: 3 }), result('c')];
  assert.deepEqual(
    byStrength(all, LEVELS).map(({ level, games, wins }) => [level, games, wins]),
    [
      ['easy', 1, 1],
      ['hard', 2, 1],
    ],
  );
});
