import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demandPublic, isPrivate, publicLookup } from './addresses.ts';
import { post } from './post.ts';

test('addresses of this machine and its network are private, in whatever clothes', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
  ])
    assert.ok(isPrivate(address), address);
  for (const address of [
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ])
    assert.ok(isPrivate(address), address);
  for (const address of ['8.8.8.8', '172.32.0.1', '1.1.1.1', '2606:4700::1111', '2a00:1450::1']) assert.ok(!isPrivate(address), address);
});

test('a private address is refused when it is given', () => {
  for (const url of [
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://127.1:8080/hook',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'https://localhost/',
    'https://box.local/',
    'http://169.254.169.254/latest/meta-data',
    'https://name:secret@example.org/',
  ])
    assert.throws(() => demandPublic(url, 'url'), /not a public one|without a name/, url);
  demandPublic('https://example.org/hook', 'url');
});

test('a name that leads to a private address is refused when it is used', async () => {
  await assert.rejects(
    new Promise((resolve, reject) => publicLookup('localhost', {}, (error, address) => (error ? reject(error) : resolve(address)))),
    /private address/,
  );
  await assert.rejects(post({ url: 'http://127.0.0.1:9/', headers: {}, body: '' }, false), /not a public one/);
});
