import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { onTwoNodes } from '../../test/tools/engines.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';
import { Receiver } from '../../test/tools/receiver.ts';

const receiver = await Receiver.start();

onTwoNodes({ hookAllow: new Set([receiver.target]) }, (node) => {
  after(() => receiver.end());

  /** The same person, at another node. */
  const at = (client: Client, { url }: TestNode): Client => {
    const other = new Client(url);
    other.cookie = client.cookie;
    return other;
  };
  const people = async (...names: string[]): Promise<Client[]> =>
    Promise.all(
      names.map(async (name) => {
        const client = await Client.guest(node(0).url, name);
        await client.must('POST', '/api/register', { login: name, password: 'a long password' });
        return client;
      }),
    );
  const tableOf = async (a: Client, b: Client): Promise<string> => {
    const { id } = await a.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await b.must('POST', `/api/tables/${id}/join`, {});
    return id;
  };

  /** What one node begins may come to the other as a job. */
  const idle = async (): Promise<void> => {
    for (const i of [0, 1, 0] as const) await node(i).idle();
  };

  test('a socket at the other node receives the notice, once', async () => {
    const [a, b] = (await people('anna', 'bob')) as [Client, Client];
    const socket = await at(a, node(1)).socket();
    const id = await tableOf(a, b);
    await socket.expect('notice', ({ t, what }) => t === id && (what === 'turn' || what === 'started'));
    // Notices come in their order: when the next table's is there, one more of the first would be, too.
    const next = await tableOf(a, b);
    await socket.expect('notice', ({ t, what }) => t === next && (what === 'turn' || what === 'started'));
    assert.equal(socket.received.filter((message) => message.k === 'notice' && message.t === id && message.what !== 'joined').length, 1);
    socket.close();
  });

  test('presence at the other node spare a notice; without them it comes once', async () => {
    const [a, b] = (await people('carla', 'dora')) as [Client, Client];
    await a.must('PUT', '/api/me/webhook', { url: `${receiver.url}/hook` });
    const { id } = await a.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const socket = await at(a, node(1)).socket();
    socket.send({ k: 'look', t: id });
    socket.send({ k: 'ping' });
    await socket.expect('pong');
    await b.must('POST', `/api/tables/${id}/join`, {});
    await idle();
    assert.deepEqual(receiver.at('/hook'), []);
    socket.close();
    await eventually(() => node(1).context.hub.size === 0);
    await tableOf(a, b);
    await eventually(() => receiver.at('/hook').length > 0);
    await idle();
    const whats = receiver.at('/hook').map(({ body }) => (JSON.parse(String(body)) as { what: string }).what);
    assert.equal(new Set(whats).size, whats.length, `twice: ${whats}`);
  });

  test('who is dismissed at one node is out at the other', async () => {
    const [a] = (await people('emil')) as [Client];
    const socket = await at(a, node(1)).socket();
    await a.must('POST', '/api/me/password', { old: 'a long password', password: 'another password' });
    await assert.rejects(
      socket.until(() => false, 5000),
      /closed/,
    );
  });

  test('who leaves at the other node is away, unless another tab is here', async () => {
    const [a, b] = (await people('gina', 'hugo')) as [Client, Client];
    const id = await tableOf(a, b);
    const open = async (client: Client) => {
      const socket = await client.socket();
      await socket.watch(id);
      socket.send({ k: 'look', t: id });
      return socket;
    };
    const here = await open(a);
    here.send({ k: 'presence', t: id });
    const away = () => here.received.findLast((message) => message.k === 'presence')?.away;
    const there = await open(at(b, node(1)));
    await eventually(() => away()?.length === 0);
    there.send({ k: 'look' });
    await eventually(() => away()?.[0]?.since !== undefined);
    there.send({ k: 'look', t: id });
    await eventually(() => away()?.length === 0);
    const beside = await open(b);
    const { me } = await b.must<{ me: { id: string } }>('GET', '/api/me');
    await eventually(() => node(0).context.hub.looksAt(me.id, id));
    there.close();
    await new Promise((resolve) => setTimeout(resolve, 600));
    assert.deepEqual(away(), []);
    for (const socket of [here, beside]) socket.close();
  });

  test('however often somebody comes and goes, the other node is asked about them now and then', async (t) => {
    const [a, b] = (await people('ines', 'jan')) as [Client, Client];
    const id = await tableOf(a, b);
    const [here, there] = [await a.socket(), await b.socket()];
    await here.watch(id);
    here.send({ k: 'presence', t: id });
    const told = () => here.received.filter((message) => message.k === 'presence');
    await eventually(() => told().length > 0);
    const asked = t.mock.method(node(1).context.presence, 'answer');
    const start = performance.now();
    for (let i = 0; i < 100; i++) {
      there.send({ k: 'look', ...(i % 2 ? {} : { t: id }) });
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const rounds = (performance.now() - start) / 300 + 3;
    there.send({ k: 'look', t: id });
    await eventually(() => told().at(-1)?.away.length === 1);
    await node(1).idle();
    assert.ok(asked.mock.callCount() <= 2 * rounds, `${asked.mock.callCount()} questions about two people in ${rounds} rounds`);
    assert.ok(told().length > 3, 'in between, too');
    for (const socket of [here, there]) socket.close();
  });
});
