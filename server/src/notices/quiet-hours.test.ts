import assert from 'node:assert/strict';
import test from 'node:test';
import { quietUntil } from './quiet-hours.ts';

const at = (text: string): number => Date.parse(text);
const night = { from: 22 * 60, until: 7 * 60, zone: 'Europe/Berlin' };

test('quiet hours end at the time on the wall of the person, over midnight', () => {
  assert.equal(quietUntil(night, at('2026-11-18T21:30:40Z')), at('2026-11-19T06:00:00Z'));
  assert.equal(quietUntil(night, at('2026-11-19T05:59:59Z')), at('2026-11-19T06:00:00Z'));
  assert.equal(quietUntil({ ...night, zone: 'Asia/Tokyo' }, at('2026-11-18T21:30:00Z')), at('2026-11-18T22:00:00Z'));
});

test('outside of them there is nothing to wait for, the last minute counts no more', () => {
  for (const moment of ['2026-11-18T20:59:59Z', '2026-11-18T12:00:00Z', '2026-11-19T06:00:00Z'])
    assert.equal(quietUntil(night, at(moment)), at(moment), moment);
  const noon = { from: 12 * 60, until: 13 * 60 + 30, zone: 'UTC' };
  assert.equal(quietUntil(noon, at('2026-11-18T13:29:00Z')), at('2026-11-18T13:30:00Z'));
  assert.equal(quietUntil(noon, at('2026-11-18T13:30:00Z')), at('2026-11-18T13:30:00Z'));
});

test('a night in which the clock is set forward or back ends by the wall, too', () => {
  assert.equal(quietUntil(night, at('2026-03-28T22:00:00Z')), at('2026-03-29T05:00:00Z'));
  assert.equal(quietUntil(night, at('2026-10-24T21:00:00Z')), at('2026-10-25T06:00:00Z'));
});

test('zones off by half and quarter hours', () => {
  assert.equal(quietUntil({ ...night, zone: 'Asia/Kathmandu' }, at('2026-11-18T20:00:00Z')), at('2026-11-19T01:15:00Z'));
});

test('an end that the clock jumps over is where it lands; one that it passes twice counts the first time', () => {
  const short = { from: 23 * 60, until: 2 * 60 + 30, zone: 'Europe/Berlin' };
  assert.equal(quietUntil(short, at('2026-03-29T00:10:00Z')), at('2026-03-29T01:00:00Z'));
  assert.equal(quietUntil(short, at('2026-03-28T23:00:00Z')), at('2026-03-29T01:00:00Z'));
  assert.equal(quietUntil(short, at('2026-10-24T23:00:00Z')), at('2026-10-25T00:30:00Z'));
});

test('around every change of the clock they last exactly as long as the wall says', () => {
  const MINUTE = 60_000;
  const zones: readonly (readonly [zone: string, day: string])[] = [
    ['Europe/Berlin', '2026-03-29'],
    ['Europe/Berlin', '2026-10-25'],
    ['America/Santiago', '2026-04-05'],
    ['America/Havana', '2026-03-08'],
    ['Australia/Lord_Howe', '2026-10-04'],
  ];
  for (const [zone, day] of zones) {
    const wall = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' });
    for (const [from, until] of [
      [22 * 60, 30],
      [60, 2 * 60 + 15],
      [23 * 60 + 59, 0],
      [150, 149],
    ] as const) {
      const isQuiet = (moment: number): boolean => {
        const [hour = 0, minute = 0] = wall.format(moment).split(':').map(Number);
        const now = hour * 60 + minute;
        return from < until ? now >= from && now < until : now >= from || now < until;
      };
      for (let moment = at(`${day}T00:00:00Z`) - 720 * MINUTE; moment < at(`${day}T00:00:00Z`) + 1440 * MINUTE; moment += 17 * MINUTE) {
        const end = quietUntil({ from, until, zone }, moment);
        assert.equal(isQuiet(end), false, `${zone} ${from}-${until} ${new Date(moment).toISOString()}`);
        for (let within = moment; within < end; within += MINUTE) assert.ok(isQuiet(within), new Date(within).toISOString());
      }
    }
  }
});
