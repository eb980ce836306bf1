/** Alerts that wait, where two nodes find that their time has come. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { onTwoNodes } from '../../test/tools/engines.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client } from '../../test/tools/index.ts';
import { Receiver } from '../../test/tools/receiver.ts';

const MINUTE = 60_000;
const receiver = await Receiver.start();
/** Noon in London, to begin with. */
const noon = Date.UTC(2026, 10, 18, 12) - Date.now();
let ahead = 0;

interface Sent {
  readonly what: string;
  readonly table?: string;
  readonly news?: readonly { readonly table: string }[];
}

onTwoNodes(
  { hookAllow: new Set([receiver.target]) },
  (node) => {
    after(() => receiver.end());
    let count = 0;

    const account = async (name: string): Promise<Client> => {
      const client = await Client.guest(node(0).url, name);
      await client.must('POST', '/api/register', { login: `waits${++count}`, password: 'a long password' });
      return client;
    };
    /** The same person, at the other node. */
    const elsewhere = (client: Client): Client => {
      const other = new Client(node(1).url);
      other.cookie = client.cookie;
      return other;
    };
    /** The first of them has the turn. */
    const tableOf = async (a: Client, b: Client): Promise<string> => {
      const { id } = await a.table({
        game: 'puerto-rico',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        options: { governor: 0 },
        pace: { kind: 'days', days: 3 },
      });
      await b.must('POST', `/api/tables/${id}/join`, {});
      return id;
    };
    const settle = async (): Promise<void> => {
      for (const i of [0, 1, 0] as const) await node(i).idle();
    };
    const sentTo = (path: string): Sent[] => receiver.at(path).map(({ body }) => JSON.parse(String(body)) as Sent);
    const tablesIn = (sent: readonly Sent[]): string[] =>
      sent.flatMap(({ table, news }) => news?.map((one) => one.table) ?? (table ? [table] : []));
    const waiting = async (): Promise<number> =>
      (await node(0).context.db.all<{ n: number }>('SELECT COUNT(*) AS n FROM waiting_notices'))[0]?.n ?? -1;

    test('what both nodes had to tell in quiet hours comes as one, from one of them, when they end', async () => {
      const [a, b] = [await account('Anna'), await account('Bob')];
      await a.must('PUT', '/api/me/webhook', { url: `${receiver.url}/quiet` });
      await a.must('PATCH', '/api/me', { alerts: { quiet: { from: 11 * 60, until: 14 * 60, zone: 'Europe/London' } } });
      const ids = [await tableOf(a, b), await tableOf(elsewhere(a), elsewhere(b)), await tableOf(a, elsewhere(b))];
      await settle();
      await eventually(async () => Number(await waiting()) >= ids.length);
      assert.deepEqual(sentTo('/quiet'), []);
      ahead = 121 * MINUTE;
      await eventually(async () => sentTo('/quiet').length > 0 && Number(await waiting()) === 0);
      await settle();
      assert.deepEqual(
        sentTo('/quiet').map(({ what }) => what),
        ['several'],
      );
      assert.deepEqual(tablesIn(sentTo('/quiet')).sort(), ids.sort());
    });

    test('with a pause between alerts, both nodes together send one in it, and none is lost', async () => {
      const [a, b] = [await account('Carla'), await account('Dora')];
      await a.must('PUT', '/api/me/webhook', { url: `${receiver.url}/pause` });
      await a.must('PATCH', '/api/me', { alerts: { every: 30 } });
      const made = await Promise.all(
        Array.from({ length: 6 }, (_, i) => (i % 2 === 0 ? tableOf(a, b) : tableOf(elsewhere(a), elsewhere(b)))),
      );
      await eventually(() => sentTo('/pause').length > 0);
      await settle();
      assert.equal(sentTo('/pause').length, 1);
      ahead += 31 * MINUTE;
      await eventually(() => new Set(tablesIn(sentTo('/pause'))).size === made.length);
      await settle();
      assert.equal(sentTo('/pause').length, 2);
      assert.equal(Number(await waiting()), 0);
    });
  },
  () => Date.now() + noon + ahead,
);
