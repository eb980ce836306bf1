import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { person, TableFixture } from '../../test/tools/table-fixture.ts';
import { InProcessBus } from '../cluster/in-process.ts';
import { ChatStore } from '../store/chat.ts';
import { Chat, mayRead } from './chat.ts';
import { mute } from './lobby.ts';
import type { Room } from './room.ts';

const [anna, bob, watcher] = [person('Anna'), person('Bob'), person('Walt')];
let fixture: TableFixture;
let room: Room;
before(async () => {
  fixture = await TableFixture.open();
  room = await fixture.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }] }, anna, bob);
});
after(() => fixture.close());

/** A node's chat, and what it told. */
const node = (): { chat: Chat; told: string[] } => {
  const told: string[] = [];
  const chat = new Chat(new ChatStore(fixture.db), new InProcessBus(), () => fixture.now);
  chat.on('said', ({ line, request }) => told.push(`${line.n} ${line.text}${request ? ` (${request})` : ''}`));
  return { chat, told };
};

test('players read players, watchers read both, and all read all when the game is over', () => {
  const { table } = room;
  assert.deepEqual([mayRead(table, anna.id, 'players'), mayRead(table, anna.id, 'watchers')], [true, false]);
  assert.deepEqual([mayRead(table, watcher.id, 'players'), mayRead(table, watcher.id, 'watchers')], [true, true]);
  assert.equal(mayRead(table, undefined, 'watchers'), true);
  assert.equal(mayRead({ ...table, status: 'finished' }, anna.id, 'watchers'), true);
});

test('what is said at one node is told at another once it looks, in order and once', async () => {
  const [here, there] = [node(), node()];
  await here.chat.read(room.table, anna.id);
  await there.chat.read(room.table, bob.id);
  await here.chat.say(room.table, anna, 'one', 'r1');
  await there.chat.say(room.table, bob, 'two', 'r2');
  await Promise.all([here.chat.catchUp(room.table), here.chat.catchUp(room.table), there.chat.catchUp(room.table)]);
  assert.deepEqual(
    [here.told, there.told],
    [
      ['1 one (r1)', '2 two'],
      ['1 one', '2 two (r2)'],
    ],
  );
  here.chat.forget(() => false);
  fixture.now += 10_000;
  await there.chat.say(room.table, bob, 'three', 'r3');
  await here.chat.catchUp(room.table);
  assert.equal(here.told.length, 2, 'nobody looks any more');
});

test('a line every two seconds, short bursts pass; the muted and strangers at a closed table do not', async () => {
  const { chat } = node();
  fixture.now += 60_000;
  const say = () => chat.say(room.table, watcher, 'hm', 'r');
  for (let i = 0; i < 3; i++) await say();
  await assert.rejects(say(), /one line every two seconds/);
  fixture.now += 1900;
  await assert.rejects(say(), /one line every two seconds/);
  fixture.now += 100;
  await say();
  fixture.now += 60_000;
  await say();
  await mute(room, anna, watcher.id, true);
  fixture.now += 60_000;
  await assert.rejects(say(), /muted/);
  const closed = await fixture.table({ game: 'madeira', seats: [{ kind: 'me' }, { kind: 'open' }], watch: 'players' }, anna, bob);
  await assert.rejects(chat.say(closed.table, watcher, 'hm', 'r'), /only the players talk/);
});
