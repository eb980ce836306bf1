import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readNodeConfig } from '../../server/src/config/config.ts';
import { environmentsOf, filledIn } from './compose.ts';

const GIVEN = { POSTGRES_PASSWORD: 'abc', CARAVEL_HOST: 'games.example' };

test('variables are filled in as Compose does', () => {
  assert.equal(filledIn(`a \${A} \${B:-b} \${C:-c}`, { A: '1', C: '' }), 'a 1 b c');
  assert.throws(() => filledIn(`\${A:?set it}`, {}), /A: set it/);
});

test('the server takes every setting of both files', () => {
  const { caravel } = environmentsOf('compose.yaml', {});
  assert.ok(caravel);
  readNodeConfig(caravel, 2);
  const { one, two } = environmentsOf('compose.postgres.yaml', GIVEN);
  assert.ok(one);
  assert.deepEqual(one, two);
  const { databaseUrl, publicUrl, trustProxy } = readNodeConfig(one, 2);
  assert.deepEqual([databaseUrl, publicUrl, trustProxy], ['postgres://caravel:abc@postgres/caravel', 'https://games.example', 1]);
});

test('nothing secret has a default', () => {
  assert.throws(() => environmentsOf('compose.postgres.yaml', { CARAVEL_HOST: 'games.example' }), /POSTGRES_PASSWORD: set it/);
});

test('servers stand behind Caddy, and only Caddy is open', () => {
  const text = readFileSync('compose.postgres.yaml', 'utf8');
  assert.deepEqual(
    [...text.matchAll(/^ {6}- "(.*):\d+/gm)].map(([, port]) => port),
    ['80', '443', '443'],
  );
  assert.match(readFileSync('Caddyfile', 'utf8'), /reverse_proxy \{\$CARAVEL_SERVERS:one:8080 two:8080\}/);
});
