import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TableInfo } from '@caravel/protocol';
import { Client, startTestNode, type TestNode } from '../../test/tools/index.ts';

let node: TestNode;
before(async () => {
  node = await startTestNode({ tables: { botsPerUser: 3, botsPerAddress: 1_000_000, openPerHost: 2 } });
});
after(() => node.end());

const ME = { kind: 'me' as const };
const OPEN = { kind: 'open' as const };
const BOT = { kind: 'bot' as const, level: 'random' as const };
/** Anna has to move first, so that the game stands still. */
const WITH_BOT = { game: 'puerto-rico', seats: [ME, BOT], options: { governor: 0 } };
const ONLY_BOTS = { game: 'puerto-rico', seats: [BOT, BOT] };
const WAITING = { game: 'puerto-rico', seats: [ME, OPEN] };

const guest = (name = 'Anna', at = node): Promise<Client> => Client.guest(at.url, name);

/** How many of so many requests at once are carried out; all others are refused as too much. */
const madeAtOnce = async (host: Client, wish: object, count: number): Promise<string[]> => {
  const answers = await Promise.all(Array.from({ length: count }, () => host.ask<TableInfo>('POST', '/api/tables', wish)));
  for (const { status } of answers) assert.ok(status === 201 || status === 429, String(status));
  return answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : []));
};

test('a host has so many games with bots, also of many wishes at once, and is told what to do', async () => {
  const anna = await guest();
  const made = [...(await madeAtOnce(anna, ONLY_BOTS, 10)), ...(await madeAtOnce(anna, WITH_BOT, 10))];
  assert.equal(made.length, 3);
  const { status, code, message, field } = await anna.refused('POST', '/api/tables', WITH_BOT);
  assert.deepEqual([status, code, field], [429, 'too-much', 'bots']);
  assert.equal(message, 'you have 3 games with bots: finish, end or cancel one of them first');
  assert.equal((await madeAtOnce(await guest('Bob'), WITH_BOT, 1)).length, 1);
});

test('a game with bots that is ended or cancelled makes room for another', async () => {
  const anna = await guest();
  const [played = ''] = await madeAtOnce(anna, WITH_BOT, 1);
  const [watched = ''] = await madeAtOnce(anna, ONLY_BOTS, 1);
  assert.equal((await madeAtOnce(anna, WITH_BOT, 5)).length, 1);
  await anna.must('POST', `/api/tables/${played}/end`);
  await anna.must('POST', `/api/tables/${watched}/cancel`);
  assert.equal((await madeAtOnce(anna, WITH_BOT, 5)).length, 2);
});

test('a running game is not cancelled while a person has a seat, nor by anybody but the host', async () => {
  const anna = await guest();
  const [played = ''] = await madeAtOnce(anna, WITH_BOT, 1);
  const [watched = ''] = await madeAtOnce(anna, ONLY_BOTS, 1);
  assert.equal((await anna.refused('POST', `/api/tables/${played}/cancel`)).code, 'not-now');
  assert.equal((await (await guest('Bob')).refused('POST', `/api/tables/${watched}/cancel`)).code, 'not-yours');
});

test('a game in which nothing has happened for thirty days counts no more', async () => {
  const anna = await guest();
  const [left = ''] = await madeAtOnce(anna, WITH_BOT, 5);
  const { db } = node.context;
  await db.run('UPDATE tables SET updated_at = updated_at - $1 WHERE id = $2', 31 * 86_400_000, left);
  assert.equal((await madeAtOnce(anna, WITH_BOT, 5)).length, 1);
});

test('an open table with a bot counts, so that whoever sits down last is never refused', async () => {
  const anna = await guest();
  const [open = ''] = await madeAtOnce(anna, { ...WITH_BOT, seats: [ME, OPEN, BOT] }, 1);
  assert.equal((await madeAtOnce(anna, WITH_BOT, 5)).length, 2);
  await (await guest('Bob')).must('POST', `/api/tables/${open}/join`, {});
});

test('the first bot that is given a seat counts, the second does not', async () => {
  const anna = await guest();
  const [open = '', other = ''] = await madeAtOnce(anna, { ...WAITING, seats: [ME, OPEN, OPEN] }, 2);
  await madeAtOnce(anna, WITH_BOT, 2);
  const seatBot = (id: string, seat: number) => anna.ask('POST', `/api/tables/${id}/bot`, { seat, level: 'random' });
  const first = await Promise.all([seatBot(open, 1), seatBot(other, 1)]);
  assert.deepEqual(first.map(({ status }) => status).toSorted(), [204, 429]);
  const taken = first[0]?.status === 204 ? open : other;
  assert.equal((await seatBot(taken, 2)).status, 204);
});

test('a rematch with bots counts; a second wish for the same one is shown it', async () => {
  const anna = await guest();
  const [id = ''] = await madeAtOnce(anna, WITH_BOT, 1);
  await anna.must('POST', `/api/tables/${id}/end`);
  const others = await madeAtOnce(anna, WITH_BOT, 3);
  assert.equal((await anna.refused('POST', `/api/tables/${id}/rematch`, {})).code, 'too-much');
  await anna.must('POST', `/api/tables/${others[0]}/end`);
  const again = await anna.must('POST', `/api/tables/${id}/rematch`, {});
  assert.deepEqual(await anna.must('POST', `/api/tables/${id}/rematch`, {}), again);
});

test('so many tables of a host wait for players; those that begin or are cancelled do not count', async () => {
  const anna = await guest();
  const [first = '', second = '', ...none] = await madeAtOnce(anna, WAITING, 10);
  assert.equal(none.length, 0);
  const { code, message, field } = await anna.refused('POST', '/api/tables', WAITING);
  assert.deepEqual([code, field], ['too-much', 'tables']);
  assert.equal(message, '2 of your tables have not begun: cancel one of them first');
  await (await guest('Bob')).must('POST', `/api/tables/${first}/join`, {});
  await anna.must('POST', `/api/tables/${second}/cancel`);
  assert.equal((await madeAtOnce(anna, WAITING, 10)).length, 2);
});

test('a table counts until it begins, also while nobody has to sit down there any more', async () => {
  const [anna, bob] = [await guest(), await guest('Bob')];
  const made = await madeAtOnce(anna, { ...WAITING, promises: true }, 2);
  for (const id of made) await bob.must('POST', `/api/tables/${id}/join`, { promises: true });
  const info = await anna.must<TableInfo>('GET', `/api/tables/${made[0]}`);
  assert.deepEqual([info.status, info.seats.filter(({ kind }) => kind === 'open').length], ['open', 0]);
  assert.equal((await anna.refused('POST', '/api/tables', WAITING)).field, 'tables');
  assert.equal((await madeAtOnce(anna, WITH_BOT, 1)).length, 1, 'a game with bots begins all the same');
});

test('tables made full of bots that never begin come to an end too', async () => {
  const anna = await guest();
  const empty = async (): Promise<number> => {
    const { status, body } = await anna.ask<TableInfo>('POST', '/api/tables', { ...WITH_BOT, promises: true });
    if (status === 201) await anna.must('POST', `/api/tables/${body.id}/kick`, { seat: 1 });
    return status;
  };
  const answers: number[] = [];
  for (let i = 0; i < 7; i++) answers.push(await empty());
  assert.deepEqual(answers, [201, 201, 201, 201, 201, 429, 429]);
});

test('a game that somebody has left to a bot counts as one with bots', async () => {
  const [anna, bob] = [await guest(), await guest('Bob')];
  const [id = ''] = await madeAtOnce(anna, { ...WAITING, options: { governor: 0 } }, 1);
  await bob.must('POST', `/api/tables/${id}/join`, {});
  await bob.must('POST', `/api/tables/${id}/leave`);
  assert.equal((await madeAtOnce(anna, WITH_BOT, 5)).length, 2);
});

test('an address has so many games with bots, whoever makes them, and ended ones make room', async () => {
  const own = await startTestNode({ tables: { botsPerUser: 2, botsPerAddress: 3, openPerHost: 5 } });
  try {
    const [anna, bob] = [await guest('Anna', own), await guest('Bob', own)];
    const first = await madeAtOnce(anna, WITH_BOT, 5);
    const second = await madeAtOnce(bob, WITH_BOT, 5);
    assert.deepEqual([first.length, second.length], [2, 1]);
    const { code, message } = await bob.refused('POST', '/api/tables', WITH_BOT);
    assert.deepEqual([code, message], ['too-much', '3 games with bots run from your address: finish, end or cancel one of them first']);
    assert.equal((await madeAtOnce(bob, WAITING, 1)).length, 1);
    await anna.must('POST', `/api/tables/${first[0]}/end`);
    assert.equal((await madeAtOnce(bob, WITH_BOT, 5)).length, 1);
    const rows = await own.context.db.all('SELECT * FROM tables');
    assert.ok(!JSON.stringify(rows).includes('127.0.0.1'));
  } finally {
    await own.end();
  }
});
