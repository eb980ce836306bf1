import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Invitation, PublicBot, TableInfo } from '@caravel/protocol';
import { makeBot } from '../../test/tools/bot-account.ts';
import { onEachEngine } from '../../test/tools/engines.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';
import { TestStream } from '../../test/tools/stream.ts';
import { publicBots } from './public-bots.ts';

const OPEN = { game: 'puerto-rico', seats: [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }] };

const invitationsOf = async (client: Client): Promise<Invitation[]> =>
  (await client.must<{ invitations: Invitation[] }>('GET', '/api/my/invitations')).invitations;

const idOf = async (client: Client): Promise<string> => (await client.must<{ me: { id: string } }>('GET', '/api/me')).me.id;

const account = async (node: TestNode, name: string): Promise<Client> => Client.account(node.url, name);

onEachEngine((start) => {
  let node: TestNode;
  let anna: Client;
  before(async () => {
    node = await start();
    anna = await account(node, 'Anna');
  });
  after(() => node.end());

  test('somebody invited by name sees it, and accepts: nobody else could take the seat', async () => {
    const bob = await account(node, 'Bob One');
    const { id } = await anna.table({ ...OPEN, access: 'open' });
    const { seats } = await anna.must<TableInfo>('POST', `/api/tables/${id}/invitations`, { name: 'bob one', seat: 2 });
    assert.deepEqual([seats[2]?.kind, seats[2]?.name, typeof seats[2]?.invitedAt], ['open', 'Bob One', 'number']);
    const [invitation] = await invitationsOf(bob);
    assert.deepEqual([invitation?.table, invitation?.seat, invitation?.by.name, invitation?.game], [id, 2, 'Anna', 'puerto-rico']);
    const eve = await account(node, 'Eve');
    assert.equal((await eve.refused('POST', `/api/tables/${id}/join`, { seat: 2 })).code, 'taken');
    assert.equal((await eve.refused('POST', `/api/tables/${id}/accept`, {})).code, 'not-now');
    const after = await bob.must<TableInfo>('POST', `/api/tables/${id}/accept`, { colour: 3 });
    assert.deepEqual([after.seats[2]?.kind, after.seats[2]?.user, after.seats[2]?.colour], ['person', await idOf(bob), 3]);
    assert.equal(after.seats[2]?.invitedAt, undefined);
    assert.deepEqual(await invitationsOf(bob), []);
    assert.equal((await bob.refused('POST', `/api/tables/${id}/accept`, {})).code, 'not-now');
  });

  test('who declines is not asked again at this table, and the host is told', async () => {
    const bob = await account(node, 'Bob Two');
    const socket = await anna.socket();
    const { id } = await anna.table(OPEN);
    await anna.must('POST', `/api/tables/${id}/invitations`, { name: 'Bob Two' });
    await bob.must('POST', `/api/tables/${id}/decline`);
    const { seats, declined } = await anna.must<TableInfo>('GET', `/api/tables/${id}`);
    assert.deepEqual([seats[1], declined], [{ kind: 'open', name: '' }, [{ user: await idOf(bob), name: 'Bob Two' }]]);
    await socket.expect('notice', ({ t, what }) => t === id && what === 'declined');
    const again = await anna.refused('POST', `/api/tables/${id}/invitations`, { name: 'Bob Two' });
    assert.deepEqual([again.code, again.field], ['not-now', 'declined']);
    socket.close();
  });

  test('the host takes an invitation back, and the invited is told', async () => {
    const bob = await account(node, 'Bob Three');
    const socket = await bob.socket();
    const { id } = await anna.table(OPEN);
    await anna.must('POST', `/api/tables/${id}/invitations`, { name: 'Bob Three', seat: 1 });
    await socket.expect('notice', ({ t, what }) => t === id && what === 'invited');
    assert.equal((await bob.refused('DELETE', `/api/tables/${id}/invitations/1`)).code, 'not-yours');
    await anna.must('DELETE', `/api/tables/${id}/invitations/1`);
    await socket.expect('notice', ({ t, what }) => t === id && what === 'uninvited');
    assert.deepEqual(await invitationsOf(bob), []);
    assert.equal((await bob.refused('POST', `/api/tables/${id}/accept`, {})).code, 'not-now');
    assert.equal((await anna.refused('DELETE', `/api/tables/${id}/invitations/1`)).code, 'not-now');
    socket.close();
  });

  test('who is invited and sits down elsewhere leaves the seat that was kept to others', async () => {
    const [bob, carl] = [await account(node, 'Bob Elsewhere'), await account(node, 'Carl Elsewhere')];
    const { id } = await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    await anna.must('POST', `/api/tables/${id}/invitations`, { name: 'Bob Elsewhere', seat: 1 });
    await bob.must('POST', `/api/tables/${id}/join`, { seat: 2 });
    assert.deepEqual(await invitationsOf(bob), []);
    await carl.must('POST', `/api/tables/${id}/join`, { seat: 1 });
    assert.equal((await carl.must<{ status: string }>('GET', `/api/tables/${id}`)).status, 'running');
  });

  test('a cancelled table takes its invitations with it; a running or cancelled one has none', async () => {
    const bob = await account(node, 'Bob Four');
    const { id } = await anna.table(OPEN);
    await anna.must('POST', `/api/tables/${id}/invitations`, { name: 'Bob Four' });
    await anna.must('POST', `/api/tables/${id}/cancel`);
    assert.deepEqual(await invitationsOf(bob), []);
    assert.equal((await bob.refused('POST', `/api/tables/${id}/accept`, {})).code, 'not-now');
    assert.equal((await anna.refused('POST', `/api/tables/${id}/invitations`, { name: 'Bob Four' })).code, 'not-now');
    const started = await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    assert.equal((await anna.refused('POST', `/api/tables/${started.id}/invitations`, { name: 'Bob Four' })).code, 'not-now');
    const full = await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await anna.must('POST', `/api/tables/${full.id}/invitations`, { name: 'Bob Four' });
    const eve = await account(node, 'Eve Four');
    const refused = await anna.refused('POST', `/api/tables/${full.id}/invitations`, { user: await idOf(eve) });
    assert.equal(refused.code, 'taken');
  });

  test('only the host invites, not themselves, not whom nobody knows; two of one name are told apart by id', async () => {
    const [one, two] = [await account(node, 'Twin'), await account(node, 'Twin')];
    const { id } = await anna.table(OPEN);
    const path = `/api/tables/${id}/invitations`;
    assert.equal((await one.refused('POST', path, { name: 'Anna' })).code, 'not-yours');
    assert.equal((await anna.refused('POST', path, { user: await idOf(anna) })).field, 'name');
    assert.equal((await anna.refused('POST', path, { name: 'Nobody at all' })).code, 'not-found');
    assert.equal((await anna.refused('POST', path, {})).code, 'bad-input');
    assert.equal((await anna.refused('POST', path, { name: 'Twin' })).code, 'taken');
    await anna.must('POST', path, { user: await idOf(two) });
    assert.equal((await invitationsOf(two)).length, 1);
    assert.equal((await invitationsOf(one)).length, 0);
    const guest = await Client.guest(node.url, 'Passing');
    assert.equal((await anna.refused('POST', path, { name: 'Passing' })).code, 'not-found');
    const own = await guest.table(OPEN);
    assert.equal((await guest.refused('POST', `/api/tables/${own.id}/invitations`, { user: await idOf(one) })).code, 'not-yours');
  });

  test('capital letters of a name do not matter, in whatever language', async () => {
    for (const name of ['Élodie', 'Zoë', 'Örs Ágoston', 'Strasse']) await account(node, name);
    const invited = async (name: string): Promise<string | undefined> => {
      const { id } = await anna.table(OPEN);
      const { body } = await anna.ask<TableInfo>('POST', `/api/tables/${id}/invitations`, { name });
      await anna.must('POST', `/api/tables/${id}/cancel`);
      return body.seats?.[1]?.name;
    };
    assert.deepEqual([await invited('élodie'), await invited('ÉLODIE'), await invited('ZOË')], ['Élodie', 'Élodie', 'Zoë']);
    assert.deepEqual([await invited('örs ágoston'), await invited('Straße')], ['Örs Ágoston', undefined]);
  });

  test('a bot of mine is meant by its name, however many others take that name, too', async () => {
    const own = await makeBot(anna, 'Corsair');
    const eves = [await account(node, 'Eve Six'), await account(node, 'Corsair')];
    for (const eve of eves) for (const name of ['Corsair', 'corsair']) await makeBot(eve, name, { invitations: 'anybody' });
    const { id } = await anna.table(OPEN);
    const { seats } = await anna.must<TableInfo>('POST', `/api/tables/${id}/invitations`, { name: 'Corsair' });
    assert.equal(seats[1]?.user, own.id);
    const bob = await account(node, 'Bob Ten');
    const other = await bob.table(OPEN);
    assert.equal((await bob.refused('POST', `/api/tables/${other.id}/invitations`, { name: 'Corsair' })).code, 'taken');
  });

  test('whoever is muted by somebody does not invite them', async () => {
    const bob = await account(node, 'Bob Five');
    await bob.must('PUT', `/api/me/mutes/${await idOf(anna)}`);
    const { id } = await anna.table(OPEN);
    assert.equal((await anna.refused('POST', `/api/tables/${id}/invitations`, { name: 'Bob Five' })).code, 'not-yours');
    await makeBot(bob, 'Bot of Five', { invitations: 'anybody' });
    assert.equal((await anna.refused('POST', `/api/tables/${id}/invitations`, { name: 'Bot of Five' })).code, 'not-yours');
  });

  test('an account that is deleted leaves no invitation behind and gets none', async () => {
    const bob = await account(node, 'Bob Six');
    const { id } = await anna.table(OPEN);
    await anna.must('POST', `/api/tables/${id}/invitations`, { name: 'Bob Six', seat: 1 });
    const user = await idOf(bob);
    await bob.must('POST', '/api/me/farewell');
    const { seats } = await anna.must<TableInfo>('GET', `/api/tables/${id}`);
    assert.deepEqual(seats[1], { kind: 'open', name: '' });
    assert.equal((await anna.refused('POST', `/api/tables/${id}/invitations`, { user })).code, 'not-found');
    const bot = await makeBot(anna, 'Short-lived');
    await anna.must('POST', `/api/tables/${id}/invitations`, { name: 'Short-lived', seat: 1 });
    await anna.must('DELETE', `/api/bots/${bot.id}`);
    assert.equal((await bot.client.refused('POST', `/api/tables/${id}/accept`, {})).code, 'who-are-you');
    assert.deepEqual((await anna.must<TableInfo>('GET', `/api/tables/${id}`)).seats[1], { kind: 'open', name: '' });
  });

  test('the policy of a bot is held: who, which games, rated, how many at once', async () => {
    const bot = await makeBot(anna, 'Strict');
    const eve = await account(node, 'Eve Seven');
    const refusalTo = async (host: Client, wish: Parameters<Client['table']>[0]): Promise<string | undefined> => {
      const { id } = await host.table(wish);
      const answer = await host.ask<{ error?: { field?: string } }>('POST', `/api/tables/${id}/invitations`, { name: 'Strict' });
      return answer.body.error?.field;
    };
    assert.equal(await refusalTo(eve, OPEN), 'policy.invitations');
    assert.equal(await refusalTo(anna, OPEN), undefined);
    const policy = { invitations: 'anybody', games: ['madeira'], rated: false, atOnce: 1 };
    assert.equal((await eve.refused('PUT', `/api/bots/${bot.id}/policy`, policy)).code, 'not-found');
    assert.equal((await anna.refused('PUT', `/api/bots/${bot.id}/policy`, { ...policy, games: ['chess'] })).field, 'games');
    await bot.client.must('PUT', `/api/bots/${bot.id}/policy`, policy);
    assert.equal(await refusalTo(eve, OPEN), 'policy.games');
    const madeira = { ...OPEN, game: 'madeira' };
    assert.equal(await refusalTo(eve, { ...madeira, rated: true }), 'policy.rated');
    assert.equal(await refusalTo(eve, madeira), undefined);
    assert.equal(await refusalTo(eve, madeira), undefined);
    const [first, second] = (await invitationsOf(bot.client)).filter(({ game }) => game === 'madeira');
    await bot.client.must('POST', `/api/tables/${first?.table}/accept`, {});
    assert.equal((await bot.client.refused('POST', `/api/tables/${second?.table}/accept`, {})).field, 'policy.atOnce');
    assert.equal(await refusalTo(eve, madeira), 'policy.atOnce');
    await anna.must('PUT', `/api/bots/${bot.id}/policy`, { invitations: 'nobody' });
    assert.equal(await refusalTo(anna, OPEN), 'policy.invitations');
  });

  test('the list of bots takes as many queries for few bots as for many, and each has its own games and ratings', async () => {
    const bots = [await makeBot(anna, 'Rated One'), await makeBot(anna, 'Rated Two'), await makeBot(anna, 'Unrated')];
    const { db, now } = node.context;
    for (const [i, { id }] of bots.slice(0, 2).entries())
      for (const players of [3, 2])
        await db.run(
          'INSERT INTO ratings (user_id, game, players, mu, sigma, games) VALUES ($1, $2, $3, 25, 8, $4)',
          ...[id, 'madeira', players, i + 1],
        );
    const { id } = await anna.table(OPEN);
    await anna.must('POST', `/api/tables/${id}/invitations`, { name: 'Rated One' });
    await bots[0]?.client.must('POST', `/api/tables/${id}/accept`, {});
    let queries = 0;
    const counted = new Proxy(db, {
      get: (target, name) => {
        if (name === 'all') queries++;
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const listed = await publicBots(counted, now(), {}, 200);
    assert.equal(queries, 3);
    const found = bots.map((bot) => listed.find((one) => one.id === bot.id));
    assert.deepEqual(
      found.map((bot) => [bot?.playing, bot?.ratings.map(({ players, games }) => [players, games])]),
      [
        [
          1,
          [
            [2, 1],
            [3, 1],
          ],
        ],
        [
          0,
          [
            [2, 2],
            [3, 2],
          ],
        ],
        [0, []],
      ],
    );
  });

  test('the list of bots says who is online, whose they are and what they take', async () => {
    const bot = await makeBot(anna, 'Listed', { invitations: 'anybody', games: ['madeira'] });
    const stranger = new Client(node.url);
    const find = async (query = ''): Promise<PublicBot | undefined> =>
      (await stranger.must<{ bots: PublicBot[] }>('GET', `/api/bots${query}`)).bots.find(({ id }) => id === bot.id);
    const before = await find();
    assert.deepEqual([before?.online, before?.owner.name, before?.policy.invitations], [false, 'Anna', 'anybody']);
    assert.deepEqual([await find('?online=true'), await find('?game=puerto-rico')], [undefined, undefined]);
    const stream = await TestStream.open(node.url, bot.client.headers);
    await eventually(async () => (await find('?online=true&game=madeira'))?.online);
    stream.close();
    await eventually(async () => (await find())?.online === false);
    const socket = await bot.client.socket();
    await eventually(async () => (await find())?.online);
    socket.close();
  });
});
