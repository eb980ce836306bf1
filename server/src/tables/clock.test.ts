import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pace } from '@caravel/protocol';
import fc from 'fast-check';
import { joined, type Span } from '../model/span.ts';
import type { Clock, SeatState } from '../model/table.ts';
import { flagAt, flagged, nextClock, type Running, shownLeft, startClock } from './clock.ts';

const LIVE: Pace = { kind: 'live', minutes: 1, increment: 5, onFlag: 'bot' };
const DAYS: Pace = { kind: 'days', days: 2, onFlag: 'bot' };
const DAY = 86_400_000;
const people = (...bots: number[]): SeatState[] =>
  [0, 1, 2].map((seat) => ({
    kind: 'person',
    name: '',
    user: 'x',
    contribution: '',
    ...(bots.includes(seat) ? { substitute: 'medium' } : {}),
  }));
const clock = (...left: number[]): Clock => ({ left, at: 1000 });
const running = (at: Clock, turn: number, seats: SeatState[], ...outages: Span[]): Running => ({ clock: at, turn, seats, outages });

test('everybody starts with the time of the table; untimed tables have no clock', () => {
  assert.deepEqual(startClock(LIVE, 3, 7), { left: [60_000, 60_000, 60_000], at: 7 });
  assert.deepEqual(startClock(DAYS, 2, 7), { left: [2 * DAY, 2 * DAY], at: 7 });
  assert.equal(startClock({ kind: 'untimed' }, 3, 7), undefined);
});

test('a live clock runs for who has the turn, and gains when the turn passes on', () => {
  const after = nextClock(LIVE, running(clock(60_000, 60_000, 60_000), 0b001, people()), 0b010, 11_000);
  assert.deepEqual(after, { left: [55_000, 60_000, 60_000], at: 11_000 });
  const still = nextClock(LIVE, running(clock(60_000, 60_000, 60_000), 0b001, people()), 0b001, 11_000);
  assert.deepEqual(still.left, [50_000, 60_000, 60_000]);
});

test('several who choose at once lose time together', () => {
  assert.deepEqual(nextClock(LIVE, running(clock(30_000, 40_000, 50_000), 0b011, people()), 0b010, 3000).left, [33_000, 38_000, 50_000]);
});

test('a clock of days is full again for each new turn, and not before', () => {
  assert.deepEqual(nextClock(DAYS, running(clock(DAY, 5, 5), 0b001, people()), 0b010, 2000).left, [DAY - 1000, 2 * DAY, 5]);
  assert.deepEqual(nextClock(DAYS, running(clock(DAY, 5, 5), 0b001, people()), 0b001, 2000).left, [DAY - 1000, 5, 5]);
});

test('no time runs for a bot or for one a bot sits in for, nor backwards', () => {
  assert.deepEqual(nextClock(LIVE, running(clock(9, 9, 9), 0b001, people(0)), 0b001, 5000).left, [9, 9, 9]);
  assert.deepEqual(nextClock(LIVE, running(clock(9, 9, 9), 0b001, people()), 0b001, 500).left, [9, 9, 9]);
});

test('who leaves the seat to a bot, or takes it back, has used the time until then', () => {
  const at = clock(9000, 9000, 9000);
  for (const [now, before] of [
    [people(0), people()],
    [people(), people(0)],
  ] as const)
    assert.deepEqual(nextClock(LIVE, running(at, 0b001, now), 0b001, 5000, { earlier: before }).left, [5000, 9000, 9000]);
});

test('a turn that has passed on is a new one, even if nothing was to be decided in between', () => {
  assert.deepEqual(nextClock(LIVE, running(clock(60_000, 7, 7), 0b001, people()), 0b001, 11_000, { held: 0 }).left, [55_000, 7, 7]);
  assert.deepEqual(nextClock(DAYS, running(clock(DAY, 5, 5), 0b001, people()), 0b001, 2000, { held: 0b010 }).left, [2 * DAY, 5, 5]);
});

test('a turn that is taken back goes on with the time it had', () => {
  for (const [pace, start] of [
    [LIVE, 60_000],
    [DAYS, DAY],
  ] as const) {
    const passed = nextClock(pace, running(clock(start, start, start), 0b001, people()), 0b010, 11_000);
    const back = nextClock(pace, running(passed, 0b010, people()), 0b001, 12_000, { isTakenBack: true });
    assert.equal(back.left[0], start - 10_000);
    assert.equal(back.left[1], (passed.left[1] as number) - 1000, 'the others gain nothing by it');
  }
});

test('the next flag is the first of those who have the turn', () => {
  assert.equal(flagAt(running(clock(300, 200, 100), 0b011, people())), 1200);
  assert.equal(flagAt(running(clock(300, 200, 100), 0b011, people(1))), 1300);
  assert.equal(flagAt(running(clock(300, 200, 100), 0, people())), undefined);
  assert.deepEqual(flagged(running(clock(300, 200, 100), 0b011, people()), 1199), []);
  assert.deepEqual(flagged(running(clock(300, 200, 100), 0b011, people()), 1200), [1]);
  assert.deepEqual(flagged(running(clock(300, 200, 100), 0b111, people(2)), 1300), [0, 1]);
});

test('a clock waits while the owner is away, and goes on where it stood', () => {
  const [first, ...others] = people();
  const seats = [{ ...(first as SeatState), away: { from: 1100, until: 5000 } }, ...others];
  assert.equal(flagAt(running(clock(300, 200, 100), 0b001, seats)), 5200);
  assert.equal(flagAt(running(clock(100, 200, 100), 0b001, seats)), 1100, 'time was up before');
  assert.equal(flagAt(running(clock(300, 200, 100), 0b010, seats)), 1200, 'others do not wait');
  assert.deepEqual(nextClock(DAYS, running(clock(300, 200, 100), 0b001, seats), 0b001, 3000).left, [200, 200, 100]);
  assert.deepEqual(nextClock(DAYS, running(clock(300, 200, 100), 0b001, seats), 0b001, 5100).left, [100, 200, 100]);
  const shown = shownLeft({ clock: clock(300, 200, 100), turn: 0b001, live: { seats, muted: [] } }, []);
  assert.deepEqual(shown, [4200, 200, 100], 'until the flag');
});

test('nobody is charged for an outage, whoever was away meanwhile', () => {
  const [first, ...others] = people();
  const down = { from: 1100, until: 9100 };
  assert.deepEqual(nextClock(LIVE, running(clock(300, 200, 100), 0b001, people(), down), 0b001, 9200).left, [100, 200, 100]);
  assert.deepEqual(
    nextClock(LIVE, running(clock(300, 200, 100), 0b001, people(), down), 0b001, 5000).left,
    [200, 200, 100],
    'in the middle',
  );
  assert.equal(flagAt(running(clock(300, 200, 100), 0b001, people(), down)), 9300);
  assert.deepEqual(flagged(running(clock(300, 200, 100), 0b001, people(), down), 9299), []);
  assert.equal(flagAt(running(clock(100, 200, 100), 0b001, people(), down)), 1100, 'time was up before');
  const seats = [{ ...(first as SeatState), away: { from: 5000, until: 10_000 } }, ...others];
  assert.equal(flagAt(running(clock(300, 200, 100), 0b001, seats, down)), 10_200, 'what was both counts once');
  assert.deepEqual(shownLeft({ clock: clock(300, 200, 100), turn: 0b001, live: { seats: people(), muted: [] } }, [down]), [8300, 200, 100]);
});

/** Moments around the clock's own, and spans between them. */
const moment = fc.integer({ min: 0, max: 2000 });
const spans = fc
  .array(fc.tuple(moment, moment), { maxLength: 6 })
  .map((pairs) =>
    pairs
      .map(([a, b]) => ({ from: Math.min(a, b), until: Math.max(a, b) }))
      .reduce<readonly Span[]>((list, span) => joined(list, span), []),
  );
/** Milliseconds between two moments that lie in a span, counted one by one. */
const counted = (list: readonly Span[], from: number, to: number): number => {
  let sum = 0;
  for (let at = from; at < to; at++) if (list.some((span) => span.from <= at && at < span.until)) sum++;
  return sum;
};

test('what is given back is the time of outage and vacation, once; nobody gains or loses by it', () => {
  fc.assert(
    fc.property(
      spans,
      fc.option(fc.tuple(moment, moment), { nil: undefined }),
      moment,
      fc.integer({ min: 0, max: 1500 }),
      (outages, trip, now, left) => {
        const away = trip && { from: Math.min(...trip), until: Math.max(...trip) };
        const seats = people().map((sitter) => (away ? { ...sitter, away } : sitter));
        const at = running(clock(left, 0, 0), 0b001, seats, ...outages);
        const rest = counted(away ? [...outages, away] : outages, 1000, now);
        const after = nextClock(LIVE, at, 0b001, now).left[0] as number;
        assert.equal(left - after, Math.max(0, now - 1000) - rest);
        assert.ok(after <= left, 'never negative time');
        // Where the flag falls is the same whether one looks at the clock in between or not.
        const flag = flagAt(at) as number;
        if (now >= 1000 && now <= flag) assert.equal(flagAt({ ...at, clock: nextClock(LIVE, at, 0b001, now) }), flag);
      },
    ),
  );
});
