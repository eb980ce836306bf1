import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readNodeConfig } from './config.ts';

/** Settings that cannot work, and what is said of them. */
const WRONG: readonly [Record<string, string>, RegExp][] = [
  [{ PORT: 'eighty' }, /^Error: PORT: 'eighty' is not a number/],
  [{ HOST: 'http://localhost' }, /^Error: HOST: /],
  [{ CARAVEL_OPERATOR_TOKEN: 'fifteen-letters' }, /^Error: CARAVEL_OPERATOR_TOKEN: shorter than 16 characters$/],
  [{ CARAVEL_METRICS_TOKEN: 'short' }, /^Error: CARAVEL_METRICS_TOKEN: shorter than 16/],
  [{ CARAVEL_METRICS_TOKEN: 'a token with spaces in it' }, /^Error: CARAVEL_METRICS_TOKEN: has characters/],
  [{ CARAVEL_URL: 'games.example' }, /^Error: CARAVEL_URL: not an address/],
  [{ CARAVEL_URL: 'https://games.example/caravel' }, /^Error: CARAVEL_URL: only scheme, name and port/],
  [{ CARAVEL_URL: 'https://anna:secret@games.example' }, /^Error: CARAVEL_URL: only scheme.*https:\/\/games\.example;/],
  [{ CARAVEL_URL: 'https://games.example/?x=1' }, /^Error: CARAVEL_URL: only/],
  [{ MAIL_FROM: 'Caravel' }, /^Error: MAIL_FROM: 'Caravel' is not an address/],
  [{ MAIL_FROM: 'Caravel <caravel>' }, /^Error: MAIL_FROM: /],
  [{ CARAVEL_CONTACT: 'me' }, /^Error: CARAVEL_CONTACT: 'me' is neither/],
  [{ CARAVEL_SOURCE: 'code.example' }, /^Error: CARAVEL_SOURCE: not an address/],
  [{ CARAVEL_FRAMES: 'https://a.example; script-src *' }, /^Error: CARAVEL_FRAMES: /],
  [{ CARAVEL_FRAMES: 'self,blog.example' }, /^Error: CARAVEL_FRAMES: 'blog.example' is neither/],
  [{ LOG_LEVEL: 'loud' }, /^Error: LOG_LEVEL: 'loud' is none of info, /],
  [{ SMTP_URL: 'mail.example' }, /^Error: SMTP_URL: not an address that starts with smtp:/],
  [{ DATABASE_URL: 'mysql://x' }, /^Error: DATABASE_URL: /],
  [{ CARAVEL_TRUST_PROXY: 'true' }, /^Error: CARAVEL_TRUST_PROXY: 'true' is neither/],
  [{ CARAVEL_TRUST_PROXY: '10.0.0.0/40' }, /^Error: CARAVEL_TRUST_PROXY: /],
  [{ CARAVEL_TRUST_PROXY: '10.0.0.1,proxy.lan' }, /^Error: CARAVEL_TRUST_PROXY: /],
  [{ CARAVEL_SOCKETS_PER_PERSON: '0' }, /^Error: CARAVEL_SOCKETS_PER_PERSON: /],
  [{ CARAVEL_OPERATER_TOKEN: 'a-token-that-is-long-enough' }, /^Error: CARAVEL_OPERATER_TOKEN: there is no such setting/],
];

test('a setting that cannot work is named, and its secrets are not', () => {
  for (const [env, expected] of WRONG)
    assert.throws(
      () => readNodeConfig(env, 2),
      (error: Error) => expected.test(String(error)) && !error.message.includes('secret'),
      JSON.stringify(env),
    );
});

test('settings that work are read', () => {
  const config = readNodeConfig(
    {
      CARAVEL_URL: 'https://games.example/',
      CARAVEL_TRUST_PROXY: '10.0.0.0/8, ::1',
      CARAVEL_OPERATOR_TOKEN: 'sixteen-letters-',
      MAIL_FROM: 'games@games.example',
      LOG_LEVEL: 'debug',
      CARAVEL_EMPTY: '',
      HOME: '/root',
    },
    2,
  );
  const { publicUrl, trustProxy, operatorToken, mailFrom, logLevel } = config;
  assert.deepEqual(
    [publicUrl, trustProxy, operatorToken, mailFrom, logLevel],
    ['https://games.example', ['10.0.0.0/8', '::1'], 'sixteen-letters-', 'games@games.example', 'debug'],
  );
  assert.deepEqual(config.frames, []);
  const named = readNodeConfig({ CARAVEL_FRAMES: 'self, https://blog.example' }, 2);
  assert.deepEqual(named.frames, ["'self'", 'https://blog.example']);
  assert.deepEqual(
    ['', '0', '1', '2'].map((text) => readNodeConfig({ CARAVEL_TRUST_PROXY: text }, 2).trustProxy),
    [0, 0, 1, 2],
  );
});
