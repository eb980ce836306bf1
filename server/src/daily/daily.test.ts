import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { must, parseGameFile, seeded, verifyFairness } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import { DAY, type Daily, type DailyGame, type PastDay, type TableInfo, type TableReview, writeDay } from '@caravel/protocol';
import { onEachEngine, onTwoNodes } from '../../test/tools/engines.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { fileOf, finishedTable } from '../../test/tools/finished-table.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';
import { playSeat } from '../../test/tools/play-seat.ts';
import { quickReview } from '../../test/tools/quick-review.ts';
import { dailyChores } from './chores.ts';
import { streakOf } from './view.ts';

const GAME = 'puerto-rico';
const HOUR = 3_600_000;
/** Two players sit at Puerto Rico's table of this day. */
const FIRST = 20_776;
/** Bots look one step ahead, and everybody with an account takes part. */
const EASY = { daily: { grace: 6 * HOUR, age: 0, games: 0, visits: 1 }, reviews: { perDay: 5, visits: 0 } };
const STRICT = { ...EASY, daily: { ...EASY.daily, age: 24 * HOUR, games: 1 } };

const daily = (client: Client): Promise<Daily> => client.must('GET', '/api/daily');
const todays = async (client: Client): Promise<DailyGame> => {
  const found = (await daily(client)).games.find(({ game }) => game === GAME);
  assert.ok(found);
  return found;
};
const begin = async (client: Client): Promise<string> => (await client.must<{ id: string }>('POST', `/api/daily/${GAME}`)).id;
const info = (client: Client, id: string): Promise<TableInfo> => client.must('GET', `/api/tables/${id}`);
const logOf = async (client: Client, id: string): Promise<string[]> =>
  (await client.must<{ e: string[] }>('GET', `/api/tables/${id}/log`)).e;

/** Plays the own try to its end; the same seed decides in the same way. */
const playTry = async (client: Client, seed: number): Promise<string> => {
  const id = await begin(client);
  const { seats } = await info(client, id);
  // The thread that thinks for bots starts with the first question.
  await eventually(async () => (await client.must<{ hasTurn: boolean }>('GET', `/api/tables/${id}/legal`)).hasTurn, 60_000);
  const socket = await client.socket();
  await playSeat(
    socket,
    id,
    seats.findIndex(({ kind }) => kind === 'person'),
    seeded(seed),
  );
  socket.close();
  await eventually(async () => (await todays(client)).ranked === 'done');
  return id;
};

test('days in a row count up to today, or up to yesterday while today is still to come', () => {
  assert.deepEqual(
    [[], [9], [10, 9, 8, 6], [9, 8, 6], [8, 7], [10]].map((played) => streakOf(played, 10)),
    [0, 1, 3, 2, 0, 1],
  );
});

test('while the try of yesterday runs it neither counts nor ends a streak', () => {
  assert.deepEqual(
    [[], [8, 7, 5], [10, 8, 7], [9, 8], [7]].map((played) => streakOf(played, 10, true)),
    [0, 2, 3, 2, 0],
  );
});

onEachEngine((start) => {
  let node: TestNode;
  let now = FIRST * DAY + HOUR;
  before(async () => {
    node = await start(EASY, () => now);
  });
  after(() => node.end());
  const account = (name: string): Promise<Client> => Client.account(node.url, name);

  test('a whole day: the same moves meet the same game, nothing is told before its time, and then everything can be proved', async () => {
    const [anna, bob, eve] = [await account('Anna'), await account('Bob'), await account('Eve')];
    const promised = await todays(anna);
    assert.deepEqual([promised.players, promised.ranked, promised.scores, promised.past], [2, 'open', undefined, undefined]);

    const secrets = await node.context.db.all<{ secret: string }>('SELECT secret FROM days');
    assert.equal(secrets.length, 4, 'today and tomorrow, of two games');
    const first = await playTry(anna, 1);
    now += 60_000;
    const second = await playTry(bob, 1);
    assert.deepEqual(await logOf(anna, first), await logOf(bob, second), 'same moves, same game');

    const table = await info(anna, first);
    assert.deepEqual([table.status, table.scheme, table.secret], ['finished', 3, undefined]);
    assert.equal(table.commitment, promised.commitment);
    const own = await todays(anna);
    assert.deepEqual([own.ranked, own.own?.score, (await daily(anna)).streak], ['done', table.ending?.scores[promised.seat], 1]);
    assert.deepEqual(own.scores, [{ score: own.own?.score, count: 2 }]);
    assert.equal(await begin(anna), first, 'there is one try');
    const toldAnna = JSON.stringify([await daily(anna), table, await logOf(anna, first), await fileOf(anna, first)]);
    for (const { secret } of secrets) assert.ok(!toldAnna.includes(secret));

    // Whoever has not played sees nothing of it.
    assert.equal((await todays(eve)).scores, undefined);
    for (const path of ['', '/log', '/file', '/position', '/review'])
      assert.equal((await eve.refused('GET', `/api/tables/${first}${path}`)).code, 'not-yours', path);
    const socket = await eve.socket();
    await assert.rejects(socket.watch(first));
    socket.close();
    const file = await fileOf(anna, first);
    assert.ok(!file.includes('secret'));
    const analysis = { kind: 'review', title: 'x', file, review: await quickReview(file) };
    for (const more of [{}, { table: first }])
      assert.equal((await anna.refused('POST', '/api/analyses', { ...analysis, ...more })).code, 'not-now');
    assert.equal((await eve.refused('GET', `/api/daily/${GAME}/${writeDay(FIRST)}`)).code, 'not-found');
    const { tables } = await eve.must<{ tables: unknown[] }>('GET', '/api/tables?status=finished');
    assert.deepEqual(tables, []);

    now = (FIRST + 1) * DAY + 5 * HOUR;
    const next = await todays(eve);
    assert.deepEqual([next.commitment, next.ranked, next.past], [promised.next, 'open', undefined], 'the day is not over yet');
    assert.equal((await info(anna, first)).secret, undefined);

    now += HOUR;
    const { past } = await todays(eve);
    assert.deepEqual(
      [past?.day, past?.commitment, past?.best?.table, past?.best?.name],
      [writeDay(FIRST), promised.commitment, first, 'Anna'],
    );
    assert.deepEqual(await eve.must<PastDay>('GET', `/api/daily/${GAME}/${writeDay(FIRST)}`), past);
    const saved = must(parseGameFile(await fileOf(eve, first), findGame));
    assert.ok(saved.fairness?.secret && saved.fairness.secret === past?.secret);
    assert.ok(must(verifyFairness(saved.game, saved.config, saved.entries, saved.fairness)).draws > 20);
    assert.deepEqual([(await daily(anna)).streak, (await daily(eve)).streak], [1, 0]);

    await dailyChores(node.context);
    // How it is made is tested where reviews are; here, that everybody may see that it is asked for.
    assert.notEqual((await eve.must<TableReview>('GET', `/api/tables/${first}/review`)).status, 'none');
    await anna.must('POST', '/api/analyses', { ...analysis, table: first });
    await begin(anna);
    now += DAY - HOUR;
    assert.equal((await daily(anna)).streak, 1, 'the table of yesterday still runs');
    now += HOUR;
    assert.equal((await daily(anna)).streak, 0, 'it closed without a result');
  });

  test('while it runs: one table, no take-back, no rematch of the day; when the day closes it ends without a result', async () => {
    const carl = await account('Carl');
    const ids = await Promise.all(Array.from({ length: 10 }, () => begin(carl)));
    assert.equal(new Set(ids).size, 1);
    const [id = ''] = ids;
    const { seats, day } = await info(carl, id);
    assert.deepEqual(
      seats.filter(({ kind }) => kind === 'bot').map(({ level }) => level),
      Array.from({ length: seats.length - 1 }, () => 'hard'),
    );
    assert.equal(day?.closes, (day?.day ?? 0) * DAY + DAY + 6 * HOUR);
    const seat = seats.findIndex(({ kind }) => kind === 'person');
    const turn = await eventually(async () => {
      const { hasTurn, moves, length } = await carl.must<{ hasTurn: boolean; moves: string[]; length: number }>(
        'GET',
        `/api/tables/${id}/legal`,
      );
      return hasTurn && { moves, length };
    });
    await carl.must('POST', `/api/tables/${id}/act`, { length: turn.length, moves: turn.moves.slice(0, 1), request: 'a', seat });
    const { length } = await info(carl, id);
    assert.match(
      (await carl.refused('POST', `/api/tables/${id}/undo`, { length, count: 1, request: 'b' })).message,
      /nothing is taken back/,
    );
    assert.equal((await todays(carl)).ranked, 'running');
    now = (day?.closes ?? 0) - 1;
    const after = await todays(carl);
    assert.deepEqual(
      [after.ranked, after.yesterday],
      ['open', { day: writeDay(day?.day ?? 0), table: id, closes: day?.closes }],
      'the next day it is still found',
    );
    now = day?.closes ?? 0;
    assert.equal((await todays(carl)).yesterday, undefined);
    await node.idle();
    const ended = await info(carl, id);
    assert.deepEqual([ended.status, ended.ending?.reason], ['finished', 'time']);
    const past = await carl.must<PastDay>('GET', `/api/daily/${GAME}/${writeDay(day?.day ?? 0)}`);
    assert.deepEqual([past.own, past.scores], [{ table: id }, []]);
    const { id: again } = await carl.must<{ id: string }>('POST', `/api/tables/${id}/rematch`, {});
    const rematch = await info(carl, again);
    assert.deepEqual([rematch.day, rematch.scheme], [undefined, 2]);
  });

  test('a day that no calendar has is refused by its name', async () => {
    const nobody = new Client(node.url);
    for (const day of ['2026-02-30', '2026-13-01', '2025-02-29', 'today']) {
      const refused = await nobody.refused('GET', `/api/daily/${GAME}/${day}`);
      assert.deepEqual([refused.status, refused.code, refused.field], [400, 'bad-input', 'day'], day);
    }
    assert.equal((await nobody.refused('GET', `/api/daily/${GAME}/2024-02-29`)).code, 'not-found');
  });

  test('a game that was ended early has no result, and the day shows the results of others', async () => {
    const dora = await account('Dora');
    const id = await begin(dora);
    await dora.must('POST', `/api/tables/${id}/end`);
    await node.idle();
    const own = await todays(dora);
    assert.deepEqual([own.ranked, own.own, own.scores], ['void', { table: id }, []]);
    assert.equal(await begin(dora), id);
  });
});

onEachEngine((start) => {
  let node: TestNode;
  let now = FIRST * DAY + HOUR;
  before(async () => {
    node = await start(STRICT, () => now);
  });
  after(() => node.end());

  test('ranked are accounts that are a day old and have finished a game', async () => {
    const nobody = new Client(node.url);
    assert.equal((await todays(nobody)).ranked, 'account');
    assert.equal((await nobody.refused('POST', `/api/daily/${GAME}`)).code, 'who-are-you');
    const guest = await Client.guest(node.url, 'Guest');
    assert.equal((await todays(guest)).ranked, 'account');
    assert.ok((await guest.refused('POST', `/api/daily/${GAME}`)).status >= 400);
    const anna = await Client.account(node.url, 'Anna');
    assert.equal((await todays(anna)).ranked, 'age');
    const { token } = await anna.must<{ token: string }>('POST', '/api/bots', { name: 'Robot' });
    assert.deepEqual((await anna.refused('POST', `/api/daily/${GAME}`)).field, 'age');
    now += DAY;
    assert.deepEqual((await anna.refused('POST', `/api/daily/${GAME}`)).field, 'games');
    await finishedTable(node, anna, guest);
    // Results are kept by a job that the end of a game asks for.
    await eventually(async () => (await todays(anna)).ranked === 'open');
    await begin(anna);
    assert.equal((await anna.refused('POST', '/api/daily/chess')).code, 'bad-input');
    const robot = Object.assign(new Client(node.url), { token });
    assert.equal((await todays(robot)).ranked, 'account');
    assert.ok((await robot.refused('POST', `/api/daily/${GAME}`)).status >= 400);
  });
});

onTwoNodes(EASY, (node) => {
  test('two nodes that are asked at once make one table, and one secret', async () => {
    for (let round = 0; round < 5; round++) {
      const here = await Client.account(node(0).url, `Anna${round}`);
      const there = Object.assign(new Client(node(1).url), { cookie: here.cookie });
      const ids = await Promise.all([here, there, here, there].map(begin));
      assert.equal(new Set(ids).size, 1);
    }
    const [one, other] = await Promise.all([0, 1].map((i) => daily(new Client(node(i === 0 ? 0 : 1).url))));
    assert.deepEqual(
      one?.games.map(({ commitment, next }) => [commitment, next]),
      other?.games.map(({ commitment, next }) => [commitment, next]),
    );
    const rows = await node(0).context.db.all<{ n: number }>('SELECT COUNT(*) AS n FROM tables');
    assert.equal(rows[0]?.n, 5);
  });
});
