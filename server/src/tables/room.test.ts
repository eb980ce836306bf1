import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { person, TableFixture } from '../../test/tools/table-fixture.ts';
import { StoreUnavailable } from '../store/database.ts';
import { act } from './act.ts';
import { alarm } from './alarm.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { agree, proposeEnd, undo } from './undo.ts';

const [anna, bob] = [person('Anna'), person('Bob')];
let fixture: TableFixture;
before(async () => {
  fixture = await TableFixture.open();
});
after(() => fixture.close());

const running = (): Promise<Room> =>
  fixture.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }], options: { governor: 0 } }, anna, bob);

const asking = (room: Room, request: string, ...moves: string[]) => ({ length: room.timeline.length, moves, request });

/** Another node's view of the same tables. */
const elsewhere = (): Rooms => fixture.elsewhere();

test('an illegal move names its rule, and nothing of its request is written', async () => {
  const room = await running();
  const { length } = room.timeline;
  const refused = act(room, anna, asking(room, 'r', 'role craftsman', 'role mayor'));
  await assert.rejects(refused, (error: Error & { wire?: object }) => {
    assert.equal((error.wire as { code: string }).code, 'illegal');
    return true;
  });
  assert.equal(room.timeline.length, length);
  assert.equal((await fixture.store.read(room.table.id))?.length, length);
});

test('the same request is answered again, not played again, however late', async () => {
  const room = await running();
  const first = asking(room, 'first', 'role craftsman');
  const { from } = await act(room, anna, first);
  for (let i = 0; i < 100; i++) {
    const step = room.timeline.freeUndo(0) > 0;
    if (step) await undo(room, anna, { length: room.timeline.length, count: 1, request: `u${i}` });
    else await act(room, anna, asking(room, `a${i}`, 'role craftsman'));
  }
  const { length } = room.timeline;
  for (const rooms of [fixture.rooms, elsewhere()]) {
    for (const ask of [first, { ...first, length }]) {
      const again = await act(await rooms.get(room.table.id), anna, ask);
      assert.deepEqual([again.isOld, again.from, again.entries[0]], [true, from, '0 role craftsman']);
    }
  }
  assert.equal(room.timeline.length, length);
});

test('two requests that are remembered by the same mark are both carried out', async () => {
  const room = await running();
  const [one, two] = ['36vu', 'ayea'] as const;
  await act(room, anna, asking(room, one, 'role craftsman'));
  assert.ok(room.mayHaveAnswered(`0.${two}`), 'the marks are the same');
  const { isOld, entries } = await undo(room, anna, { length: room.timeline.length, count: 1, request: two });
  assert.deepEqual([isOld, entries], [undefined, ['0 undo 1']]);
});

test('another node was faster: refused, then told what happened there, once and in full', async () => {
  const here = await running();
  const there = await elsewhere().get(here.table.id);
  await act(there, anna, asking(there, 'there', 'role craftsman'));
  fixture.happened.length = 0;
  await assert.rejects(act(here, anna, asking(here, 'here', 'role mayor')), /the log has 4 entries, not 3/);
  assert.deepEqual(
    fixture.happened.map(({ entries, isOthers }) => [entries[0], isOthers]),
    [['0 role craftsman', true]],
  );
  assert.deepEqual(here.lines(0), there.lines(0));
  await here.exclusively(() => here.catchUp());
  assert.equal(fixture.happened.length, 1);
});

test('the store broke off after it had written: whoever asks again has the answer', async () => {
  const room = await running();
  const commit = fixture.db.commit.bind(fixture.db);
  fixture.db.commit = async (change) => {
    await commit(change);
    throw new StoreUnavailable('cut off');
  };
  const ask = asking(room, 'cut', 'role craftsman');
  fixture.happened.length = 0;
  await assert.rejects(act(room, anna, ask), StoreUnavailable);
  fixture.db.commit = commit;
  const again = await act(room, anna, ask);
  assert.equal(again.isOld, true);
  assert.equal(fixture.happened.length, 1, 'those who look on were told');
  assert.equal(room.lines(0).filter((line) => line === '0 role craftsman').length, 1);
});

test('the store is away altogether: nothing is shown that is not written, and later all is well', async () => {
  const room = await running();
  const { db } = fixture;
  const [commit, all] = [db.commit.bind(db), db.all.bind(db)];
  const away = async (): Promise<never> => {
    throw new StoreUnavailable('away');
  };
  const before = room.lines(0);
  Object.assign(db, { commit: away, all: away });
  const ask = asking(room, 'away', 'role craftsman');
  await assert.rejects(act(room, anna, ask), StoreUnavailable);
  assert.deepEqual(room.lines(0), before);
  Object.assign(db, { commit, all });
  assert.equal((await act(room, anna, ask)).isOld, undefined);
});

test('a table nobody has used leaves memory, unless somebody looks on', async () => {
  const rooms = elsewhere();
  const [one, two] = [await running(), await running()];
  await rooms.get(one.table.id);
  await rooms.get(two.table.id);
  rooms.forget(fixture.now + 1, (id) => id === two.table.id);
  assert.equal(rooms.size, 1);
  await assert.rejects(rooms.get('nowhere'), /there is no table nowhere/);
  assert.equal(rooms.size, 1);
});

test('a game that is over never changes again: proposals go with it, and nobody agrees any more', async () => {
  const pace = { kind: 'live' as const, minutes: 1, increment: 0, onFlag: 'end' as const };
  const room = await fixture.table(
    { game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }], options: { governor: 0 }, pace },
    anna,
    bob,
  );
  await proposeEnd(room, anna);
  assert.notEqual(room.table.live.proposal, undefined);
  fixture.now += 120_000;
  await alarm(room, { vacationUntil: async () => 0, remind: () => {} });
  const { live, length } = room.table;
  assert.deepEqual([room.table.status, live.ending?.reason, live.proposal], ['finished', 'time', undefined]);
  for (const attempt of [
    () => agree(room, bob, true),
    () => agree(room, bob, false),
    () => proposeEnd(room, bob),
    () => undo(room, anna, { length, count: 1, request: 'u' }),
    () => act(room, anna, asking(room, 'a', 'role mayor')),
    () => room.exclusively(() => room.write({ entries: [{ seat: 0, undo: 1 }] })),
    () => room.exclusively(() => room.write({ live: { ...live, ending: { reason: 'agreed', scores: [0, 0], places: [1, 1] } } })),
    () => room.exclusively(() => room.write({ status: 'running' })),
  ])
    await assert.rejects(attempt, { wire: { code: 'not-now', message: 'the table is finished' } });
  assert.deepEqual((await fixture.store.read(room.table.id))?.live.ending, live.ending);
});
