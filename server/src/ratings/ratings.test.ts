import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { GameRecord, GameStatistics, NewTableInput, PersonFigures, Profile, RatingPoint, Standing } from '@caravel/protocol';
import { onEachEngine } from '../../test/tools/engines.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';
import { playOut } from '../../test/tools/play-out.ts';
import { finish, forgottenTables } from './finish.ts';

onEachEngine((start) => {
  let node: TestNode;
  before(async () => {
    node = await start();
  });
  after(() => node.end());

  const idOf = async (client: Client): Promise<string> => (await client.must<{ me: { id: string } }>('GET', '/api/me')).me.id;
  const profile = (id: string): Promise<Profile> => new Client(node.url).must('GET', `/api/people/${id}`);

  /** A game of these people, played to the end, its results kept. */
  const played = async (people: readonly Client[], more: Partial<NewTableInput> = {}): Promise<string> => {
    const [host, ...others] = people as [Client, ...Client[]];
    const seats = [{ kind: 'me' as const }, ...others.map(() => ({ kind: 'open' as const }))];
    const { id } = await host.table({ game: 'puerto-rico', seats, rated: true, access: 'open', ...more });
    for (const other of others) await other.must('POST', `/api/tables/${id}/join`, {});
    await playOut(node, id);
    await eventually(async () => (await node.context.db.all('SELECT 1 AS one FROM results WHERE table_id = $1', id)).length > 0);
    return id;
  };

  test('a rated game moves both ratings, apart, and once however often it is finished', async () => {
    const [anna, bob] = [await Client.account(node.url, 'Anna'), await Client.account(node.url, 'Bob')];
    const id = await played([anna, bob]);
    const ids = [await idOf(anna), await idOf(bob)];
    const ratings = async () => (await Promise.all(ids.map(profile))).map((person) => person.ratings[0]);
    const once = await ratings();
    await Promise.all([finish(node.context, id), finish(node.context, id), finish(node.context, id)]);
    assert.deepEqual(await ratings(), once);
    assert.deepEqual(
      once.map((line) => [line?.game, line?.players, line?.games, line?.isProvisional]),
      Array(2).fill(['puerto-rico', 2, 1, true]),
    );
    const { ending } = await anna.must<{ ending: { places: number[] } }>('GET', `/api/tables/${id}`);
    const [first = 0, second = 0] = ending.places;
    assert.equal(Math.sign((once[0]?.rating ?? 0) - (once[1]?.rating ?? 0)), Math.sign(second - first));
  });

  test('games that end at the same moment all count', async () => {
    const people = await Promise.all(['A', 'B', 'C'].map((name) => Client.account(node.url, name)));
    const [a, b, c] = people as [Client, Client, Client];
    await Promise.all([played([a, b]), played([b, c]), played([c, a]), played([a, c])]);
    const counts = await Promise.all(people.map(async (client) => (await profile(await idOf(client))).ratings[0]?.games));
    assert.deepEqual(counts, [3, 2, 3]);
  });

  test('not rated: a table that was not meant to be, a person with their own bot', async () => {
    const [anna, bob] = [await Client.account(node.url, 'Anna'), await Client.account(node.url, 'Bob')];
    await played([anna, bob], { rated: false });
    const own = new Client(node.url);
    own.token = (await anna.must<{ token: string }>('POST', '/api/bots', { name: 'Own' })).token;
    await played([anna, own]);
    const person = await profile(await idOf(anna));
    assert.deepEqual([person.games, person.ratings], [2, []]);
    assert.equal((await profile(await idOf(own))).owner?.name, 'Anna');
    await played([own, bob]);
    assert.equal((await profile(await idOf(own))).ratings[0]?.games, 1, 'against somebody else it is');
  });

  test('a bot deleted while it plays against its owner stays its owner’s: no rating moves, and nobody is shown whose it was', async () => {
    const anna = await Client.account(node.url, 'Anna');
    const own = new Client(node.url);
    const made = await anna.must<{ id: string; token: string }>('POST', '/api/bots', { name: 'Own' });
    own.token = made.token;
    const { id } = await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }], rated: true });
    await own.must('POST', `/api/tables/${id}/join`, {});
    await anna.must('DELETE', `/api/bots/${made.id}`);
    const room = await node.context.rooms.get(id);
    const ending = { reason: 'time' as const, scores: [1, 0], places: [1, 2] };
    await room.exclusively(() => room.write({ status: 'finished', live: { ...room.table.live, ending } }));
    await finish(node.context, id);
    assert.equal(room.table.live.ending?.unrated, 'owner');
    assert.deepEqual((await anna.must<{ bots: unknown[] }>('GET', '/api/my/bots')).bots, []);
    assert.equal((await anna.refused('POST', `/api/bots/${made.id}/tokens`, { name: 'again' })).code, 'not-found');
    assert.equal((await profile(made.id)).owner, undefined);
  });

  test('a rated game takes back own moves only, and is shuffled by the server', async () => {
    const [anna, bob] = [await Client.account(node.url, 'Anna'), await Client.account(node.url, 'Bob')];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const error = await anna.refused('POST', '/api/tables', { game: 'puerto-rico', seats, rated: true, chance: 'manual' });
    assert.deepEqual([error.code, error.field], ['bad-input', 'rated']);
    const { id } = await anna.table({ game: 'puerto-rico', seats, rated: true });
    await bob.must('POST', `/api/tables/${id}/join`, {});
    const { length } = await anna.must<{ length: number }>('GET', `/api/tables/${id}`);
    const refused = await anna.refused('POST', `/api/tables/${id}/undo`, { length, count: 1, request: 'u' });
    assert.match(refused.message, /rated game/);
  });

  test('a guest, or a visitor without a name, cannot sit down at a rated table, and no guest is made for it', async () => {
    const [anna, guest] = [await Client.account(node.url, 'Anna'), await Client.guest(node.url, 'Guest')];
    const { id } = await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }], rated: true });
    const people = async () => (await node.context.db.all('SELECT id FROM users')).length;
    const before = await people();
    for (const somebody of [guest, new Client(node.url)]) {
      const error = await somebody.refused('POST', `/api/tables/${id}/join`, { name: 'Newcomer' });
      assert.deepEqual([error.code, error.field], ['not-yours', 'rated']);
    }
    assert.equal(await people(), before);
  });

  test('history shows others only what everybody may watch, and pages', async () => {
    const [anna, bob] = [await Client.account(node.url, 'Anna'), await Client.account(node.url, 'Bob')];
    const open = await played([anna, bob]);
    const hidden = await played([anna, bob], { access: 'invite' });
    const path = `/api/people/${await idOf(anna)}`;
    const games = async (client: Client, query = ''): Promise<GameRecord[]> =>
      (await client.must<{ games: GameRecord[] }>('GET', `${path}/games${query}`)).games;
    const mine = await games(anna);
    assert.deepEqual(
      mine.map(({ table }) => table),
      [hidden, open],
    );
    assert.deepEqual(
      (await games(bob)).map(({ table }) => table),
      [open],
    );
    assert.deepEqual(
      (await games(anna, `?before=${mine[0]?.at}`)).map(({ table }) => table),
      [open],
    );
    assert.deepEqual(await games(anna, '?game=madeira'), []);
    const [, first] = mine;
    assert.ok(first?.rated && first.before === 1000 && first.after !== 1000);
    const { points } = await bob.must<{ points: RatingPoint[] }>('GET', `${path}/ratings?game=puerto-rico&players=2`);
    assert.deepEqual(
      points.map(({ table, rating }) => [table, rating]),
      [
        [open, first.after],
        [undefined, mine[0]?.after],
      ],
    );
  });

  test('figures add up', async () => {
    const people = await Promise.all(['A', 'B', 'C'].map((name) => Client.account(node.url, name)));
    const ids = await Promise.all(people.map(idOf));
    for (let i = 0; i < 3; i++) await played(people);
    const all = (
      await Promise.all(ids.map((id) => people[0]?.must<{ figures: PersonFigures[] }>('GET', `/api/people/${id}/statistics`)))
    ).map((answer) => answer?.figures[0]);
    assert.deepEqual(
      all.map((figure) => [figure?.games, figure?.players]),
      Array(3).fill([3, 3]),
    );
    const total = await people[0]?.must<GameStatistics>('GET', '/api/statistics?game=puerto-rico&players=3');
    assert.ok(total);
    assert.equal(total.games, 3);
    const wins = all.reduce((sum, figure) => sum + (figure?.wins ?? 0), 0);
    for (const list of [total.starts, total.openings]) {
      assert.equal(
        list.reduce((sum, { wins: own }) => sum + own, 0),
        wins,
      );
      assert.equal(
        list.reduce((sum, { games }) => sum + games, 0),
        9,
      );
    }
    assert.equal(
      total.scores.reduce((sum, { count }) => sum + count, 0),
      9,
    );
    const mean = all.reduce((sum, figure) => sum + (figure?.meanScore ?? 0), 0) / 3;
    assert.ok(Math.abs(total.meanScore - mean) < 1e-9);
    assert.ok(total.meanWinner >= total.meanScore);
    assert.deepEqual(
      total.starts.map(({ start: order }) => order),
      [0, 1, 2],
    );
    for (const { opening } of total.openings) assert.match(opening, /^(settler|mayor|builder|craftsman|trader|captain|prospector)/);
  });

  test('the leaderboard lists accounts with enough games, best first', async () => {
    const anna = await Client.account(node.url, 'Champion');
    const { me } = await anna.must<{ me: { id: string } }>('GET', '/api/me');
    const bob = await Client.account(node.url, 'Other');
    const standings = async (): Promise<Standing[]> =>
      (await bob.must<{ standings: Standing[] }>('GET', '/api/leaderboard?game=madeira&players=2')).standings;
    for (let i = 0; i < 9; i++) await played([anna, bob], { game: 'madeira' });
    assert.deepEqual(await standings(), []);
    await played([anna, bob], { game: 'madeira' });
    const [line] = await profile(me.id).then(({ ratings }) => ratings);
    const best = await standings();
    assert.deepEqual(
      best.find(({ id }) => id === me.id),
      { place: best[0]?.id === me.id ? 1 : 2, id: me.id, name: 'Champion', kind: 'person', rating: line?.rating, games: 10 },
    );
    assert.ok((best[0]?.rating ?? 0) >= (best[1]?.rating ?? 0) && best.length === 2);
    assert.equal(line?.isProvisional, false);
  });

  test('a table that finished while its node died is found again', async () => {
    const [anna, bob] = [await Client.account(node.url, 'Anna'), await Client.account(node.url, 'Bob')];
    const id = await played([anna, bob]);
    assert.deepEqual(await forgottenTables(node.context.db, 0, 10), []);
    await node.context.db.run('DELETE FROM results WHERE table_id = $1', id);
    assert.deepEqual(await forgottenTables(node.context.db, 0, 10), [id]);
    assert.deepEqual(await forgottenTables(node.context.db, Date.now() + 1000, 10), []);
  });
});
