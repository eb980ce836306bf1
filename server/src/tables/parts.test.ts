import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { NO_PART, partOf, verifyFairness } from '@caravel/core';
import type { NewTableInput } from '@caravel/protocol';
import { person, TableFixture } from '../../test/tools/table-fixture.ts';
import type { Person } from '../model/table.ts';
import { act } from './act.ts';
import { tableInfo } from './info.ts';
import { cancel, join, kick, leave, seatBot } from './lobby.ts';
import { PROMISE_TIME, partsDue, promise, REVEAL_TIME, reveal } from './parts.ts';
import type { Room } from './room.ts';
import { fairnessOf } from './shuffle.ts';
import { agree, proposeEnd } from './undo.ts';

const [anna, bob, carl] = [person('Anna'), person('Bob'), person('Carl')];
const BOT = { kind: 'bot' as const, level: 'random' as const };
const TWO: NewTableInput = { game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }], promises: true };
const [A, B, OTHER] = ['aa'.repeat(32), 'bb'.repeat(32), 'cc'.repeat(32)];

let fixture: TableFixture;
before(async () => {
  fixture = await TableFixture.open();
});
after(() => fixture.close());

const part = ({ table }: Room, seat: number, contribution: string): string => partOf(table.header.commitment ?? '', seat, contribution);
const stage = (room: Room): string => tableInfo(room.table, undefined, room).awaits?.what ?? room.table.status;
const promised = async (room: Room, who: Person, seat: number, contribution: string): Promise<void> =>
  promise(room, who, part(room, seat, contribution));

/** Anna and Bob have promised; nobody has revealed. */
const fixed = async (wish = TWO): Promise<Room> => {
  const room = await fixture.table(wish, anna);
  await join(room, bob, { promises: true });
  await promised(room, anna, 0, A);
  await promised(room, bob, 1, B);
  return room;
};

test('all seats, then all promises, then all reveals; the last one begins the game', async () => {
  const room = await fixture.table(TWO, anna);
  assert.equal(stage(room), 'open');
  await promised(room, anna, 0, A);
  await join(room, bob, { promises: true });
  assert.equal(stage(room), 'promises');
  await promised(room, bob, 1, B);
  assert.equal(stage(room), 'reveals');
  await reveal(room, bob, B);
  assert.deepEqual([stage(room), room.timeline.length], ['reveals', 0]);
  await reveal(room, anna, A);
  assert.equal(stage(room), 'running');
  assert.ok(room.timeline.length > 0, 'chance has spoken');
  assert.deepEqual(room.table.live.shuffle, { parts: [part(room, 0, A), part(room, 1, B)], contributions: [A, B] });
  await proposeEnd(room, anna);
  await agree(room, bob, true);
  const record = fairnessOf(room.table, await room.secret());
  assert.ok(record);
  const { game, config, entries } = room.timeline;
  const proof = verifyFairness(game, config, entries, record);
  assert.deepEqual(proof, { ok: true, value: { scheme: 2, draws: entries.length, parts: 2, people: 2 } });
});

test('one person and bots: the host promises and reveals after the commitment, then the game begins', async () => {
  const room = await fixture.table({ game: 'madeira', seats: [{ kind: 'me' }, BOT], promises: true }, anna);
  assert.deepEqual([stage(room), room.timeline.length], ['promises', 0]);
  await promised(room, anna, 0, A);
  await reveal(room, anna, A);
  assert.deepEqual([stage(room), room.table.live.shuffle?.parts], ['running', [part(room, 0, A), '']]);
});

test('nobody waits for who promises nothing', async () => {
  const room = await fixture.table({ ...TWO, promises: false }, anna, bob);
  assert.deepEqual([room.table.status, room.table.live.shuffle?.parts], ['running', [NO_PART, NO_PART]]);
});

test('a contribution is shown only when all parts are fixed, and has to be the promised one', async () => {
  const room = await fixture.table(TWO, anna);
  await promised(room, anna, 0, A);
  await assert.rejects(reveal(room, anna, A), /revealed when all parts are fixed/);
  await join(room, bob, { promises: true });
  await assert.rejects(reveal(room, anna, A), /revealed when all parts are fixed/);
  await promised(room, bob, 1, B);
  await assert.rejects(reveal(room, anna, OTHER), /not the contribution you promised/);
  await assert.rejects(reveal(room, carl, A), /you have no seat/);
});

test('a part is promised once: the same again is no error, another is refused, also when all are fixed', async () => {
  const room = await fixture.table(TWO, anna, bob);
  await promised(room, anna, 0, A);
  const { revision } = room.table;
  await promised(room, anna, 0, A);
  assert.equal(room.table.revision, revision);
  await assert.rejects(promised(room, anna, 0, OTHER), /parts of this table are fixed|promised another part/);
  const late = await fixed();
  await reveal(late, bob, B);
  await assert.rejects(promised(late, anna, 0, OTHER), /parts of this table are fixed/);
  await reveal(late, bob, B);
  assert.equal(stage(late), 'reveals');
});

test('a promise copied from another seat cannot be met', async () => {
  const room = await fixture.table(TWO, anna);
  await join(room, bob, { promises: true });
  await promised(room, anna, 0, A);
  await promise(room, bob, part(room, 0, A));
  await reveal(room, anna, A);
  await assert.rejects(reveal(room, bob, A), /not the contribution you promised/);
});

test('once the parts are fixed nobody can be removed, join, cancel, or come back with another part', async () => {
  const room = await fixed();
  await reveal(room, bob, B);
  for (const tool of [kick(room, anna, 1), kick(room, anna, 0), cancel(room, anna), seatBot(room, anna, 1, 'random'), join(room, carl, {})])
    await assert.rejects(tool, /the seats are fixed/);
  await leave(room, anna);
  assert.equal(room.table.status, 'running', 'who got up is not waited for');
  assert.deepEqual([room.table.live.seats[0]?.user, room.table.live.seats[0]?.substitute], [anna.id, 'medium']);
  assert.deepEqual(room.table.live.shuffle, { parts: [part(room, 0, A), part(room, 1, B)], contributions: ['', B] });
  await assert.rejects(reveal(room, anna, A), /left out/);
  await assert.rejects(join(room, anna, { promises: true }), /the table is running/);
});

test('before the parts are fixed seats still change, and a promise goes with its seat', async () => {
  const room = await fixture.table({ ...TWO, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }, anna);
  await join(room, bob, { promises: true });
  await promised(room, bob, 1, B);
  await join(room, carl, { promises: true });
  assert.equal(stage(room), 'promises');
  await kick(room, anna, 1);
  assert.deepEqual(
    [stage(room), room.table.wakeAt, tableInfo(room.table, undefined, room).parts],
    ['open', undefined, [NO_PART, '', NO_PART]],
  );
  await leave(room, carl);
  await cancel(room, anna);
  assert.equal(room.table.wakeAt, undefined);
});

test('who does not promise is waited for a minute, who does not reveal ten; then the game begins without their part', async () => {
  const room = await fixture.table(TWO, anna);
  await join(room, bob, { promises: true });
  await promised(room, anna, 0, A);
  assert.equal(room.table.wakeAt, fixture.now + PROMISE_TIME);
  fixture.now += PROMISE_TIME - 1;
  await partsDue(room);
  assert.equal(stage(room), 'promises');
  fixture.now += 1;
  await partsDue(room);
  assert.deepEqual([stage(room), room.table.wakeAt], ['reveals', fixture.now + REVEAL_TIME]);
  assert.equal(REVEAL_TIME, 10 * 60_000);
  fixture.now += REVEAL_TIME - 1;
  await partsDue(room);
  assert.equal(stage(room), 'reveals');
  fixture.now += 1;
  await partsDue(room);
  assert.equal(stage(room), 'running');
  assert.deepEqual(room.table.live.shuffle, { parts: [part(room, 0, A), NO_PART], contributions: ['', ''] });
  await assert.rejects(reveal(room, anna, A), /left out/);
});

test('after a start of the server nobody is left out before people could come back', async () => {
  const room = await fixed();
  fixture.now += REVEAL_TIME;
  fixture.downtime.flagsFrom = fixture.now + 1;
  await partsDue(room);
  assert.equal(stage(room), 'reveals');
  fixture.now += 1;
  await partsDue(room);
  assert.equal(stage(room), 'running');
});

test('the clocks start with the game, not with the last seat', async () => {
  const room = await fixed({ ...TWO, pace: { kind: 'live', minutes: 5, increment: 0 } });
  assert.ok(!room.table.clock);
  fixture.now += 300_000;
  await reveal(room, anna, A);
  await reveal(room, bob, B);
  assert.deepEqual(tableInfo(room.table, undefined, room).clock?.left, [300_000, 300_000]);
});

test('nobody moves before the reveals, and real dice take no parts', async () => {
  const room = await fixed();
  await assert.rejects(act(room, anna, { length: 0, moves: ['role mayor'], request: 'a' }), /the game has not begun/);
  const manual = await fixture.table({ ...TWO, chance: 'manual' }, anna);
  await assert.rejects(promise(manual, anna, OTHER), /this table takes no parts/);
  await join(manual, bob, { promises: true });
  assert.deepEqual([stage(manual), manual.table.live.shuffle], ['running', undefined]);
});

test('a table from before there were parts is drawn and shown as what it is', async () => {
  const room = await fixture.table({ ...TWO, promises: false }, anna);
  const { scheme, ...header } = room.table.header;
  const seats = room.table.live.seats.map((seat) => ({ ...seat, contribution: seat.user ? A : '' }));
  const values = [JSON.stringify(header), JSON.stringify({ ...room.table.live, seats }), room.table.id];
  await fixture.db.run('UPDATE tables SET header = $1, live = $2, revision = revision + 1 WHERE id = $3', ...values);
  await room.exclusively(() => room.catchUp());
  await join(room, bob, { promises: true });
  assert.equal(room.table.status, 'running');
  const { game, config, entries } = room.timeline;
  const record = fairnessOf(room.table, await room.secret());
  assert.ok(record);
  assert.deepEqual([record.scheme, record.parts, record.contributions], [1, [], [A, '']]);
  assert.ok(verifyFairness(game, config, entries, record).ok);
});
