import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Invitation, TableInfo } from '@caravel/protocol';
import { BotPool } from '../../src/bots/pool.ts';
import { MOST_A_DAY, MOST_CALLS_A_DAY, MOST_SENT, MOST_TO_ONE, MOST_WAITING } from '../../src/invitations/invitations.ts';
import { handlersOf } from '../../src/node/handlers.ts';
import { MOST_UNREAD } from '../../src/streams/event-stream.ts';
import { makeBot } from '../tools/bot-account.ts';
import { eventually } from '../tools/eventually.ts';
import { Client, startTestNode, type TestNode } from '../tools/index.ts';
import { TestStream } from '../tools/stream.ts';

let node: TestNode;
before(async () => {
  node = await startTestNode();
});
after(() => node.end());

const SEATS = [{ kind: 'me' as const }, ...Array(4).fill({ kind: 'open' as const })];
const idOf = async (client: Client): Promise<string> => (await client.must<{ me: { id: string } }>('GET', '/api/me')).me.id;
const waiting = async (client: Client): Promise<Invitation[]> =>
  (await client.must<{ invitations: Invitation[] }>('GET', '/api/my/invitations')).invitations;
const newTable = (host: Client): Promise<TableInfo> => host.table({ game: 'puerto-rico', seats: SEATS });
const invite = (host: Client, table: string, user: string) => host.ask('POST', `/api/tables/${table}/invitations`, { user });

test('many invitations at once of one host to one person: a few come through', async () => {
  const [host, victim] = [await Client.account(node.url, 'Flooder'), await Client.account(node.url, 'Victim')];
  const user = await idOf(victim);
  const tables = await Promise.all(Array.from({ length: 30 }, () => newTable(host)));
  const answers = await Promise.all(tables.map(({ id }) => invite(host, id, user)));
  assert.equal(answers.filter(({ status }) => status === 201).length, MOST_TO_ONE);
  assert.equal(answers.filter(({ status }) => status === 429).length, 30 - MOST_TO_ONE);
  assert.equal((await waiting(victim)).length, MOST_TO_ONE);
});

test('asking, taking back and asking again at new tables has an end for the day', async () => {
  const [host, victim] = [await Client.account(node.url, 'Stubborn'), await Client.account(node.url, 'Patient')];
  const user = await idOf(victim);
  const answers: number[] = [];
  for (let i = 0; i < MOST_A_DAY + 2; i++) {
    const { id } = await newTable(host);
    answers.push((await invite(host, id, user)).status);
    await host.must('POST', `/api/tables/${id}/cancel`);
  }
  assert.deepEqual(answers, [...Array(MOST_A_DAY).fill(201), 429, 429]);
});

test('many hosts together do not bury one person, and one host does not ask half the world', async () => {
  const victim = await Client.account(node.url, 'Popular');
  const user = await idOf(victim);
  let done = 0;
  for (let i = 0; done < MOST_WAITING && i < 20; i++) {
    const host = await Client.account(node.url, `Host ${i}`);
    for (let n = 0; n < MOST_TO_ONE; n++) if ((await invite(host, (await newTable(host)).id, user)).status === 201) done++;
  }
  const last = await Client.account(node.url, 'One more');
  assert.equal((await invite(last, (await newTable(last)).id, user)).status, 429);
  assert.equal((await waiting(victim)).length, MOST_WAITING);
  const busy = await Client.account(node.url, 'Busy');
  const answers: number[] = [];
  for (let i = 0; i < 6; i++) {
    const { id } = await newTable(busy);
    for (let n = 0; n < 4; n++)
      answers.push((await invite(busy, id, await idOf(await Client.account(node.url, `Guest ${i} ${n}`)))).status);
  }
  assert.deepEqual([answers.filter((status) => status === 201).length, answers.at(-1)], [MOST_SENT, 429]);
});

test('many accounts that ask and take back call one person outside so often a day, and no more', async () => {
  const user = await idOf(await Client.account(node.url, 'Sleeper'));
  const { notice } = handlersOf(node.context, new BotPool({ threads: 0, milliseconds: 0 }));
  const hosts: Client[] = [];
  const called: number[] = [];
  for (let i = 0; i < MOST_CALLS_A_DAY + 2; i++) {
    if (i % MOST_A_DAY === 0) hosts.unshift(await Client.account(node.url, `Throwaway ${i}`));
    const [host] = hosts;
    assert.ok(host);
    const { id } = await newTable(host);
    assert.equal((await invite(host, id, user)).status, 201);
    await notice({ user, what: 'invited', mark: 0, table: id, channel: 'push' });
    called.push((await node.context.db.all(`SELECT 1 AS one FROM notices WHERE user_id = $1 AND table_id = $2`, user, id)).length);
    await host.must('POST', `/api/tables/${id}/cancel`);
  }
  assert.deepEqual(called, [...Array(MOST_CALLS_A_DAY).fill(1), 0, 0]);
});

test('nobody answers for another: not the host, not a stranger, not another bot, not who sits there', async () => {
  const host = await Client.account(node.url, 'Proper');
  const [bot, other] = [await makeBot(host, 'Invited'), await makeBot(host, 'Foreign')];
  const { id } = await newTable(host);
  await host.must('POST', `/api/tables/${id}/invitations`, { name: 'Invited', seat: 2 });
  const stranger = await Client.account(node.url, 'Nosy');
  for (const client of [host, stranger, other.client, await Client.guest(node.url, 'Invited')])
    for (const answer of ['accept', 'decline'])
      assert.ok([403, 409].includes((await client.ask('POST', `/api/tables/${id}/${answer}`, {})).status), answer);
  for (const client of [stranger, other.client, bot.client])
    assert.equal((await client.refused('DELETE', `/api/tables/${id}/invitations/2`)).code, 'not-yours');
  assert.equal((await new Client(node.url).refused('POST', `/api/tables/${id}/accept`, {})).code, 'who-are-you');
  const [invitation] = await waiting(bot.client);
  assert.deepEqual([invitation?.table, invitation?.seat], [id, 2]);
});

test('of many acceptances at once one sits down', async () => {
  const host = await Client.account(node.url, 'Careful');
  const bot = await makeBot(host, 'Eager');
  const { id } = await newTable(host);
  await host.must('POST', `/api/tables/${id}/invitations`, { name: 'Eager' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => bot.client.ask('POST', `/api/tables/${id}/accept`, {})));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  const { seats } = await host.must<TableInfo>('GET', `/api/tables/${id}`);
  assert.equal(seats.filter(({ user }) => user === bot.id).length, 1);
});

test('a reader that does not read is cut off, what is kept for it is bounded, and it comes back', async () => {
  const owner = await Client.account(node.url, 'Owner');
  const bot = await makeBot(owner, 'Sleepy');
  const stream = await TestStream.open(node.url, bot.client.headers);
  await stream.expect('ready');
  stream.pause();
  const text = JSON.stringify({ k: 'beat', now: 1, filler: 'x'.repeat(100_000) });
  let sent = 0;
  await eventually(() => {
    node.context.hub.toUser(bot.id, () => text);
    sent += text.length;
    return node.context.streams.size === 0;
  });
  // What the kernel takes on both sides is not ours; it is a few megabytes at most.
  assert.ok(sent < MOST_UNREAD + 20_000_000, `${sent} bytes`);
  assert.equal(node.context.hub.isHere(bot.id), false);
  const again = await TestStream.open(node.url, bot.client.headers);
  await again.expect('ready');
  again.close();
  stream.close();
  await eventually(() => node.context.streams.size === 0);
});

test('a reader that stays behind is cut off after a while, though little is kept for it', async () => {
  const owner = await Client.account(node.url, 'Owner Two');
  const bot = await makeBot(owner, 'Slow');
  const stream = await TestStream.open(node.url, bot.client.headers);
  await stream.expect('ready');
  stream.pause();
  const text = JSON.stringify({ k: 'beat', now: 1, filler: 'x'.repeat(10_000) });
  while (node.context.streams.unread < MOST_UNREAD / 4) {
    node.context.hub.toUser(bot.id, () => text);
    await new Promise(setImmediate);
  }
  assert.ok(node.context.streams.unread < MOST_UNREAD);
  await eventually(() => node.context.streams.size === 0);
  stream.close();
});

test('streams count with sockets: nobody has more of both than allowed', async (t) => {
  const small = await startTestNode({ sockets: { perAddress: 8, perPerson: 3 } });
  t.after(() => small.end());
  const anna = await Client.account(small.url, 'Anna');
  const open = [await TestStream.open(small.url, anna.headers), await TestStream.open(small.url, anna.headers)];
  const socket = await anna.socket();
  await assert.rejects(TestStream.open(small.url, anna.headers), /429/);
  open[0]?.close();
  const next = await eventually(() => TestStream.open(small.url, anna.headers).catch(() => undefined));
  for (const stream of [next, ...open]) stream.close();
  socket.close();
});
