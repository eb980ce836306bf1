import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { person, TableFixture } from '../../test/tools/table-fixture.ts';
import { cancel, join, kick, leave, mute, seatBot } from './lobby.ts';
import type { Room } from './room.ts';

const [anna, bob, carl] = [person('Anna'), person('Bob'), person('Carl')];
const OPEN = { game: 'puerto-rico', seats: [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }] };
let fixture: TableFixture;
before(async () => {
  fixture = await TableFixture.open();
});
after(() => fixture.close());

const names = ({ table }: Room): string[] => table.live.seats.map(({ name }) => name);

test('people sit down; the last one starts the game', async () => {
  const room = await fixture.table(OPEN, anna);
  await join(room, bob, { seat: 2 });
  assert.deepEqual([names(room), room.table.status, room.timeline.length], [['Anna', '', 'Bob'], 'open', 0]);
  await join(room, carl, {});
  assert.deepEqual([names(room), room.table.status], [['Anna', 'Carl', 'Bob'], 'running']);
  assert.ok(room.timeline.length > 0, 'chance has spoken');
});

test('a seat is taken once, and nobody sits twice', async () => {
  const room = await fixture.table(OPEN, anna, bob);
  await assert.rejects(join(room, carl, { seat: 1 }), /seat 1 is not free/);
  await assert.rejects(join(room, carl, { seat: 7 }), /seat 7 is not free/);
  await assert.rejects(join(room, bob, {}), /you sit at this table already/);
  await join(room, carl, {});
  await assert.rejects(join(room, person('Dora'), {}), /the table is running/);
});

test('two who want the last seat at once: one gets it', async () => {
  const room = await fixture.table(OPEN, anna, bob);
  const [first, second] = await Promise.allSettled([join(room, carl, {}), join(room, person('Dora'), {})]);
  assert.deepEqual([first?.status, second?.status], ['fulfilled', 'rejected']);
});

test('who leaves before the game frees the seat; during the game a bot sits in', async () => {
  const room = await fixture.table(OPEN, anna, bob);
  await leave(room, bob);
  assert.deepEqual(names(room), ['Anna', '', '']);
  await join(room, bob, {});
  await join(room, carl, {});
  await leave(room, bob);
  assert.deepEqual([room.table.live.seats[1]?.substitute, room.table.live.seats[1]?.user], ['medium', bob.id]);
  await assert.rejects(leave(room, person('Dora')), /you have no seat/);
});

test('the host kicks, gives seats to bots, calls off; others do not', async () => {
  const room = await fixture.table(OPEN, anna, bob);
  for (const tool of [kick(room, bob, 0), seatBot(room, bob, 2, 'random'), cancel(room, bob)])
    await assert.rejects(tool, /only the host may do this/);
  await kick(room, anna, 1);
  await assert.rejects(kick(room, anna, 5), /there is no seat 5/);
  await seatBot(room, anna, 1, 'beginner');
  await assert.rejects(seatBot(room, anna, 1, 'beginner'), /seat 1 is not free/);
  await cancel(room, anna);
  assert.equal(room.table.status, 'cancelled');
  await assert.rejects(join(room, bob, {}), /the table is cancelled/);
  await assert.rejects(cancel(room, anna), /the table is cancelled/);
});

test('a table of bots and me starts at once; bots take the last seats', async () => {
  const made = await fixture.table({ game: 'madeira', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] }, anna);
  assert.equal(made.table.status, 'running');
  const filled = await fixture.table(OPEN, anna, bob);
  await seatBot(filled, anna, 2, 'easy');
  assert.equal(filled.table.status, 'running');
});

test('wishes that cannot be met are refused by name', async () => {
  const refused = (more: object, message: RegExp) => assert.rejects(fixture.table({ ...OPEN, ...more }, anna), message);
  await refused({ game: 'chess' }, /no game named 'chess'; there are madeira, puerto-rico/);
  await refused({ seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'open' }] }, /one seat for 'me'/);
  await refused({ options: { governor: 9 } }, /9 is neither 'random' nor a seat/);
  await refused({ rules: 'house' }, /house/);
});

test('the host mutes and lets speak again', async () => {
  const room = await fixture.table(OPEN, anna, bob);
  await mute(room, anna, bob.id, true);
  await mute(room, anna, bob.id, true);
  assert.deepEqual(room.table.live.muted, [bob.id]);
  await mute(room, anna, bob.id, false);
  assert.deepEqual(room.table.live.muted, []);
  await assert.rejects(mute(room, bob, anna.id, true), /only the host/);
});

test('a host mutes a hundred people at most: everybody at the table is told all of them', async () => {
  const room = await fixture.table(OPEN, anna);
  for (let i = 0; i < 100; i++) await mute(room, anna, person(`p${i}`).id, true);
  await assert.rejects(mute(room, anna, carl.id, true), /at most 100/);
  await mute(room, anna, person('p0').id, false);
  await mute(room, anna, carl.id, true);
  assert.equal(room.table.live.muted.length, 100);
});
