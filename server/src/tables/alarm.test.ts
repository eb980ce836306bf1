import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Pace } from '@caravel/protocol';
import { person, TableFixture } from '../../test/tools/table-fixture.ts';
import { act } from './act.ts';
import { alarm } from './alarm.ts';
import { goAway } from './away.ts';
import { comeBack, leave } from './lobby.ts';
import type { Room } from './room.ts';

const DAY = 86_400_000;
const [anna, bob] = [person('Anna'), person('Bob')];
let fixture: TableFixture;
before(async () => {
  fixture = await TableFixture.open();
});
after(() => fixture.close());

const tableWith = (pace: Pace): Promise<Room> =>
  fixture.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }], options: { governor: 0 }, pace }, anna, bob);

const help = (vacation = 0) => {
  const reminded: number[] = [];
  return { reminded, vacationUntil: async () => vacation, remind: (_: unknown, seat: number) => void reminded.push(seat) };
};

test('when time is up a bot sits in, until the owner moves again', async () => {
  const room = await tableWith({ kind: 'live', minutes: 1, increment: 0, onFlag: 'bot' });
  fixture.now += 59_000;
  await alarm(room, help());
  assert.equal(room.table.live.seats[0]?.substitute, undefined);
  fixture.now += 1000;
  await alarm(room, help());
  assert.equal(room.table.live.seats[0]?.substitute, 'medium');
  assert.equal(room.table.status, 'running');
  await act(room, anna, { length: room.timeline.length, moves: ['role settler'], request: 'back' });
  assert.equal(room.table.live.seats[0]?.substitute, undefined);
});

test('leaving the seat to a bot and coming back stops no clock, and nobody comes back when time is up', async () => {
  const room = await tableWith({ kind: 'live', minutes: 1, increment: 0, onFlag: 'bot' });
  for (const left of [40_000, 20_000]) {
    fixture.now += 19_000;
    await leave(room, anna);
    fixture.now += 1000;
    await leave(room, anna);
    await comeBack(room, anna);
    assert.deepEqual(room.table.clock?.left, [left, 60_000]);
  }
  fixture.now += 20_000;
  await alarm(room, help());
  await assert.rejects(comeBack(room, anna), /time is up/);
  assert.equal(isPlayedFor(room), true);
});

test('or the game ends, and who ran out of time is last', async () => {
  const room = await tableWith({ kind: 'live', minutes: 1, increment: 0, onFlag: 'end' });
  fixture.now += 60_000;
  await alarm(room, help());
  const { status, live, turn, wakeAt } = room.table;
  assert.deepEqual([status, live.ending?.reason, live.ending?.places, turn, wakeAt], ['finished', 'time', [2, 1], 0, undefined]);
  await assert.rejects(
    act(room, anna, { length: room.timeline.length, moves: ['role settler'], request: 'late' }),
    /the table is finished/,
  );
});

const isPlayedFor = (room: Room): boolean => room.table.live.seats[0]?.substitute !== undefined;

test('vacation stops a clock of days: who comes back has the time they had', async () => {
  const room = await tableWith({ kind: 'days', days: 2, onFlag: 'bot' });
  fixture.now += 1.5 * DAY;
  const until = fixture.now + 10 * DAY;
  await goAway(room, anna.id, { from: fixture.now, until });
  assert.equal(room.table.wakeAt, until, 'the reminder comes then');
  for (const [moment, isBot] of [
    [until - 1, false],
    [until + 0.5 * DAY - 1, false],
    [until + 0.5 * DAY, true],
  ] as const) {
    fixture.now = moment;
    await alarm(room, help());
    assert.equal(isPlayedFor(room), isBot);
  }
});

test('who comes back early has the time they had, and may go again', async () => {
  const room = await tableWith({ kind: 'days', days: 2, onFlag: 'bot' });
  for (let i = 0; i < 3; i++) {
    await goAway(room, anna.id, { from: fixture.now, until: fixture.now + 10 * DAY });
    fixture.now += 3 * DAY;
    await goAway(room, anna.id, undefined);
    fixture.now += 0.5 * DAY;
  }
  fixture.now += 0.5 * DAY - 1;
  await alarm(room, help());
  assert.equal(isPlayedFor(room), false);
  fixture.now += 1;
  await alarm(room, help());
  assert.equal(isPlayedFor(room), true);
});

test('who began a table while on vacation is found to be away when the time is up', async () => {
  const room = await tableWith({ kind: 'days', days: 2, onFlag: 'bot' });
  const back = fixture.now + 10 * DAY;
  fixture.now += 2 * DAY;
  await alarm(room, help(back));
  fixture.now = back + 2 * DAY - 1;
  await alarm(room, help());
  assert.equal(isPlayedFor(room), false);
  fixture.now += 1;
  await alarm(room, help());
  assert.equal(isPlayedFor(room), true);
});

test('vacation does not help on a live clock', async () => {
  const room = await tableWith({ kind: 'live', minutes: 1, increment: 0, onFlag: 'bot' });
  fixture.now += 60_000;
  await alarm(room, help(fixture.now + DAY));
  assert.equal(room.table.live.seats[0]?.substitute, 'medium');
});

test('one reminder for each turn, to who has it', async () => {
  const room = await tableWith({ kind: 'days', days: 2, onFlag: 'bot' });
  const helper = help();
  fixture.now += 1.4 * DAY;
  await alarm(room, helper);
  assert.deepEqual(helper.reminded, []);
  assert.equal(room.table.wakeAt, room.table.createdAt + 1.5 * DAY);
  fixture.now += 0.1 * DAY;
  await alarm(room, helper);
  await alarm(room, helper);
  assert.deepEqual(helper.reminded, [0]);
  assert.equal(room.table.wakeAt, room.table.createdAt + 2 * DAY);
});

test('time that was given back: the table is set to the new moment, once, and the flag falls then', async () => {
  const room = await tableWith({ kind: 'live', minutes: 1, increment: 0, onFlag: 'end' });
  const [start, due] = [fixture.now, room.table.wakeAt as number];
  fixture.downtime.spans = () => [{ from: start + 10_000, until: start + 3 * DAY }];
  fixture.now = start + 3 * DAY + 1000;
  await alarm(room, help());
  const { revision, wakeAt } = room.table;
  assert.deepEqual([room.table.status, wakeAt], ['running', due + 3 * DAY - 10_000]);
  await alarm(room, help());
  assert.equal(room.table.revision, revision);
  fixture.now = wakeAt as number;
  await alarm(room, help());
  assert.equal(room.table.live.ending?.reason, 'time');
  fixture.downtime.spans = () => [];
});

test('soon after a start no flag falls, but reminders go out', async () => {
  const room = await tableWith({ kind: 'days', days: 2, onFlag: 'end' });
  const helper = help();
  fixture.now += 2 * DAY;
  fixture.downtime.flagsFrom = fixture.now + 300_000;
  await alarm(room, helper);
  assert.deepEqual([helper.reminded, room.table.status, room.table.wakeAt], [[0], 'running', fixture.downtime.flagsFrom]);
  fixture.now = fixture.downtime.flagsFrom;
  await alarm(room, helper);
  assert.equal(room.table.live.ending?.reason, 'time');
  fixture.downtime.flagsFrom = 0;
});
