import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pace } from '@caravel/protocol';
import { tableRecord } from '../../test/store/place.ts';
import { NO_DOWNTIME } from '../model/downtime.ts';
import type { SeatState, Table } from '../model/table.ts';
import { reminderAt, wakeAt } from './wake.ts';

const DAY = 86_400_000;
const seats = (...levels: (SeatState['level'] | undefined)[]): SeatState[] =>
  levels.map((level) =>
    level ? { kind: 'bot', level, name: level, contribution: '' } : { kind: 'person', user: 'x', name: 'x', contribution: '' },
  );

const table = (pace: Pace, turn: number, sitters: SeatState[], more: Partial<Table> = {}): Table => {
  const record = tableRecord('a');
  return { ...record, status: 'running', turn, header: { ...record.header, pace }, live: { seats: sitters, muted: [] }, ...more };
};
const UNTIMED: Pace = { kind: 'untimed' };
const days = (count: number): Pace => ({ kind: 'days', days: count, onFlag: 'bot' });

test('nobody has to look at a table of people without a clock, or at one that is over', () => {
  assert.equal(wakeAt(table(UNTIMED, 1, seats(undefined, undefined)), undefined, 1000, NO_DOWNTIME), undefined);
  assert.equal(wakeAt(table(UNTIMED, 1, seats('random'), { status: 'finished' }), undefined, 1000, NO_DOWNTIME), undefined);
});

test('a bot that should have moved is looked for, within five seconds unless it thinks longer', () => {
  for (const level of ['random', 'beginner', 'easy', 'medium', 'hard'] as const)
    assert.ok((wakeAt(table(UNTIMED, 1, seats(level, undefined)), undefined, 1000, NO_DOWNTIME) ?? 9000) <= 1000 + 4000, level);
  assert.equal(wakeAt(table(UNTIMED, 1, seats('expert', undefined)), undefined, 1000, NO_DOWNTIME), 13_000);
  assert.equal(wakeAt(table(UNTIMED, 2, seats('expert', undefined)), undefined, 1000, NO_DOWNTIME), undefined);
});

test('nobody looks for the bots of a table of bots', () => {
  assert.equal(wakeAt(table(UNTIMED, 1, seats('random', 'expert')), undefined, 1000, NO_DOWNTIME), undefined);
  const left = { ...seats(undefined)[0], substitute: 'medium' } as SeatState;
  assert.equal(wakeAt(table(UNTIMED, 1, [left, ...seats('random')]), undefined, 1000, NO_DOWNTIME), 3000);
  assert.equal(wakeAt(table(UNTIMED, 1, [left, ...seats(undefined)]), undefined, 1000, NO_DOWNTIME), 3000);
});

test('a table that waits for parts is looked at when they are due', () => {
  const open = (live: Partial<Table['live']>): Table => table(UNTIMED, 0, [], { status: 'open', live: { seats: [], muted: [], ...live } });
  assert.equal(wakeAt(open({}), undefined, 1000, NO_DOWNTIME), undefined);
  assert.equal(wakeAt(open({ promiseUntil: 2000 }), undefined, 1000, NO_DOWNTIME), 2000);
  assert.equal(wakeAt(open({ shuffle: { parts: [], contributions: [], until: 3000 } }), undefined, 1000, NO_DOWNTIME), 3000);
});

test('a flag wakes the table', () => {
  const live: Pace = { kind: 'live', minutes: 1, increment: 0, onFlag: 'end' };
  assert.equal(wakeAt(table(live, 1, seats(undefined, undefined)), { left: [500.4, 9], at: 1000 }, 1000, NO_DOWNTIME), 1501);
});

test('a reminder goes out a day before the flag, or with a quarter of the time left, once for each turn', () => {
  assert.equal(reminderAt(table(days(8), 1, seats(undefined)), 10 * DAY), 9 * DAY);
  assert.equal(reminderAt(table(days(2), 1, seats(undefined)), 10 * DAY), 9.5 * DAY);
  assert.equal(reminderAt(table(UNTIMED, 1, seats(undefined)), 10 * DAY), undefined);
  const reminded = table(days(2), 1, seats(undefined), { length: 7, live: { seats: seats(undefined), muted: [], reminded: 7 } });
  assert.equal(reminderAt(reminded, 10 * DAY), undefined);
  assert.equal(reminderAt({ ...reminded, length: 8 }, 10 * DAY), 9.5 * DAY);
});
