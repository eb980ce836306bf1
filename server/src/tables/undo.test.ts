import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { person, TableFixture } from '../../test/tools/table-fixture.ts';
import { Refusal } from '../model/refusal.ts';
import { act } from './act.ts';
import { leave } from './lobby.ts';
import type { Room } from './room.ts';
import { agree, proposeEnd, undo } from './undo.ts';

const [anna, bob, carl] = [person('Anna'), person('Bob'), person('Carl')];
let fixture: TableFixture;
before(async () => {
  fixture = await TableFixture.open();
});
after(() => fixture.close());

const running = (more: { rated?: boolean } = {}): Promise<Room> =>
  fixture.table(
    { game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], options: { governor: 0 }, ...more },
    anna,
    bob,
    carl,
  );

let requests = 0;
const ask = (room: Room, count = 1) => ({ length: room.timeline.length, count, request: `u${++requests}` });
const play = (room: Room, who: typeof anna, ...moves: string[]) =>
  act(room, who, { length: room.timeline.length, moves, request: `a${++requests}` });

test('own moves are taken back freely, as an entry of the log', async () => {
  const room = await running();
  const { length, state } = { length: room.timeline.length, state: room.timeline.state.slice() };
  await play(room, anna, 'role craftsman');
  const request = ask(room);
  await undo(room, anna, request);
  assert.equal(room.timeline.length, length + 2);
  assert.equal(room.lines(length + 1)[0], '0 undo 1');
  assert.deepEqual(room.timeline.state, state);
  assert.equal((await undo(room, anna, request)).isOld, true, 'asked again, it is not done again');
  assert.equal(room.timeline.length, length + 2);
});

test('nothing is taken back from an old length, nor more than there is', async () => {
  const room = await running();
  await play(room, anna, 'role craftsman');
  await assert.rejects(undo(room, anna, { ...ask(room), length: 1 }), /the log has/);
  await assert.rejects(undo(room, anna, ask(room, 99)), /moves to take back, not 99/);
  await assert.rejects(undo(room, person('Dora'), ask(room)), /no seat/);
});

test('further back everybody has to agree', async () => {
  const room = await running();
  await play(room, anna, 'role craftsman');
  const { length } = room.timeline;
  await undo(room, bob, ask(room, 1));
  assert.deepEqual([room.table.live.proposal?.by, room.table.live.proposal?.agreed, room.timeline.length], [1, [1], length]);
  await agree(room, anna, true);
  assert.equal(room.timeline.length, length);
  await agree(room, carl, true);
  assert.equal(room.lines(length)[0], '1 undo 1');
  assert.equal(room.table.live.proposal, undefined);
});

test('who got up is not waited for, unless the game is rated', async () => {
  const room = await running();
  await play(room, anna, 'role craftsman');
  await leave(room, carl);
  const { length } = room.timeline;
  await undo(room, bob, ask(room, 1));
  assert.equal(room.timeline.length, length);
  await agree(room, anna, true);
  assert.equal(room.lines(length)[0], '1 undo 1');

  const rated = await running({ rated: true });
  await leave(rated, carl);
  await proposeEnd(rated, anna);
  await agree(rated, bob, true);
  assert.equal(rated.table.status, 'running');
  await agree(rated, carl, true);
  assert.equal(rated.table.status, 'finished');
});

test('one no ends the proposal, and so does a move', async () => {
  const room = await running();
  await play(room, anna, 'role craftsman');
  await undo(room, bob, ask(room, 1));
  await agree(room, carl, false);
  assert.equal(room.table.live.proposal, undefined);
  await assert.rejects(agree(room, anna, true), /nothing is proposed/);
  await undo(room, bob, ask(room, 1));
  await undo(room, anna, ask(room, 1));
  assert.equal(room.table.live.proposal, undefined);
});

test('everybody may agree to end the game where it is', async () => {
  const room = await running();
  await proposeEnd(room, anna);
  await agree(room, bob, true);
  assert.equal(room.table.status, 'running');
  await agree(room, carl, true);
  assert.deepEqual([room.table.status, room.table.live.ending?.reason], ['finished', 'agreed']);
  await assert.rejects(undo(room, anna, ask(room)), /the table is finished/);
});

test('sixty undos a minute and table, then a pause; never an end to them', async () => {
  const strict = await TableFixture.open(60);
  const room = await strict.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }], options: { governor: 0 } }, anna, bob);
  const once = async (i: number): Promise<void> => {
    await act(room, anna, { length: room.timeline.length, moves: ['role craftsman'], request: `a${i}` });
    await undo(room, anna, { length: room.timeline.length, count: 1, request: `u${i}` });
  };
  for (let i = 0; i < 60; i++) await once(i);
  await assert.rejects(once(60), { wire: { code: 'too-much', message: 'at most 60 undos a minute at one table: wait a moment' } });
  const { length } = room.timeline;
  strict.now += 1000;
  await undo(room, anna, { length, count: 1, request: 'later' });
  assert.equal(room.timeline.length, length + 1);
  await strict.close();
});

const strictTable = async (t: { after(done: () => Promise<void>): void }, rated = false) => {
  const strict = await TableFixture.open(60);
  t.after(() => strict.close());
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  return { strict, room: await strict.table({ game: 'puerto-rico', seats, rated, options: { governor: 0 } }, anna, bob) };
};

/** How many are carried out until one is too much. */
const untilTooMuch = async (one: () => Promise<unknown>): Promise<number> => {
  for (let count = 0; count < 100; count++)
    try {
      await one();
    } catch (error) {
      assert.ok(error instanceof Refusal && error.wire.code === 'too-much', String(error));
      return count;
    }
  return 100;
};

/** Anna takes a role and takes it back. */
const toAndFro = (room: Room) => async (): Promise<void> => {
  if (room.timeline.freeUndo(0) === 0) await play(room, anna, 'role craftsman');
  await undo(room, anna, ask(room));
};

test('whoever takes back all the time leaves the others their share; together they have sixty a minute', async (t) => {
  const { strict, room } = await strictTable(t);
  assert.equal(await untilTooMuch(toAndFro(room)), 60);
  let asked = 0;
  assert.equal(await untilTooMuch(() => undo(room, bob, ask(room, 1 + (asked++ % 2)))), 5);
  assert.equal(await untilTooMuch(toAndFro(room)), 0);
  strict.now += 60_000;
  assert.equal(await untilTooMuch(toAndFro(room)), 55, 'what Bob took is taken off');
});

test('what is refused takes no undo away', async (t) => {
  const { room } = await strictTable(t, true);
  await play(room, anna, 'role craftsman');
  for (let i = 0; i < 100; i++) await assert.rejects(undo(room, bob, ask(room)), /only own moves are taken back/);
  assert.equal(await untilTooMuch(toAndFro(room)), 60);
});

test('to ask again for what is proposed takes no undo, and nobody’s yes, away', async (t) => {
  const { room } = await strictTable(t);
  await play(room, anna, 'role craftsman');
  assert.equal(await untilTooMuch(() => undo(room, bob, ask(room))), 100);
  assert.equal(await untilTooMuch(toAndFro(room)), 59);
  const three = await running();
  await play(three, anna, 'role craftsman');
  await undo(three, bob, ask(three));
  await agree(three, carl, true);
  await undo(three, bob, ask(three));
  assert.deepEqual(three.table.live.proposal?.agreed, [1, 2]);
  await proposeEnd(three, bob);
  await agree(three, carl, true);
  await proposeEnd(three, bob);
  assert.deepEqual(three.table.live.proposal?.agreed, [1, 2]);
});

test('a yes that is said again is no news', async () => {
  const room = await running();
  await proposeEnd(room, bob);
  const { revision } = room.table;
  const { entries, info } = await agree(room, bob, true);
  assert.deepEqual([entries, info, room.table.revision], [[], false, revision]);
  await agree(room, carl, true);
  assert.equal(room.table.revision, revision + 1);
});
