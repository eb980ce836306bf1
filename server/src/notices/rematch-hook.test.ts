/** A group that has played a game plays again, and its chat goes on. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { HookInfo, Me, TableInfo } from '@caravel/protocol';
import { onEachEngine } from '../../test/tools/engines.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';
import { Receiver } from '../../test/tools/receiver.ts';

onEachEngine((start) => {
  let node: TestNode;
  let receiver: Receiver;
  let count = 0;
  before(async () => {
    receiver = await Receiver.start();
    node = await start({ hookAllow: new Set([receiver.target]), publicUrl: 'http://play.example' });
  });
  after(async () => {
    await node.end();
    receiver.end();
  });

  const account = async (name: string): Promise<Client> => {
    const client = await Client.guest(node.url, name);
    await client.must('POST', '/api/register', { login: `again${++count}`, password: 'a long password' });
    return client;
  };
  const idOf = async (client: Client): Promise<string> => (await client.must<{ me: Me }>('GET', '/api/me')).me.id;
  const infoOf = (client: Client, id: string) => client.must<TableInfo>('GET', `/api/tables/${id}`);
  const hookOf = async (client: Client, id: string) => (await client.must<{ hook: HookInfo | null }>('GET', `/api/tables/${id}/hook`)).hook;

  /** A game with a webhook that Anna gave, ended by both. */
  const played = async (a: Client, b: Client, path: string): Promise<string> => {
    const { id } = await a.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }], pace: { kind: 'days', days: 3 } });
    await a.must('PUT', `/api/tables/${id}/hook`, { url: receiver.url + path, service: 'discord' });
    await b.must('POST', `/api/tables/${id}/join`, {});
    await b.must('POST', `/api/tables/${id}/hook/me`, { named: false });
    await a.must('POST', `/api/tables/${id}/end`, {});
    await b.must('POST', `/api/tables/${id}/agree`, { yes: true });
    return id;
  };
  const rematch = async (client: Client, id: string): Promise<string> =>
    (await client.must<{ id: string }>('POST', `/api/tables/${id}/rematch`, {})).id;

  test('a rematch takes over the webhook, with who is not named; the group is told that it begins', async () => {
    const [a, b] = [await account('Anna'), await account('Bob')];
    const next = await rematch(a, await played(a, b, '/api/webhooks/1/again'));
    assert.deepEqual((await infoOf(b, next)).hook, { service: 'discord', out: [await idOf(b)], by: await idOf(a) });
    assert.deepEqual(await hookOf(a, next), { service: 'discord', url: `${receiver.url}/api/webhooks/1/again` });
    await b.must('POST', `/api/tables/${next}/join`, {});
    await eventually(() => receiver.received.some(({ path, body }) => path === '/api/webhooks/1/again' && body.includes(next)));
  });

  test('who asks for the rematch is its host and never learns the address; who gave it may still change and remove it', async () => {
    const [a, b] = [await account('Anna'), await account('Bob')];
    const next = await rematch(b, await played(a, b, '/api/webhooks/1/secret'));
    assert.equal((await infoOf(a, next)).host, await idOf(b));
    assert.deepEqual(await hookOf(b, next), { service: 'discord' });
    assert.deepEqual(await hookOf(a, next), { service: 'discord', url: `${receiver.url}/api/webhooks/1/secret` });
    await a.must('PUT', `/api/tables/${next}/hook`, { url: `${receiver.url}/other`, service: 'own' });
    assert.deepEqual(await hookOf(b, next), { service: 'own' });
    await a.must('DELETE', `/api/tables/${next}/hook`);
    assert.equal((await infoOf(b, next)).hook, undefined);
    assert.equal((await a.refused('PUT', `/api/tables/${next}/hook`, { url: `${receiver.url}/x` })).code, 'not-yours');
    const stranger = await account('Carl');
    assert.equal((await stranger.refused('DELETE', `/api/tables/${next}/hook`)).code, 'not-yours');
  });

  test('the host of a rematch may put another webhook in its place, and then it is theirs alone', async () => {
    const [a, b] = [await account('Anna'), await account('Bob')];
    const next = await rematch(b, await played(a, b, '/api/webhooks/1/first'));
    await b.must('PUT', `/api/tables/${next}/hook`, { url: `${receiver.url}/second`, service: 'own' });
    assert.equal((await infoOf(a, next)).hook?.by, await idOf(b));
    assert.equal((await a.refused('GET', `/api/tables/${next}/hook`)).code, 'not-yours');
    assert.equal((await a.refused('PUT', `/api/tables/${next}/hook`, { url: `${receiver.url}/x` })).code, 'not-yours');
  });

  test('a webhook that has gone meanwhile is not promised', async () => {
    const [a, b] = [await account('Anna'), await account('Bob')];
    const id = await played(a, b, '/api/webhooks/1/gone');
    await node.context.db.run('DELETE FROM hooks WHERE owner = $1', id);
    const next = await rematch(b, id);
    assert.equal((await infoOf(b, next)).hook, undefined);
    assert.equal(await hookOf(b, next), null);
  });
});
