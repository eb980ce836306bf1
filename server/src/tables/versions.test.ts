/** Tables that a server with older rules has made go on by those rules, to their end and after it. */
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { CHANCE, must, onlyMove, parseGameFile, replay, seeded, standing, type Timeline, verifyFairness, WATCHER } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import { BOOTY, bootyTimeline, madeiraOf } from '@caravel/games/testing';
import type { NewTableInput, Profile, TableInfo } from '@caravel/protocol';
import { onEachEngine, onTwoNodes } from '../../test/tools/engines.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';
import { playOut } from '../../test/tools/play-out.ts';
import { playSeat } from '../../test/tools/play-seat.ts';
import { replayAll } from '../admin/replay-all.ts';

const TO_VERSION_1 = `UPDATE tables SET header = replace(header, '"version":2', '"version":1') WHERE id = $1`;
const WISH: NewTableInput = { game: 'madeira', rules: '1st-de', seats: [{ kind: 'me' }, { kind: 'open' }] };

/** Made as a server of version 1 left it: nobody has moved, one seat is free. */
const older = async (node: TestNode, host: Client, wish: Partial<NewTableInput>): Promise<string> => {
  const { id, version } = await host.table({ ...WISH, ...wish });
  assert.equal(version, 2, 'a new table takes the newest rules');
  await node.context.db.run(TO_VERSION_1, id);
  node.context.rooms.forget(Number.MAX_SAFE_INTEGER, () => false);
  return id;
};

/** Everything one seat or chance does at a stretch is one request, from its first decision on: what leaves no choice the server plays itself. */
const stretches = ({ game, steps }: Timeline): { seat: number; length: number; moves: string[] }[] => {
  const all: { seat: number; length: number; moves: string[] }[] = [];
  for (const { seat, move, entry, before } of steps) {
    const last = all.at(-1);
    if (last?.seat === seat && last.length + last.moves.length === entry) last.moves.push(move);
    else if (onlyMove(game, before, seat) === undefined) all.push({ seat, length: entry, moves: [move] });
  }
  return all;
};

/** Plays the log at a table with real dice, whose host enters what chance does. */
const follow = async (id: string, people: readonly [Client, Client], timeline: Timeline): Promise<number> => {
  for (const { seat, length, moves } of stretches(timeline)) {
    const client = seat === 1 ? people[1] : people[0];
    await client.must('POST', `/api/tables/${id}/act`, { length, moves, request: `r${length}`, seat: seat === CHANCE ? '*' : seat });
  }
  return timeline.length;
};

/** Anna and Bob at a table of version 1 with real dice, in the position where the versions differ. */
const atBooty = async (at: TestNode, people: readonly [Client, Client]) => {
  const id = await older(at, people[0], { chance: 'manual' });
  await people[1].must('POST', `/api/tables/${id}/join`, {});
  return { id, length: await follow(id, people, bootyTimeline()) };
};

const legalAt = async (client: Client, id: string): Promise<readonly string[]> =>
  (await client.must<{ moves: string[] }>('GET', `/api/tables/${id}/legal`)).moves;

const move = (length: number, text: string) => ({ length, moves: [text], request: `b${length}`, seat: BOOTY.seat });

onEachEngine((start) => {
  let node: TestNode;
  before(async () => {
    node = await start();
  });
  after(() => node.end());

  const counted = (id: string) =>
    eventually(async () => (await node.context.db.all('SELECT 1 AS one FROM results WHERE table_id = $1', id)).length > 0);

  test('a move is judged by the rules the table began with, after an undo and a reload, too', async () => {
    const people = [await Client.guest(node.url, 'Anna'), await Client.guest(node.url, 'Bob')] as const;
    const [anna] = people;
    const { id, length } = await atBooty(node, people);
    assert.deepEqual(await legalAt(anna, id), BOOTY.moves);
    const { game, state } = bootyTimeline();
    const { view } = await anna.must<{ view: unknown }>('GET', `/api/tables/${id}/position`);
    assert.deepEqual(view, JSON.parse(JSON.stringify(game.describe(state, BOOTY.seat))));
    assert.equal((await anna.refused('POST', `/api/tables/${id}/act`, move(length, BOOTY.newer))).code, 'illegal');
    await anna.must('POST', `/api/tables/${id}/act`, move(length, 'done'));
    await anna.must('POST', `/api/tables/${id}/undo`, { length: length + 1, count: 1, request: 'u' });
    node.context.rooms.forget(Number.MAX_SAFE_INTEGER, () => false);
    assert.deepEqual(await legalAt(anna, id), BOOTY.moves);
    const { changed } = await replayAll(node.context.store);
    assert.deepEqual(changed, []);
  });

  test('a rated one changes ratings, and a rematch is by the newest rules', async () => {
    const [anna, bob] = [await Client.account(node.url, 'Anna'), await Client.account(node.url, 'Bob')];
    const id = await older(node, anna, { rated: true, access: 'open' });
    await bob.must('POST', `/api/tables/${id}/join`, {});
    await playOut(node, id);
    await counted(id);
    const { me } = await anna.must<{ me: { id: string } }>('GET', '/api/me');
    const { ratings } = await anna.must<Profile>('GET', `/api/people/${me.id}`);
    assert.deepEqual([ratings[0]?.game, ratings[0]?.games], ['madeira', 1]);
    const next = await anna.must<{ id: string }>('POST', `/api/tables/${id}/rematch`, {});
    assert.equal((await anna.must<TableInfo>('GET', `/api/tables/${next.id}`)).version, 2);
  });

  test('a bot plays it to its end, and it opens after a restart', async () => {
    const [anna, bob] = [await Client.guest(node.url, 'Anna'), await Client.guest(node.url, 'Bob')];
    const id = await older(node, anna, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }] });
    await bob.must('POST', `/api/tables/${id}/join`, {});
    const sockets = [await anna.socket(), await bob.socket()] as const;
    await Promise.all(sockets.map((socket, seat) => playSeat(socket, id, seat, seeded(seat))));
    for (const socket of sockets) socket.close();
    await counted(id);
    const text = await anna.must<string>('GET', `/api/tables/${id}/file`);
    const { game, config, entries, scores, fairness } = must(parseGameFile(text, findGame));
    assert.equal(game, madeiraOf(1));
    assert.ok(entries.some(({ seat }) => seat === 2));
    const { state } = must(replay(game, config, entries));
    assert.deepEqual(standing(game, state).scores, scores);
    assert.ok(fairness && must(verifyFairness(game, config, entries, fairness)).draws > 0);

    const { config: settings } = node.context;
    await node.stop();
    node = await start(settings);
    const visitor = new Client(node.url);
    assert.equal(await visitor.must<string>('GET', `/api/tables/${id}/file`), text);
    const info = await visitor.must<TableInfo>('GET', `/api/tables/${id}`);
    assert.deepEqual([info.version, info.status, info.fault, info.ending?.scores], [1, 'finished', undefined, scores]);
    const { view } = await visitor.must<{ view: unknown }>('GET', `/api/tables/${id}/position`);
    assert.deepEqual(view, JSON.parse(JSON.stringify(game.describe(state, WATCHER))));
    await rm(settings.data, { recursive: true, force: true });
  });

  for (const version of ['0', '-1', '9', '"1"', 'null'])
    test(`rules of version ${version} are nobody's: the table says so, is listed, and keeps its file`, async () => {
      const anna = await Client.guest(node.url, 'Anna');
      const { id } = await anna.table(WISH);
      await node.context.db.run(`UPDATE tables SET header = replace(header, '"version":2', '"version":${version}') WHERE id = $1`, id);
      node.context.rooms.forget(Number.MAX_SAFE_INTEGER, () => false);
      const { fault } = await anna.must<TableInfo>('GET', `/api/tables/${id}`);
      assert.match(fault?.message ?? '', /this server does not play version/);
      for (const path of ['file', 'log']) assert.equal((await anna.ask('GET', `/api/tables/${id}/${path}`)).status, 200, path);
      for (const path of ['legal', 'position']) assert.equal((await anna.refused('GET', `/api/tables/${id}/${path}`)).code, 'not-now');
      assert.equal((await anna.ask('GET', '/api/my/tables')).status, 200);
    });
});

onTwoNodes({}, (node) => {
  test('both nodes play a table by its own rules', async () => {
    const [anna, bob] = [await Client.guest(node(0).url, 'Anna'), await Client.guest(node(1).url, 'Bob')];
    const { id, length } = await atBooty(node(0), [anna, bob]);
    const there = Object.assign(new Client(node(1).url), { cookie: anna.cookie });
    for (const client of [anna, there]) {
      assert.deepEqual(await legalAt(client, id), BOOTY.moves);
      assert.equal((await client.refused('POST', `/api/tables/${id}/act`, move(length, BOOTY.newer))).code, 'illegal');
    }
    await there.must('POST', `/api/tables/${id}/act`, move(length, 'done'));
  });
});
