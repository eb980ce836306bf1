/** Nodes as processes of their own that are killed while they make a review. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ONLY_FULL } from '@caravel/core/testing/thorough';
import type { TableReview } from '@caravel/protocol';
import { ChildNode } from '../../test/chaos/child-node.ts';
import { openDatabases } from '../../test/tools/databases.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { finishedTable } from '../../test/tools/finished-table.ts';
import { Client, startTestNode } from '../../test/tools/index.ts';
import type { NodeConfig } from '../config/config.ts';

/** Seven times as long as until the first save on a fast machine that does nothing else, and a minute on a slow one. */
const VISITS = { CARAVEL_REVIEW_VISITS: '1000' };
const PATIENCE = 300_000;

/** A finished table in this store, and one of its players. */
const prepared = async (place: Partial<NodeConfig>): Promise<{ table: string; cookie: string }> => {
  const node = await startTestNode(place);
  const [anna, bob] = [await Client.guest(node.url), await Client.guest(node.url, 'Bob')];
  const table = await finishedTable(node, anna, bob);
  await node.end();
  return { table, cookie: anna.cookie ?? '' };
};

const at = (node: ChildNode, cookie: string): Client => Object.assign(new Client(node.url), { cookie });

/** Once a part of it is kept. */
const begun = (client: Client, table: string): Promise<{ judged: number; total: number }> =>
  eventually(async () => {
    const review = await client.must<TableReview>('GET', `/api/tables/${table}/review`);
    assert.notEqual(review.status, 'done', 'too quick to be killed');
    return review.status === 'running' && review.judged > 0 && review;
  }, PATIENCE);

const done = (client: Client, table: string): Promise<TableReview & { status: 'done' }> =>
  eventually(async () => {
    const review = await client.must<TableReview>('GET', `/api/tables/${table}/review`);
    return review.status === 'done' && review;
  }, PATIENCE);

const judgedBy = async (client: Client): Promise<number> =>
  Number(/^caravel_review_decisions_total (\d+)$/m.exec(await client.must<string>('GET', '/metrics'))?.[1]);

test('a review goes on where it was when its node is killed and comes back', async (t) => {
  const data = await mkdtemp(join(tmpdir(), 'caravel-killed-'));
  const { table, cookie } = await prepared({ data });
  const node = await ChildNode.start({ CARAVEL_DATA: data, ...VISITS });
  t.after(async () => {
    await node.stop();
    await rm(data, { recursive: true });
  });
  const anna = at(node, cookie);
  await anna.must('POST', `/api/tables/${table}/review`);
  const { judged, total } = await begun(anna, table);
  await node.kill();
  await node.resume();
  const { review } = await done(anna, table);
  assert.equal(review.verdicts.length, total);
  assert.ok((await judgedBy(anna)) <= total - judged);
});

test('another node goes on where the one that was killed stopped', ONLY_FULL, async (t) => {
  const store = await openDatabases();
  const databaseUrl = await store.database();
  const { table, cookie } = await prepared({ databaseUrl });
  const nodes = await Promise.all([0, 1].map(() => ChildNode.start({ DATABASE_URL: databaseUrl, ...VISITS })));
  t.after(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await store.end();
  });
  const people = nodes.map((node) => at(node, cookie));
  await people[0]?.must('POST', `/api/tables/${table}/review`);
  const { judged, total } = await begun(people[1] as Client, table);
  const makes = (await Promise.all(people.map(judgedBy))).findIndex((count) => count > 0);
  await nodes[makes]?.kill();
  const other = people[1 - makes] as Client;
  const { review } = await done(other, table);
  assert.equal(review.verdicts.length, total);
  assert.equal(new Set(review.verdicts.map(({ entry }) => entry)).size, total);
  assert.ok((await judgedBy(other)) <= total - judged);
});
