import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pace } from '@caravel/protocol';
import { flagAt, flagged, nextClock, shownLeft, startClock } from './clock.ts';
import type { Clock, SeatState } from './table.ts';

const LIVE: Pace = { kind: 'live', minutes: 1, increment: 5, onFlag: 'bot' };
const DAYS: Pace = { kind: 'days', days: 2, onFlag: 'bot' };
const DAY = 86_400_000;
const people = (...bots: number[]): SeatState[] =>
  [0, 1, 2].map((seat) => ({
    kind: 'person',
    name: '',
    user: 'x',
    contribution: '',
    ...(bots.includes(seat) ? { substitute: 'trader' } : {}),
  }));
const clock = (...left: number[]): Clock => ({ left, at: 1000 });

test('everybody starts with the time of the table; untimed tables have no clock', () => {
  assert.deepEqual(startClock(LIVE, 3, 7), { left: [60_000, 60_000, 60_000], at: 7 });
  assert.deepEqual(startClock(DAYS, 2, 7), { left: [2 * DAY, 2 * DAY], at: 7 });
  assert.equal(startClock({ kind: 'untimed' }, 3, 7), undefined);
});

test('a live clock runs for who has the turn, and gains when the turn passes on', () => {
  const after = nextClock(LIVE, clock(60_000, 60_000, 60_000), 0b001, 0b010, people(), 11_000);
  assert.deepEqual(after, { left: [55_000, 60_000, 60_000], at: 11_000 });
  const still = nextClock(LIVE, clock(60_000, 60_000, 60_000), 0b001, 0b001, people(), 11_000);
  assert.deepEqual(still.left, [50_000, 60_000, 60_000]);
});

test('several who choose at once lose time together', () => {
  assert.deepEqual(nextClock(LIVE, clock(30_000, 40_000, 50_000), 0b011, 0b010, people(), 3000).left, [33_000, 38_000, 50_000]);
});

test('a clock of days is full again for each new turn, and not before', () => {
  assert.deepEqual(nextClock(DAYS, clock(DAY, 5, 5), 0b001, 0b010, people(), 2000).left, [DAY - 1000, 2 * DAY, 5]);
  assert.deepEqual(nextClock(DAYS, clock(DAY, 5, 5), 0b001, 0b001, people(), 2000).left, [DAY - 1000, 5, 5]);
});

test('no time runs for a bot or for one a bot sits in for, nor backwards', () => {
  assert.deepEqual(nextClock(LIVE, clock(9, 9, 9), 0b001, 0b001, people(0), 5000).left, [9, 9, 9]);
  assert.deepEqual(nextClock(LIVE, clock(9, 9, 9), 0b001, 0b001, people(), 500).left, [9, 9, 9]);
});

test('the next flag is the first of those who have the turn', () => {
  assert.equal(flagAt(clock(300, 200, 100), 0b011, people()), 1200);
  assert.equal(flagAt(clock(300, 200, 100), 0b011, people(1)), 1300);
  assert.equal(flagAt(clock(300, 200, 100), 0, people()), undefined);
  assert.deepEqual(flagged(clock(300, 200, 100), 0b011, people(), 1199), []);
  assert.deepEqual(flagged(clock(300, 200, 100), 0b011, people(), 1200), [1]);
  assert.deepEqual(flagged(clock(300, 200, 100), 0b111, people(2), 1300), [0, 1]);
});

test('a clock waits while the owner is away, and goes on where it stood', () => {
  const [first, ...others] = people();
  const seats = [{ ...(first as SeatState), away: { from: 1100, until: 5000 } }, ...others];
  assert.equal(flagAt(clock(300, 200, 100), 0b001, seats), 5200);
  assert.equal(flagAt(clock(100, 200, 100), 0b001, seats), 1100, 'time was up before');
  assert.equal(flagAt(clock(300, 200, 100), 0b010, seats), 1200, 'others do not wait');
  assert.deepEqual(nextClock(DAYS, clock(300, 200, 100), 0b001, 0b001, seats, 3000).left, [200, 200, 100]);
  assert.deepEqual(nextClock(DAYS, clock(300, 200, 100), 0b001, 0b001, seats, 5100).left, [100, 200, 100]);
  const shown = shownLeft({ clock: clock(300, 200, 100), turn: 0b001, live: { seats, muted: [] } });
  assert.deepEqual(shown, [4200, 200, 100], 'until the flag');
});
