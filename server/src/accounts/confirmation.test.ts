import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BotLine, Me, SessionLine, TokenLine } from '@caravel/protocol';
import { Authenticator } from '../../test/tools/authenticator.ts';
import { onEachEngine } from '../../test/tools/engines.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';

const PASSWORD = 'a long password';

interface Question {
  key: string;
  options: { challenge: string; allowCredentials?: { id: string }[] };
}

onEachEngine((start) => {
  let node: TestNode;
  before(async () => {
    node = await start();
  });
  after(() => node.end());

  const registered = async (login: string): Promise<Client> => {
    const client = new Client(node.url);
    await client.must('POST', '/api/register', { login, password: PASSWORD });
    return client;
  };
  const signedIn = async (login: string, password = PASSWORD): Promise<Client> => {
    const client = new Client(node.url);
    await client.must('POST', '/api/login', { login, password });
    return client;
  };
  const meOf = async (client: Client): Promise<Me | null> => (await client.must<{ me: Me | null }>('GET', '/api/me')).me;
  const byPasskey = async (name: string): Promise<{ client: Client; authenticator: Authenticator }> => {
    const client = await Client.guest(node.url, name);
    const authenticator = new Authenticator(node.url);
    const { key, options } = await client.must<Question>('POST', '/api/passkeys/question');
    await client.must('POST', '/api/passkeys', { key, name: 'phone', response: authenticator.create(options.challenge) });
    return { client, authenticator };
  };
  /** As if the password had been shown eleven minutes ago. */
  const grow = async (client: Client): Promise<void> => {
    const user = (await meOf(client))?.id ?? '';
    await node.context.db.run('UPDATE sessions SET confirmed_at = confirmed_at - 660000 WHERE user_id = $1', user);
  };
  const guarded = async (client: Client, bot: string): Promise<[string, string, unknown][]> => [
    ['POST', '/api/passkeys/question', undefined],
    ['POST', '/api/passkeys', { key: 'k', response: new Authenticator(node.url).create('AAAA') }],
    ['POST', '/api/tokens', { name: 'planted' }],
    ['POST', '/api/bots', { name: 'planted' }],
    ['POST', `/api/bots/${bot}/tokens`, { name: 'planted' }],
    ['PUT', '/api/me/email', { email: 'thief@example.org' }],
    ['PUT', '/api/me/email', { email: null }],
    ['DELETE', '/api/passkeys/AAAA', undefined],
    ['DELETE', `/api/bots/${bot}`, undefined],
    ['PUT', '/api/me/webhook', { url: 'https://example.org/' }],
    ['POST', '/api/register', { login: `x${(await meOf(client))?.id.slice(0, 8).toLowerCase()}`, password: PASSWORD }],
    ['POST', '/api/me/farewell', {}],
  ];

  test('a session that has not shown its password for ten minutes plants nothing and takes nothing away', async () => {
    const anna = await registered('anna');
    const { id: bot } = await anna.must<{ id: string }>('POST', '/api/bots', { name: 'Pet' });
    await grow(anna);
    for (const [method, path, body] of await guarded(anna, bot)) {
      const error = await anna.refused(method, path, body);
      assert.deepEqual([error.status, error.code], [403, 'confirm-first'], `${method} ${path}`);
    }
    assert.equal((await meOf(anna))?.email, undefined);
    const { bots } = await anna.must<{ bots: BotLine[] }>('GET', '/api/my/bots');
    assert.deepEqual([bots.length, bots[0]?.tokens.length], [1, 1]);
    await anna.must('PUT', '/api/me/webhook', { url: null });
  });

  test('the password confirms this session and no other, for ten minutes', async () => {
    const here = await registered('bea');
    const there = await signedIn('bea');
    await grow(here);
    const wrong = await here.refused('POST', '/api/me/confirm', { password: 'not this one' });
    assert.deepEqual([wrong.code, wrong.field], ['not-yours', 'password']);
    assert.equal((await here.refused('POST', '/api/tokens', { name: 'early' })).code, 'confirm-first');
    await here.must('POST', '/api/me/confirm', { password: PASSWORD });
    await here.must('POST', '/api/tokens', { name: 'now' });
    assert.equal((await there.refused('POST', '/api/tokens', { name: 'elsewhere' })).code, 'confirm-first');
    await grow(here);
    assert.equal((await here.refused('POST', '/api/tokens', { name: 'late' })).code, 'confirm-first');
  });

  test('whoever has only a passkey confirms by it, and by no other’s', async () => {
    const { client, authenticator } = await byPasskey('Cleo');
    const other = await byPasskey('Dan');
    await grow(client);
    assert.equal((await client.refused('POST', '/api/me/farewell', {})).code, 'confirm-first');
    assert.equal((await client.refused('POST', '/api/me/confirm', { password: '' })).code, 'not-yours');
    const answer = async (by: Authenticator, asker = client) => {
      const { key, options } = await client.must<Question>('POST', '/api/me/confirm/question');
      assert.equal(options.allowCredentials?.length, 1);
      return asker.ask('POST', '/api/me/confirm/passkey', { key, response: by.get(options.challenge) });
    };
    assert.equal((await answer(other.authenticator)).status, 403);
    assert.equal((await answer(authenticator, other.client)).status, 409, 'another cannot answer my question');
    assert.equal((await client.refused('POST', '/api/me/farewell', {})).code, 'confirm-first');
    assert.equal((await answer(authenticator)).status, 204);
    await client.must('POST', '/api/me/farewell', {});
    assert.equal((await (await registered('nokey')).refused('POST', '/api/me/confirm/question')).code, 'not-now');
  });

  test('a guest makes the first passkey without being asked, however old the session is', async () => {
    const guest = await Client.guest(node.url, 'Gil');
    await grow(guest);
    await guest.must('POST', '/api/passkeys/question');
    await guest.must('POST', '/api/register', { login: 'gil', password: PASSWORD });
  });

  test('a bot says by its token where its own notices go; a token of a person does not', async () => {
    const owner = await registered('hooker');
    const { token: botToken } = await owner.must<{ token: string }>('POST', '/api/bots', { name: 'Hook' });
    const { token } = await owner.must<{ token: string }>('POST', '/api/tokens', { name: 'script' });
    const [bot, program] = [new Client(node.url), new Client(node.url)];
    [bot.token, program.token] = [botToken, token];
    await bot.must('PUT', '/api/me/webhook', { url: 'https://example.org/' });
    assert.equal((await program.refused('PUT', '/api/me/webhook', { url: 'https://example.org/' })).code, 'not-yours');
  });

  test('attempts at one session end after twenty', async () => {
    const anna = await registered('guessed');
    const codes = new Set<string>();
    for (let i = 0; i < 20; i++) codes.add((await anna.refused('POST', '/api/me/confirm', { password: `guess ${i}` })).code);
    assert.deepEqual([...codes], ['not-yours']);
    assert.equal((await anna.refused('POST', '/api/me/confirm', { password: PASSWORD })).code, 'too-much');
  });

  test('browsers that are signed in are listed without addresses, and ended one by one, with their sockets', async () => {
    const here = await registered('lister');
    const login = await fetch(`${node.url}/api/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      },
      body: JSON.stringify({ login: 'lister', password: PASSWORD }),
    });
    const there = new Client(node.url);
    there.cookie = login.headers.getSetCookie()[0]?.split(';')[0];
    const socket = await there.socket();
    const { sessions } = await here.must<{ sessions: SessionLine[] }>('GET', '/api/me/sessions');
    assert.deepEqual(
      sessions.map(({ browser, system, isThis }) => [browser, system, isThis]).sort(),
      [
        ['', '', true],
        ['Firefox', 'Linux', false],
      ].sort(),
    );
    assert.ok(!JSON.stringify(sessions).includes('127.0.0.1'));
    const other = sessions.find(({ isThis }) => !isThis);
    const stranger = await registered('list-stranger');
    assert.equal((await stranger.refused('DELETE', `/api/me/sessions/${other?.id}`)).code, 'not-found');
    await here.must('DELETE', `/api/me/sessions/${other?.id}`);
    assert.equal(await meOf(there), null);
    await assert.rejects(
      socket.until(() => false, 5000),
      /closed/,
    );
    assert.equal((await here.must<{ sessions: SessionLine[] }>('GET', '/api/me/sessions')).sessions.length, 1);
  });

  test('a new password ends keys and passkeys where that is chosen, and leaves them where not', async () => {
    const owner = await registered('ender');
    const { key, options } = await owner.must<Question>('POST', '/api/passkeys/question');
    const authenticator = new Authenticator(node.url);
    await owner.must('POST', '/api/passkeys', { key, name: 'planted', response: authenticator.create(options.challenge) });
    const { token } = await owner.must<{ token: string }>('POST', '/api/tokens', { name: 'script' });
    const { token: botToken } = await owner.must<{ token: string }>('POST', '/api/bots', { name: 'Bot' });
    const programs = [token, botToken].map((secret) => {
      const client = new Client(node.url);
      client.token = secret;
      return client;
    });
    const sockets = await Promise.all(programs.map((client) => client.socket()));
    await owner.must('POST', '/api/me/password', { old: PASSWORD, password: 'second password' });
    for (const client of programs) assert.notEqual(await meOf(client), null);
    const { passkeys } = await owner.must<{ passkeys: { id: string }[] }>('GET', '/api/passkeys');
    await owner.must('POST', '/api/me/password', {
      ...{ old: 'second password', password: 'third password', endOthers: true },
      removePasskeys: passkeys.map(({ id }) => id),
    });
    for (const client of programs) assert.equal(await meOf(client), null);
    for (const socket of sockets)
      await assert.rejects(
        socket.until(() => false, 5000),
        /closed/,
      );
    assert.equal((await meOf(owner))?.passkeys, 0);
    assert.equal((await owner.must<{ tokens: TokenLine[] }>('GET', '/api/tokens')).tokens.length, 0);
  });

  test('twenty wrong passwords from anywhere lock out strangers, not a browser that has signed in before', async () => {
    const known = await registered('victim');
    await known.must('POST', '/api/logout');
    const thief = new Client(node.url);
    const other = await registered('thief');
    for (let i = 0; i < 20; i++) await thief.refused('POST', '/api/login', { login: 'victim', password: `guess ${i}` });
    const right = { login: 'victim', password: PASSWORD };
    assert.equal((await thief.refused('POST', '/api/login', right)).code, 'too-much');
    assert.equal((await other.refused('POST', '/api/login', right)).code, 'too-much', 'a device of somebody else is a stranger');
    const forged = new Client(node.url);
    forged.cookie = known.cookie?.replace(/(caravel-device-\w+=[^;]{20})./, '$1_');
    assert.equal((await forged.refused('POST', '/api/login', right)).code, 'too-much', 'the cookie is signed');
    await known.must('POST', '/api/login', right);
    await known.must('POST', '/api/logout');
    for (let i = 0; i < 20; i++) await known.refused('POST', '/api/login', { login: 'victim', password: `guess ${i}` });
    assert.equal((await known.refused('POST', '/api/login', right)).code, 'too-much', 'it has a counter of its own');
  });
});
