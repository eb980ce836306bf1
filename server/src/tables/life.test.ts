import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TableInfo } from '@caravel/protocol';
import { onEachEngine } from '../../test/tools/engines.ts';
import { Client, type TestNode, type TestSocket } from '../../test/tools/index.ts';
import { playOut } from '../../test/tools/play-out.ts';

/** How far the clock of the node is ahead: flags fall when the test says so. */
let ahead = 0;
const clock = (): number => Date.now() + ahead;

const OPEN = { game: 'puerto-rico', seats: [{ kind: 'me' as const }, { kind: 'open' as const }], options: { governor: 0 } };

onEachEngine((start) => {
  let node: TestNode;
  let anna: Client;
  let bob: Client;
  before(async () => {
    node = await start({}, clock);
    anna = await Client.guest(node.url, 'Anna');
    bob = await Client.guest(node.url, 'Bob');
  });
  after(() => node.end());

  const info = (id: string): Promise<TableInfo> => anna.must('GET', `/api/tables/${id}`);
  const running = async (more: object = {}): Promise<string> => {
    const { id } = await anna.table({ ...OPEN, ...more });
    await bob.must('POST', `/api/tables/${id}/join`, {});
    return id;
  };
  /** Both look on. */
  const sockets = async (id: string): Promise<[TestSocket, TestSocket]> => {
    const both = [await anna.socket(), await bob.socket()] as [TestSocket, TestSocket];
    for (const socket of both) await socket.watch(id);
    return both;
  };
  const close = (...open: TestSocket[]): void => {
    for (const socket of open) socket.close();
  };

  test('before the game people come and go, and everybody who looks on sees it', async () => {
    const { id } = await anna.table(OPEN);
    const [here, there] = await sockets(id);
    const guest = new Client(node.url);
    await guest.must('POST', `/api/tables/${id}/join`, { name: 'Carl' });
    await there.expect('info', ({ info: told }) => told.seats[1]?.name === 'Carl' && told.status === 'running');
    assert.equal((await anna.refused('POST', `/api/tables/${id}/kick`, { seat: 1 })).code, 'not-now');
    const { id: other } = await anna.table({ ...OPEN, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    await bob.must('POST', `/api/tables/${other}/join`, { seat: 2 });
    await bob.must('POST', `/api/tables/${other}/leave`);
    await bob.must('POST', `/api/tables/${other}/join`, { seat: 1 });
    await anna.must('POST', `/api/tables/${other}/kick`, { seat: 1 });
    await anna.must('POST', `/api/tables/${other}/bot`, { seat: 1, level: 'random' });
    assert.deepEqual(
      (await info(other)).seats.map(({ kind }) => kind),
      ['person', 'bot', 'open'],
    );
    await anna.must('POST', `/api/tables/${other}/cancel`);
    assert.equal((await info(other)).status, 'cancelled');
    close(here, there);
  });

  test('moves, stale moves, illegal moves, the other seat, and taking back', async () => {
    const id = await running();
    const [here, there] = await sockets(id);
    const n = here.tables.get(id)?.timeline.length ?? 0;
    const no = async (answer: ReturnType<TestSocket['act']>): Promise<string> => {
      const said = await answer;
      return said.k === 'no' ? said.error.code : said.k;
    };
    assert.equal(await no(there.act(id, ['role mayor'], { s: 0 })), 'not-yours');
    assert.equal(await no(there.act(id, ['role mayor'])), 'illegal');
    assert.equal(await no(here.act(id, ['role mayor'], { n: 0 })), 'stale');
    const first = await here.act(id, ['role craftsman'], { r: 'same' });
    assert.deepEqual([first.k, await here.act(id, ['role craftsman'], { r: 'same', n })], ['log', first]);
    await there.until(() => (there.tables.get(id)?.timeline.length ?? 0) === n + 1);
    here.send({ k: 'undo', t: id, n: n + 1, m: 1, r: 'back' });
    await there.expect('log', ({ e }) => e[0] === '0 undo 1');
    await here.act(id, ['role craftsman']);
    await there.until(() => there.tables.get(id)?.timeline.length === n + 3);
    there.send({ k: 'undo', t: id, n: n + 3, m: 1, r: 'ask' });
    await here.expect('info', ({ info: told }) => told.proposal?.by === 1);
    here.send({ k: 'agree', t: id, yes: true, r: 'yes' });
    await there.expect('log', ({ e }) => e[0] === '1 undo 1');
    close(here, there);
  });

  test('talk at the table: players, watchers, mute', async () => {
    const id = await running();
    const [here, there] = await sockets(id);
    const carl = await Client.guest(node.url, 'Carl');
    const watcher = await carl.socket();
    await watcher.watch(id);
    here.send({ k: 'chat', t: id, text: 'hello', r: 'c1' });
    for (const socket of [there, watcher]) await socket.expect('said', ({ line }) => line.text === 'hello' && line.channel === 'players');
    watcher.send({ k: 'chat', t: id, text: 'psst, the mayor', r: 'c2' });
    await watcher.expect('said', ({ line }) => line.channel === 'watchers');
    await anna.must('POST', `/api/tables/${id}/mute`, { user: (await info(id)).seats[1]?.user, muted: true });
    assert.equal((await bob.refused('POST', `/api/tables/${id}/chat`, { text: 'but' })).code, 'not-yours');
    assert.ok(!there.received.some((message) => message.k === 'said' && message.line.channel === 'watchers'));
    close(here, there, watcher);
  });

  test('a flag falls, a bot plays on, and the owner comes back', async () => {
    const id = await running({ pace: { kind: 'live', minutes: 0.05, increment: 0 } });
    const [here, there] = await sockets(id);
    ahead += 3000;
    await node.idle();
    await there.expect('info', ({ info: told }) => told.seats[0]?.substitute === 'medium', 15_000);
    await there.expect('log', ({ e }) => e.some((entry) => entry.startsWith('0 role')), 15_000);
    close(here, there);
  });

  test('or the game ends with the flag', async () => {
    const id = await running({ pace: { kind: 'live', minutes: 0.05, increment: 0, onFlag: 'end' } });
    ahead += 3000;
    await node.idle();
    const ended = await info(id);
    assert.equal(ended.status, 'finished');
    assert.deepEqual([ended.ending?.reason, ended.ending?.places], ['time', [2, 1]]);
    assert.ok(ended.secret, 'the secret is shown at the end');
  });

  test('who leaves during the game is played for by a bot', async () => {
    const id = await running();
    const [here, there] = await sockets(id);
    await anna.must('POST', `/api/tables/${id}/leave`);
    await there.expect('log', ({ e }) => e.some((entry) => entry.startsWith('0 role')), 15_000);
    close(here, there);
  });

  test('a rematch after the end: everybody one seat further, seats kept', async () => {
    const id = await running();
    assert.equal((await anna.refused('POST', `/api/tables/${id}/rematch`, {})).code, 'not-now');
    await playOut(node, id);
    const { id: next } = await anna.must<{ id: string }>('POST', `/api/tables/${id}/rematch`, {});
    assert.deepEqual(await bob.must('POST', `/api/tables/${id}/rematch`, {}), { id: next });
    const { status, seats } = await info(next);
    assert.deepEqual([status, seats.map(({ name, kind }) => `${name} ${kind}`)], ['open', ['Bob open', 'Anna person']]);
    assert.equal((await new Client(node.url).refused('POST', `/api/tables/${next}/join`, { name: 'Eve' })).code, 'taken');
    await bob.must('POST', `/api/tables/${next}/join`, {});
    assert.equal((await info(next)).status, 'running');
  });

  test('chance by hand: the host enters what dice and tiles show', async () => {
    const id = await running({ chance: 'manual' });
    const { e } = await anna.must<{ e: string[] }>('GET', `/api/tables/${id}/log`);
    assert.deepEqual(e, []);
    assert.equal(
      (await bob.refused('POST', `/api/tables/${id}/act`, { length: 0, moves: ['tile corn'], request: 'x', seat: '*' })).code,
      'not-yours',
    );
    const written = await anna.must<{ e: string[] }>('POST', `/api/tables/${id}/act`, {
      length: 0,
      moves: ['tile corn', 'tile sugar'],
      request: 'd',
      seat: '*',
    });
    assert.deepEqual(written.e, ['* tile corn', '* tile sugar']);
    const { commitment, secret } = await info(id);
    assert.deepEqual([commitment, secret], [undefined, undefined]);
  });

  test('a game that is over says how long it took, from when all had come; what happens later does not count', async () => {
    const { id } = await anna.table(OPEN);
    ahead += 3_600_000;
    await bob.must('POST', `/api/tables/${id}/join`, {});
    assert.equal((await info(id)).lasted, undefined);
    ahead += 48 * 60_000;
    await playOut(node, id);
    const { lasted } = await info(id);
    assert.equal(Math.floor((lasted ?? 0) / 60_000), 48);
    ahead += 3_600_000;
    await anna.must('POST', `/api/tables/${id}/rematch`, {});
    assert.equal((await info(id)).lasted, lasted);
  });
});
