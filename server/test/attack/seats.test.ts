import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { legalMoves } from '@caravel/core';
import type { TableInfo } from '@caravel/protocol';
import { type Client, startTestNode, type TestNode, type TestSocket } from '../tools/index.ts';
import { makeWorld, type World } from './people.ts';

let node: TestNode;
let world: World;
let anna: TestSocket;
let bob: TestSocket;
let stranger: TestSocket;
before(async () => {
  node = await startTestNode();
  world = await makeWorld(node);
  [anna, bob, stranger] = await Promise.all([world.anna.socket(), world.bob.socket(), world.stranger.socket()]);
  await anna.watch(world.table.id);
  await bob.watch(world.table.id);
});
after(async () => {
  for (const socket of [anna, bob, stranger]) socket.close();
  await node.end();
});

/** A legal move of whoever has the turn, and who that is. */
const legalMove = (): { seat: number; move: string } => {
  const { timeline } = anna.tables.get(world.table.id) as NonNullable<ReturnType<typeof anna.tables.get>>;
  const seat = [0, 1].find((one) => legalMoves(timeline.game, timeline.state, one).length > 0) as number;
  return { seat, move: timeline.game.moves.text(legalMoves(timeline.game, timeline.state, seat)[0] as number) };
};

const codeOf = (answer: { k: string; error?: { code: string } }): string => answer.error?.code ?? answer.k;

test('nobody moves for another: neither with a legal move nor by naming the seat', async () => {
  const { seat, move } = legalMove();
  const [owner, other] = seat === 0 ? [anna, bob] : [bob, anna];
  const length = anna.tables.get(world.table.id)?.timeline.length;
  assert.equal(codeOf(await other.act(world.table.id, [move], { s: seat })), 'not-yours');
  assert.equal(codeOf(await other.act(world.table.id, [move])), 'illegal');
  assert.equal(codeOf(await other.act(world.table.id, [move], { s: '*' })), 'not-yours');
  assert.equal(codeOf(await stranger.act(world.table.id, [move], { n: length as number })), 'not-yours');
  const host = seat === 0 ? world.bob : world.anna;
  const body = { length, moves: [move], request: 'http', seat };
  assert.equal((await host.refused('POST', `/api/tables/${world.table.id}/act`, body)).code, 'not-yours');
  assert.equal(anna.tables.get(world.table.id)?.timeline.length, length);
  assert.equal(codeOf(await owner.act(world.table.id, [move])), 'log');
});

test('whoever has no seat is told no more than that: not whether the game runs', async () => {
  for (const { id } of [world.table, world.open])
    for (const [path, body] of [['nudge'], ['return'], ['colour', { colour: 3 }]] as const)
      assert.equal((await world.stranger.refused('POST', `/api/tables/${id}/${path}`, body)).code, 'not-yours', path);
});

test('nobody takes back, agrees, talks or looks on at a table that is for its players', async () => {
  const { id } = world.table;
  stranger.send({ k: 'undo', t: id, n: 1, m: 1, r: 'u' });
  stranger.send({ k: 'agree', t: id, yes: true, r: 'a' });
  stranger.send({ k: 'chat', t: id, text: 'hello', r: 'c' });
  stranger.send({ k: 'watch', t: id, r: 'w' });
  for (const r of ['u', 'a', 'c', 'w']) assert.equal((await stranger.expect('no', (no) => no.r === r)).error.code, 'not-yours', r);
  for (const path of ['', '/log', '/file', '/position']) {
    assert.equal((await world.stranger.refused('GET', `/api/tables/${id}${path}`)).code, 'not-yours', path);
  }
  for (const [path, body] of [
    ['undo', { length: 1, count: 1, request: 'x' }],
    ['agree', { yes: true }],
    ['chat', { text: 'hello' }],
  ] as const)
    assert.equal((await world.stranger.refused('POST', `/api/tables/${id}/${path}`, body)).code, 'not-yours', path);
  assert.ok(!stranger.received.some(({ k }) => k === 'log' || k === 'table'));
});

test('only the host kicks, seats bots, mutes and calls off', async () => {
  const { id } = world.open;
  const ids = world.ids;
  for (const [path, body] of [
    ['kick', { seat: 0 }],
    ['bot', { seat: 1, level: 'random' }],
    ['mute', { user: ids[2], muted: true }],
    ['cancel', undefined],
  ] as const)
    assert.equal((await world.bob.refused('POST', `/api/tables/${id}/${path}`, body)).code, 'not-yours', path);
});

const openTable = (client: Client, watch: 'all' | 'players'): Promise<TableInfo> =>
  client.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], watch });

test('whoever is kicked receives that, and nothing after it', async () => {
  const { id } = await openTable(world.anna, 'players');
  await world.bob.must('POST', `/api/tables/${id}/join`, {});
  const ear = await world.bob.socket();
  await ear.watch(id);
  await world.anna.must('POST', `/api/tables/${id}/kick`, { seat: 1 });
  await ear.expect('info', ({ info }) => info.id === id && info.seats[1]?.kind === 'open');
  ear.received.length = 0;
  await world.anna.must('POST', `/api/tables/${id}/chat`, { text: 'now among ourselves' });
  for (const seat of [1, 2]) await world.anna.must('POST', `/api/tables/${id}/bot`, { seat, level: 'random' });
  ear.send({ k: 'ping' });
  await ear.expect('pong');
  assert.ok(!ear.received.some(({ k }) => k === 'said' || k === 'log' || k === 'info'), JSON.stringify(ear.received));
  ear.close();
});

test('watchers read the players, players do not read the watchers, the muted are silent', async () => {
  const { id } = await openTable(world.anna, 'all');
  const [player, watcher] = [await world.anna.socket(), await world.stranger.socket()];
  await player.watch(id);
  await watcher.watch(id);
  watcher.send({ k: 'chat', t: id, text: 'take the quarry', r: 'hint' });
  await watcher.expect('said', ({ line }) => line.channel === 'watchers');
  player.send({ k: 'chat', t: id, text: 'hello', r: 'hi' });
  await watcher.expect('said', ({ line }) => line.channel === 'players');
  await player.expect('said');
  assert.ok(!player.received.some((message) => message.k === 'said' && message.line.channel === 'watchers'));
  await world.anna.must('POST', `/api/tables/${id}/mute`, { user: world.ids[4], muted: true });
  watcher.send({ k: 'chat', t: id, text: 'again', r: 'muted' });
  assert.equal((await watcher.expect('no', ({ r }) => r === 'muted')).error.code, 'not-yours');
  for (const socket of [player, watcher]) socket.close();
});
