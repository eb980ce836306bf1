/** The same over HTTP, on both stores. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TableInfo } from '@caravel/protocol';
import { onEachEngine } from '../../test/tools/engines.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';

const OPEN = { game: 'puerto-rico', seats: [{ kind: 'me' as const }, { kind: 'open' as const }], options: { governor: 1 } };
const DAYS = 4 * 86_400_000;

onEachEngine((start) => {
  let node: TestNode;
  let anna: Client;
  before(async () => {
    node = await start({ substitutePace: 1200 });
    anna = await Client.guest(node.url, 'Anna');
  });
  after(() => node.end());

  test('a bot sits in for who has not moved for three days, and plays', async () => {
    const bob = await Client.guest(node.url, 'Bob');
    const { id } = await anna.table(OPEN);
    await bob.must('POST', `/api/tables/${id}/join`, {});
    const replaceable = async () =>
      (await anna.must<{ seats: { seat: number; at: number }[] }>('GET', `/api/tables/${id}/replaceable`)).seats;
    assert.ok((await replaceable()).every(({ seat, at }) => seat === 1 && at > Date.now()));
    assert.equal((await anna.refused('POST', `/api/tables/${id}/replace`, { seat: 1 })).code, 'not-now');
    await node.context.db.run('UPDATE entries SET at = at - $1 WHERE table_id = $2', DAYS, id);
    assert.ok((await replaceable()).some(({ seat, at }) => seat === 1 && at <= Date.now()));
    await anna.must('POST', `/api/tables/${id}/replace`, { seat: 1 });
    const moved = await eventually(async () => {
      const info = await anna.must<TableInfo>('GET', `/api/tables/${id}`);
      return info.seats[1]?.botMoves ? info : undefined;
    });
    assert.equal(moved.seats[1]?.substitute, 'medium');
  });

  test('whoever lets a bot play follows it move by move, and plays themselves again', async () => {
    const { id } = await anna.table({ ...OPEN, seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }], options: { governor: 0 } });
    const info = () => anna.must<TableInfo>('GET', `/api/tables/${id}`);
    const start = performance.now();
    await anna.must('POST', `/api/tables/${id}/leave`);
    await eventually(async () => ((await info()).seats[0]?.botMoves ?? 0) > 0);
    assert.ok(performance.now() - start > 1000, 'a substitute takes its time');
    await anna.must('POST', `/api/tables/${id}/return`);
    const back = await info();
    assert.equal(back.seats[0]?.substitute, undefined);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const later = await info();
    assert.deepEqual([later.seats[0]?.botMoves, later.turn], [back.seats[0]?.botMoves, [0]]);
    await anna.must('POST', `/api/tables/${id}/return`);
    const bob = await Client.guest(node.url, 'Bob');
    assert.equal((await bob.refused('POST', `/api/tables/${id}/return`)).code, 'not-yours');
    await anna.must('POST', `/api/tables/${id}/leave`);
  });

  test('names: reserved, invisible and look-alikes are refused by field, and no guest is left behind', async () => {
    const people = async () => (await node.context.db.all('SELECT id FROM users')).length;
    const { id } = await anna.table(OPEN);
    const before = await people();
    const stranger = new Client(node.url);
    for (const [name, code] of [
      ['Expert', 'bad-input'],
      ['\u3164', 'bad-input'],
      ['Аnna', 'taken'],
    ] as const) {
      const error = await stranger.refused('POST', `/api/tables/${id}/join`, { name });
      assert.deepEqual([error.code, error.field], [code, 'name'], name);
    }
    for (const [path, body] of [
      ['/api/guest', { name: 'Former player' }],
      ['/api/register', { login: 'somebody', password: 'a long password', name: 'Moderator' }],
    ] as const)
      assert.equal((await stranger.refused('POST', path, body)).field, 'name');
    assert.equal((await stranger.refused('POST', '/api/register', { login: 'operator', password: 'a long password' })).field, 'login');
    assert.equal(await people(), before);
    const bob = await Client.guest(node.url, 'Robert');
    await bob.must('POST', `/api/tables/${id}/join`, {});
    const error = await bob.refused('PATCH', '/api/me', { name: 'ANNA' });
    assert.deepEqual([error.code, error.field], ['taken', 'name']);
    await bob.must('PATCH', '/api/me', { name: 'Rob' });
  });
});
