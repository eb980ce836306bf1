import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { partOf } from '@caravel/core';
import { person, TableFixture } from '../../test/tools/table-fixture.ts';
import { join } from './lobby.ts';
import { promise, reveal } from './parts.ts';
import { rematch } from './rematch.ts';
import type { Room } from './room.ts';
import { agree, proposeEnd } from './undo.ts';

const [anna, bob, carl] = [person('Anna'), person('Bob'), person('Carl')];
let fixture: TableFixture;
before(async () => {
  fixture = await TableFixture.open();
});
after(() => fixture.close());

const finished = async (): Promise<Room> => {
  const bot = { kind: 'bot' as const, level: 'random' as const };
  const pace = { kind: 'live' as const, minutes: 5, increment: 0 };
  const room = await fixture.table(
    { game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }, bot], pace, access: 'open' },
    anna,
    bob,
  );
  await proposeEnd(room, anna);
  await agree(room, bob, true);
  return room;
};

const again = (room: Room, who: typeof anna): Promise<string> => rematch(room, who, true, fixture.store);

test('everybody sits one seat further; who asked sits, the others have their seats kept', async () => {
  const room = await finished();
  const next = await fixture.rooms.get(await again(room, bob));
  const seats = next.table.live.seats.map(({ kind, name }) => `${name} ${kind}`);
  assert.deepEqual(seats, ['Bob person', 'random bot', 'Anna open']);
  const { status, host, length, clock, header, live } = next.table;
  assert.deepEqual([status, host, length, clock, live.ending, live.rematch], ['open', bob.id, 0, undefined, undefined, undefined]);
  assert.deepEqual([header.pace, header.scheme, live.seats[0]?.part], [room.table.header.pace, 2, '']);
  assert.notEqual(header.commitment, room.table.header.commitment);
  assert.notEqual(await next.secret(), await room.secret());
});

test('it is made once, whoever asks, and shown at the old table', async () => {
  const room = await finished();
  const ids = await Promise.all([again(room, anna), again(room, bob), again(room, anna)]);
  assert.equal(new Set(ids).size, 1);
  assert.equal(room.table.live.rematch, ids[0]);
});

test('a kept seat is for its owner alone', async () => {
  const room = await finished();
  const next = await fixture.rooms.get(await again(room, anna));
  await assert.rejects(join(next, carl, {}), /no seat is free/);
  await assert.rejects(join(next, carl, { seat: 0 }), /seat 0 is not free/);
  await join(next, bob, {});
  assert.equal(next.table.status, 'open', 'who asked for it has said to promise a part');
  const contribution = 'aa'.repeat(32);
  await promise(next, anna, partOf(next.table.header.commitment ?? '', 2, contribution));
  await reveal(next, anna, contribution);
  assert.equal(next.table.status, 'running');
});

test('not before the end, and not by those who only looked on', async () => {
  const room = await finished();
  await assert.rejects(again(room, carl), /no seat/);
  const running = await fixture.table({ game: 'madeira', seats: [{ kind: 'me' }, { kind: 'open' }] }, anna, bob);
  await assert.rejects(again(running, anna), /the game is not over/);
});

/** The table as an older or later program has left it. */
const leftBy = async (change: { game?: string; version?: number; options?: object }): Promise<Room> => {
  const { table } = await finished();
  const { game = table.game, ...terms } = change;
  await fixture.db.run(
    'UPDATE tables SET game = $1, header = $2 WHERE id = $3',
    game,
    JSON.stringify({ ...table.header, ...terms }),
    table.id,
  );
  fixture.rooms.forget(Number.POSITIVE_INFINITY, () => false);
  return fixture.rooms.get(table.id);
};

test('a rematch of a game of another version is played by the rules of now', async () => {
  const old = await leftBy({ version: 0 });
  assert.match(old.fault?.message ?? '', /version 0/);
  const next = await fixture.rooms.get(await again(old, anna));
  assert.deepEqual([next.fault, next.table.header.version], [undefined, (await finished()).table.header.version]);
});

test('what is not played any more has no rematch, and says why', async () => {
  const tables = async () => (await fixture.db.all('SELECT id FROM tables')).length;
  for (const [change, why] of [
    [{ game: 'chess' }, /no game named 'chess'/],
    [{ options: { rockets: 1 } }, /no such option/],
  ] as const) {
    const old = await leftBy(change);
    const before = await tables();
    await assert.rejects(again(old, anna), why);
    assert.equal(await tables(), before);
  }
});
