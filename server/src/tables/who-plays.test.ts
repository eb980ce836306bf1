/** Who may sit with whom: look-alikes, people whom the host removed, and players who never move. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSeat } from '@caravel/core';
import type { NewTableInput } from '@caravel/protocol';
import { turnOf } from '../../test/tools/play-out.ts';
import { person, TableFixture } from '../../test/tools/table-fixture.ts';
import { demandUnlikeAnywhere } from '../accounts/look-alikes.ts';
import { People } from '../accounts/people.ts';
import { Refusal } from '../model/refusal.ts';
import type { Person } from '../model/table.ts';
import { act } from './act.ts';
import { tableInfo } from './info.ts';
import { join, kick, leave, mute, readmit } from './lobby.ts';
import { replace, replaceable } from './replace.ts';
import type { Room } from './room.ts';

const [anna, bob, carl] = [person('Anna'), person('Bob'), person('Carl')];
const three: NewTableInput = {
  game: 'puerto-rico',
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  options: { governor: 0, mayor: 'in order' },
};
const DAY = 86_400_000;

const refused = (code: string, words: RegExp) => (error: unknown) => {
  assert.ok(error instanceof Refusal);
  assert.equal(error.wire.code, code);
  return words.test(error.message);
};

const fixtureFor = async (t: { after(done: () => Promise<void>): void }): Promise<TableFixture> => {
  const fixture = await TableFixture.open();
  t.after(() => fixture.close());
  return fixture;
};

test('nobody sits down with a name that looks like another at the table', async (t) => {
  const fixture = await fixtureFor(t);
  const room = await fixture.table(three, anna, bob);
  for (const name of ['Anna', 'ANNA', 'Аnna', 'Ánna', 'B0b'])
    await assert.rejects(join(room, { ...carl, name }, {}), refused('taken', /looks the same/), name);
  assert.equal(room.table.status, 'open');
  await join(room, carl, {});
});

test('nobody takes such a name while they sit there; when the game is over they may', async (t) => {
  const fixture = await fixtureFor(t);
  for (const one of [anna, bob, carl]) await new People(fixture.db).add(one, fixture.now);
  const room = await fixture.table(three, anna, bob, carl);
  await assert.rejects(demandUnlikeAnywhere(fixture.db, bob.id, 'Аnna'), refused('taken', /looks the same/));
  await demandUnlikeAnywhere(fixture.db, bob.id, 'Bób');
  await room.exclusively(() => room.write({ status: 'finished' }));
  await demandUnlikeAnywhere(fixture.db, bob.id, 'Аnna');
});

test('whom the host has removed stays out under any name, until the host lets them back', async (t) => {
  const fixture = await fixtureFor(t);
  const room = await fixture.table(three, anna, bob);
  await kick(room, anna, 1);
  assert.deepEqual(tableInfo(room.table, undefined, room).removed, [{ user: bob.id, name: 'Bob' }]);
  for (const name of ['Bob', 'Robert']) await assert.rejects(join(room, { ...bob, name }, {}), refused('not-yours', /removed you/));
  await assert.rejects(readmit(room, bob, bob.id), refused('not-yours', /only the host/));
  await readmit(room, anna, bob.id);
  await join(room, bob, {});
  assert.deepEqual(tableInfo(room.table, undefined, room).removed, []);
});

test('a host who frees their own seat, or one that is kept, removes nobody', async (t) => {
  const fixture = await fixtureFor(t);
  const room = await fixture.table(three, anna);
  await kick(room, anna, 0);
  await kick(room, anna, 1);
  assert.deepEqual(room.table.live.removed ?? [], []);
  await join(room, anna, {});
});

const waiter = ({ timeline: { game, state } }: Room): number => firstSeat(game.turn(state));
const PEOPLE = [anna, bob, carl];

const moveOn = async (fixture: TableFixture, room: Room, until: number): Promise<void> => {
  for (let i = 0; waiter(room) !== until && i < 50; i++) {
    const seat = waiter(room);
    fixture.now += 1000;
    await act(room, PEOPLE[seat] as Person, {
      length: room.timeline.length,
      moves: turnOf(room, seat, 0),
      request: `m${room.timeline.length}`,
      seat,
    });
  }
};

const momentOf = (fixture: TableFixture) => (table: string, n: number) => fixture.store.momentOf(table, n);

test('the host replaces who has not moved for three days, and they come back by moving', async (t) => {
  const fixture = await fixtureFor(t);
  const room = await fixture.table(three, anna, bob, carl);
  await moveOn(fixture, room, 1);
  const since = fixture.now;
  fixture.now = since + 3 * DAY - 1;
  await mute(room, anna, carl.id, true);
  assert.deepEqual(await replaceable(room, anna, momentOf(fixture)), [{ seat: 1, at: since + 3 * DAY }], 'other changes do not count');
  await assert.rejects(replace(room, anna, 1, momentOf(fixture)), refused('not-now', /three days/));
  fixture.now = since + 3 * DAY;
  for (const seat of [2, 7])
    await assert.rejects(replace(room, anna, seat, momentOf(fixture)), refused(seat === 7 ? 'bad-input' : 'not-now', /seat/));
  for (const other of [carl, bob]) await assert.rejects(replace(room, other, 1, momentOf(fixture)), refused('not-yours', /host/));
  assert.deepEqual(await replaceable(room, carl, momentOf(fixture)), []);
  await replace(room, anna, 1, momentOf(fixture));
  assert.equal(room.table.live.seats[1]?.substitute, 'medium');
  await assert.rejects(replace(room, anna, 1, momentOf(fixture)), refused('not-now', /nobody waits/));
  await act(room, bob, { length: room.timeline.length, moves: turnOf(room, 1, 0), request: 'back', seat: 1 });
  assert.equal(room.table.live.seats[1]?.substitute, undefined);
});

test('the time when no node ran does not count, and after a start nobody is replaced at once', async (t) => {
  const fixture = await fixtureFor(t);
  const room = await fixture.table(three, anna, bob, carl);
  await moveOn(fixture, room, 1);
  const since = fixture.now;
  fixture.downtime.spans = () => [{ from: since + DAY, until: since + 3 * DAY }];
  fixture.now = since + 5 * DAY - 1;
  assert.deepEqual(await replaceable(room, anna, momentOf(fixture)), [{ seat: 1, at: since + 5 * DAY }]);
  await assert.rejects(replace(room, anna, 1, momentOf(fixture)), refused('not-now', /three days/));
  fixture.now = since + 5 * DAY;
  fixture.downtime.flagsFrom = fixture.now + 1;
  await assert.rejects(replace(room, anna, 1, momentOf(fixture)), refused('not-now', /three days/));
  fixture.now += 1;
  await replace(room, anna, 1, momentOf(fixture));
});

test('a table that waited for days before it began gives nobody less time', async (t) => {
  const fixture = await fixtureFor(t);
  const room = await fixture.table({ ...three, game: 'puerto-rico' }, anna, bob);
  fixture.now += 10 * DAY;
  await join(room, carl, {});
  const first = waiter(room);
  const asker = PEOPLE[first === 0 ? 1 : 0] as Person;
  await assert.rejects(replace(room, asker, first, momentOf(fixture)), refused('not-now', /three days/));
});

test('if the host never moves, or has left the game to a bot, another player does it', async (t) => {
  const fixture = await fixtureFor(t);
  const room = await fixture.table(three, anna, bob, carl);
  fixture.now += 4 * DAY;
  assert.equal(waiter(room), 0);
  await assert.rejects(replace(room, person('Dora'), 0, momentOf(fixture)), refused('not-yours', /host/));
  await assert.rejects(replace(room, anna, 0, momentOf(fixture)), refused('not-yours', /host/));
  await replace(room, bob, 0, momentOf(fixture));
  assert.equal(room.table.live.seats[0]?.substitute, 'medium');
  const other = await fixture.table(three, anna, bob, carl);
  await moveOn(fixture, other, 1);
  await leave(other, anna);
  fixture.now += 4 * DAY;
  await replace(other, carl, 1, momentOf(fixture));
  assert.equal(other.table.live.seats[1]?.substitute, 'medium');
});

test('where a clock runs it sees to that', async (t) => {
  const fixture = await fixtureFor(t);
  const room = await fixture.table({ ...three, pace: { kind: 'days', days: 30 } }, anna, bob, carl);
  await moveOn(fixture, room, 1);
  fixture.now += 4 * DAY;
  assert.deepEqual(await replaceable(room, anna, momentOf(fixture)), []);
  await assert.rejects(replace(room, anna, 1, momentOf(fixture)), refused('not-now', /clock/));
});
