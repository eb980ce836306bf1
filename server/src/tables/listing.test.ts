import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { NewTableInput, TableLine } from '@caravel/protocol';
import { Client, startTestNode, type TestNode } from '../../test/tools/index.ts';

let node: TestNode;
let anna: Client;
before(async () => {
  node = await startTestNode();
  anna = await Client.guest(node.url, 'Anna');
});
after(() => node.end());

const ME = { kind: 'me' as const };
const OPEN = { kind: 'open' as const };
const BOT = { kind: 'bot' as const, level: 'random' as const };

const make = async (more: Partial<NewTableInput>): Promise<string> =>
  (await anna.table({ game: 'puerto-rico', seats: [ME, OPEN], access: 'open', ...more })).id;

interface Page {
  readonly tables: readonly TableLine[];
  readonly next?: string;
}

const page = (query: Readonly<Record<string, string>>): Promise<Page> =>
  new Client(node.url).must<Page>('GET', `/api/tables?${new URLSearchParams(query)}`);
const list = async (query: Readonly<Record<string, string>>): Promise<string[]> => (await page(query)).tables.map(({ id }) => id);

/** All tables in pages of this size. */
const pages = async (query: Readonly<Record<string, string>>): Promise<string[][]> => {
  const all: string[][] = [];
  for (let cursor: string | undefined; ; ) {
    const { tables, next } = await page({ ...query, ...(cursor ? { cursor } : {}) });
    all.push(tables.map(({ id }) => id));
    if (!next) return all;
    cursor = next;
  }
};

test('the lobby is chosen by game, players, pace, free seats and status', async () => {
  const plain = await make({});
  const madeira = await make({ game: 'madeira' });
  const three = await make({ seats: [ME, OPEN, OPEN] });
  const bots = await make({ seats: [ME, OPEN, BOT] });
  const live = await make({ pace: { kind: 'live', minutes: 10, increment: 5 } });
  const days = await make({ pace: { kind: 'days', days: 2 } });
  const running = await make({ seats: [ME, BOT] });
  const hidden = await make({ seats: [ME, BOT], watch: 'players' });
  const closed = await make({ access: 'invite' });
  assert.deepEqual(await list({}), [days, live, bots, three, madeira, plain]);
  assert.ok(!(await list({ status: 'running' })).includes(hidden) && !(await list({})).includes(closed));
  assert.deepEqual(await list({ game: 'madeira' }), [madeira]);
  assert.deepEqual(await list({ players: '3' }), [bots, three]);
  assert.deepEqual(await list({ free: '2' }), [three]);
  assert.deepEqual([await list({ pace: 'live' }), await list({ pace: 'days' })], [[live], [days]]);
  assert.deepEqual(await list({ pace: 'untimed', players: '2' }), [madeira, plain]);
  assert.deepEqual([await list({ rated: 'true' }), (await list({ rated: 'false' })).length], [[], 6]);
  assert.deepEqual(await list({ status: 'running' }), [running]);
});

test('pages neither skip nor repeat, also of a wish few tables fulfil; the last one says so', async () => {
  const all = await list({});
  await node.context.db.run('UPDATE tables SET created_at = 1000');
  const three = await pages({ limit: '2' });
  assert.deepEqual(
    three.map(({ length }) => length),
    [2, 2, 2],
  );
  assert.deepEqual(three.flat().toSorted(), all.toSorted());
  const rare = await pages({ limit: '1', pace: 'days' });
  assert.equal(rare.flat().length, 1);
  assert.deepEqual(await list({ before: '1000' }), []);
  assert.equal((await list({ before: '1001' })).length, 6);
});

test('a bad wish is named', async () => {
  for (const [field, value] of [
    ['status', 'over'],
    ['players', 'many'],
    ['pace', 'slow'],
    ['rated', 'yes'],
    ['free', '-1'],
    ['cursor', 'x'],
    ['limit', '101'],
    ['limit', '0'],
    ['before', 'now'],
  ] as const) {
    const refusal = await anna.refused('GET', `/api/tables?${field}=${value}`);
    assert.deepEqual([refusal.code, refusal.field], ['bad-input', field]);
  }
});
