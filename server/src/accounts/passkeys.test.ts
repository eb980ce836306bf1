import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Me, PasskeyLine } from '@caravel/protocol';
import { Authenticator } from '../../test/tools/authenticator.ts';
import { onEachEngine } from '../../test/tools/engines.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';

interface Question {
  key: string;
  options: { challenge: string; pubKeyCredParams?: { alg: number }[] };
}

onEachEngine((start) => {
  let node: TestNode;
  before(async () => {
    node = await start();
  });
  after(() => node.end());

  const withPasskey = async (name: string) => {
    const client = await Client.guest(node.url, name);
    const authenticator = new Authenticator(node.url);
    const { key, options } = await client.must<Question>('POST', '/api/passkeys/question');
    const me = await client.must<Me>('POST', '/api/passkeys', { key, name: 'phone', response: authenticator.create(options.challenge) });
    return { client, authenticator, me };
  };

  test('a guest becomes an account by a passkey alone and signs in by it elsewhere', async () => {
    const { authenticator, me } = await withPasskey('Anna');
    assert.deepEqual([me.kind, me.passkeys, me.hasPassword], ['person', 1, false]);
    const elsewhere = await Client.guest(node.url, 'Somebody');
    const guestCookie = elsewhere.cookie;
    const { key, options } = await elsewhere.must<Question>('POST', '/api/passkeys/login/question');
    const response = authenticator.get(options.challenge);
    const again = await elsewhere.must<Me>('POST', '/api/passkeys/login', { key, response });
    assert.equal(again.id, me.id);
    assert.notEqual(elsewhere.cookie, guestCookie);
    assert.equal(
      (await elsewhere.refused('POST', '/api/passkeys/login', { key, response })).code,
      'not-now',
      'a question is answered once',
    );
  });

  test('only ES256 and RS256 are asked for', async () => {
    const client = await Client.guest(node.url);
    const { options } = await client.must<Question>('POST', '/api/passkeys/question');
    assert.deepEqual(
      options.pubKeyCredParams?.map(({ alg }) => alg),
      [-7, -257],
    );
  });

  test('answers of another site, another person, another key or an older counter are refused', async () => {
    const { client, authenticator } = await withPasskey('Bob');
    const login = async (answer: (challenge: string) => unknown) => {
      const { key, options } = await client.must<Question>('POST', '/api/passkeys/login/question');
      return (await client.refused('POST', '/api/passkeys/login', { key, response: answer(options.challenge) })).code;
    };
    assert.equal(await login((challenge) => authenticator.get(challenge, 'https://elsewhere.example')), 'not-yours');
    assert.equal(await login((challenge) => new Authenticator(node.url).get(challenge)), 'not-yours');
    assert.equal(await login((challenge) => ({ ...authenticator.get(challenge), response: {} })), 'not-yours');
    assert.equal(await login(() => authenticator.get('AAAA')), 'not-yours');
    const { key, options } = await client.must<Question>('POST', '/api/passkeys/login/question');
    await client.must('POST', '/api/passkeys/login', { key, response: authenticator.get(options.challenge) });
    authenticator.counter = 0;
    assert.equal(await login((challenge) => authenticator.get(challenge)), 'not-yours', 'a copied passkey counts from an older number');
    const mine = await client.must<Question>('POST', '/api/passkeys/question');
    const other = await Client.guest(node.url, 'Other');
    const response = new Authenticator(node.url).create(mine.options.challenge);
    assert.equal((await other.refused('POST', '/api/passkeys', { key: mine.key, response })).code, 'not-now');
  });

  test('the last way in cannot be removed', async () => {
    const { client, authenticator } = await withPasskey('Carla');
    const { passkeys } = await client.must<{ passkeys: PasskeyLine[] }>('GET', '/api/passkeys');
    assert.deepEqual(
      passkeys.map(({ name }) => name),
      ['phone'],
    );
    const path = `/api/passkeys/${passkeys[0]?.id}`;
    assert.equal((await client.refused('DELETE', path)).code, 'not-now');
    const stranger = await withPasskey('Dora');
    assert.equal((await stranger.client.refused('DELETE', path)).code, 'not-now');
    await client.must('POST', '/api/register', { login: 'carla', password: 'a long password' });
    await client.must('DELETE', path);
    const { key, options } = await client.must<Question>('POST', '/api/passkeys/login/question');
    assert.equal(
      (await client.refused('POST', '/api/passkeys/login', { key, response: authenticator.get(options.challenge) })).code,
      'not-yours',
    );
  });
});
