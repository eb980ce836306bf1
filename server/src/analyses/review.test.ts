import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Me, type TableReview, WrittenReview } from '@caravel/protocol';
import * as v from 'valibot';
import { onEachEngine, onTwoNodes } from '../../test/tools/engines.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { fileOf, finishedTable, runningTable } from '../../test/tools/finished-table.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';
import { quickReview } from '../../test/tools/quick-review.ts';

const VISITS = 4;
const REVIEWS = { reviews: { perDay: 3, visits: VISITS } };

const ask = (client: Client, table: string): Promise<TableReview> => client.must('POST', `/api/tables/${table}/review`);
const look = (client: Client, table: string): Promise<TableReview> => client.must('GET', `/api/tables/${table}/review`);
const done = (client: Client, table: string): Promise<TableReview & { status: 'done' }> =>
  eventually(async () => {
    const review = await look(client, table);
    return review.status === 'done' && review;
  }, 120_000);
const idOf = async (client: Client): Promise<string> => (await client.must<{ me: Me }>('GET', '/api/me')).me.id;

const judgedAt = async ({ context }: TestNode): Promise<number> => (await context.metrics.judgedDecisions.get()).values[0]?.value ?? 0;

onEachEngine((start) => {
  let node: TestNode;
  before(async () => {
    node = await start(REVIEWS);
  });
  after(() => node.end());
  const guest = (name: string): Promise<Client> => Client.guest(node.url, name);

  test('a hundred requests of players make one review, the same as anybody would make, and whoever sees the table reads it', async () => {
    const [anna, bob, eve] = [await guest('Anna'), await guest('Bob'), await guest('Eve')];
    const table = await finishedTable(node, anna, bob);
    assert.deepEqual(await look(eve, table), { status: 'none' });
    assert.equal((await eve.refused('POST', `/api/tables/${table}/review`)).code, 'not-yours');
    assert.equal((await new Client(node.url).refused('POST', `/api/tables/${table}/review`)).code, 'who-are-you');
    const before = await judgedAt(node);
    await Promise.all(Array.from({ length: 100 }, (_, i) => ask(i % 2 ? anna : bob, table)));
    const { review } = await done(eve, table);
    assert.deepEqual(v.parse(WrittenReview, review), review);
    assert.deepEqual(review, JSON.parse(JSON.stringify(await quickReview(await fileOf(anna, table), VISITS))));
    assert.equal((await judgedAt(node)) - before, review.verdicts.length);
    assert.equal((await ask(anna, table)).status, 'done');
  });

  test('of a running game, of somebody else’s and of one that is hidden there is none', async () => {
    const [anna, bob, eve] = [await guest('Anna'), await guest('Bob'), await guest('Eve')];
    const table = await runningTable(anna, bob, { watch: 'players' });
    assert.equal((await anna.refused('POST', `/api/tables/${table}/review`)).code, 'not-now');
    for (const method of ['GET', 'POST']) assert.equal((await eve.refused(method, `/api/tables/${table}/review`)).code, 'not-yours');
    assert.equal((await anna.refused('POST', '/api/tables/AAAAAAAAAAAA/review')).code, 'not-found');
  });

  test('one person asks for so many a day', async () => {
    const [anna, bob] = [await guest('Anna'), await guest('Bob')];
    const tables = [];
    for (let i = 0; i < 4; i++) tables.push(await finishedTable(node, anna, bob));
    for (const table of tables.slice(0, 3)) await ask(anna, table);
    const { code, field } = await anna.refused('POST', `/api/tables/${tables[3]}/review`);
    assert.deepEqual([code, field], ['too-much', 'reviews']);
    assert.notEqual((await ask(bob, tables[3] ?? '')).status, 'none');
    for (const table of tables) await done(anna, table);
    await node.context.db.run('UPDATE reviews SET asked_at = asked_at - 90000000 WHERE asked_by = $1', await idOf(anna));
  });

  test('what a node that died has judged is kept: the next one judges only the rest', async () => {
    const { db, reviews, reviewRunner } = node.context;
    const [anna, bob] = [await guest('Anna'), await guest('Bob')];
    const table = await finishedTable(node, anna, bob);
    const { verdicts } = await quickReview(await fileOf(anna, table), VISITS);
    await reviews.ask(table, await idOf(anna), VISITS, Date.now());
    const half = verdicts.slice(0, Math.floor(verdicts.length / 2));
    await db.run(
      "UPDATE reviews SET node = 'dead', lease_until = $2, judged = $3, total = $4, verdicts = $5 WHERE table_id = $1",
      ...[table, Date.now() - 1, half.length, verdicts.length, JSON.stringify(half)],
    );
    assert.deepEqual(await look(anna, table), { status: 'running', judged: half.length, total: verdicts.length });
    const before = await judgedAt(node);
    reviewRunner.look();
    const { review } = await done(anna, table);
    assert.deepEqual(review.verdicts, JSON.parse(JSON.stringify(verdicts)));
    assert.equal((await judgedAt(node)) - before, verdicts.length - half.length);
  });

  test('a review that fails over and over is given up, and may be asked for again', async () => {
    const { db, reviewRunner } = node.context;
    const [anna, bob] = [await guest('Anna'), await guest('Bob')];
    const table = await finishedTable(node, anna, bob);
    const entry = (await db.all<{ entry: string }>('SELECT entry FROM entries WHERE table_id = $1 AND n = 1', table))[0]?.entry ?? '';
    await db.run("UPDATE entries SET entry = '0 nonsense' WHERE table_id = $1 AND n = 1", table);
    await ask(anna, table);
    await eventually(async () => {
      await db.run("UPDATE reviews SET lease_until = 0 WHERE table_id = $1 AND status = 'open' AND node <> ''", table);
      reviewRunner.look();
      return (await look(anna, table)).status === 'failed';
    });
    await db.run('UPDATE entries SET entry = $2 WHERE table_id = $1 AND n = 1', table, entry);
    await ask(anna, table);
    await done(anna, table);
  });

  test('the queue is measured', async () => {
    const text = await node.context.metrics.registry.metrics();
    assert.match(text, /^caravel_review_queue 0$/m);
    assert.match(text, /^caravel_reviews_total [1-9]/m);
  });
});

onTwoNodes({ reviews: { perDay: 100, visits: VISITS } }, (node) => {
  test('of two nodes one makes a review; both tell of it', async () => {
    const [anna, guest] = [await Client.guest(node(0).url, 'Anna'), await Client.guest(node(0).url, 'Bob')];
    const tables = [];
    for (let i = 0; i < 4; i++) tables.push(await finishedTable(node(0), anna, guest));
    const bob = new Client(node(1).url);
    bob.cookie = guest.cookie;
    await Promise.all(tables.flatMap((table) => [ask(anna, table), ask(bob, table)]));
    const made = await Promise.all(tables.map((table) => done(bob, table)));
    const all = made.reduce((sum, { review }) => sum + review.verdicts.length, 0);
    assert.equal((await judgedAt(node(0))) + (await judgedAt(node(1))), all);
    assert.deepEqual(await look(anna, tables[0] ?? ''), made[0]);
  });
});
