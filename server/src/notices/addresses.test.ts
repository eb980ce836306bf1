import assert from 'node:assert/strict';
import { syncBuiltinESMExports } from 'node:module';
import os, { networkInterfaces } from 'node:os';
import { test } from 'node:test';
import { Receiver } from '../../test/tools/receiver.ts';
import { readNodeConfig } from '../config/config.ts';
import { readHookTargets } from '../config/hook-targets.ts';
import { demandPublic, isPrivate, publicLookup } from './addresses.ts';
import { post } from './post.ts';

const NONE = new Set<string>();

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
    assert.throws(() => demandPublic(url, 'url', NONE), /not a public one|without a name/, url);
  demandPublic('https://example.org/hook', 'url', NONE);
});

test('a name that leads to a private address is refused when it is used', async () => {
  await assert.rejects(
    new Promise((resolve, reject) => publicLookup('localhost', {}, (error, address) => (error ? reject(error) : resolve(address)))),
    /private address/,
  );
  await assert.rejects(post({ url: 'http://127.0.0.1:9/', headers: {}, body: '' }, NONE), /not a public one/);
});

/** One address of every row of the IANA registries of special-purpose addresses. */
const SPECIAL = [
  ...['0.0.0.1', '10.0.0.1', '100.64.0.1', '100.100.100.200', '127.0.0.1', '169.254.169.254', '172.16.0.1', '192.0.0.1', '192.0.0.8'],
  ...['192.0.0.9', '192.0.0.170', '192.0.0.192', '192.0.2.1', '192.31.196.1', '192.52.193.1', '192.88.99.1', '192.88.99.2', '192.168.0.1'],
  ...['192.175.48.1', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1'],
  ...['255.255.255.255', '::', '::1', '::127.0.0.1', '::ffff:8.8.8.8', '::ffff:0:8.8.8.8', '64:ff9b::808:808', '64:ff9b:1::1', '100::1'],
  ...['100:0:0:1::1', '2001::1', '2001:0:53aa:64c::1', '2001:1::1', '2001:1::2', '2001:1::3', '2001:2::1', '2001:3::1', '2001:4:112::1'],
  ...['2001:10::1', '2001:20::1', '2001:30::1', '2001:1ff:ffff::1', '2001:db8::1', '2002:808:808::1', '2620:4f:8000::1', '3fff::1'],
  ...['3fff:fff::1', '5f00::1', 'fc00::1', 'fd00:ec2::254', 'fd20:ce::254', 'fe80::1', 'fe80::a9fe:a9fe%eth0', 'fec0::1', 'ff02::1'],
];

test('no network for special purposes is reached', () => {
  for (const address of SPECIAL) assert.ok(isPrivate(address), address);
  for (const address of [
    '192.0.3.1',
    '192.88.100.1',
    '198.20.0.1',
    '203.0.114.1',
    '223.255.255.255',
    '2001:200::1',
    '2001:4860::8888',
    '2620:4f:8001::1',
  ])
    assert.ok(!isPrivate(address), address);
});

test('no interface this machine has now is reached, whatever its address', (t) => {
  const real = networkInterfaces();
  t.mock.method(os, 'networkInterfaces', () => ({ ...real, wan0: [face('8.8.4.4', 'IPv4'), face('2a00:1450::5', 'IPv6')] }));
  syncBuiltinESMExports();
  for (const address of ['8.8.4.4', '2a00:1450::5', '2a00:1450:0:0:0:0:0:5']) assert.ok(isPrivate(address), address);
  assert.throws(() => demandPublic('http://8.8.4.4:9000/', 'url', NONE), /not a public one/);
  t.mock.restoreAll();
  syncBuiltinESMExports();
  for (const address of ['8.8.4.4', '2a00:1450::5']) assert.ok(!isPrivate(address), address);
});

const face = (address: string, family: 'IPv4' | 'IPv6') => ({ address, family });

test('the operator opens targets by host and port, and only those', async () => {
  const receiver = await Receiver.start();
  try {
    const port = Number(receiver.target.split(':')[1]);
    const to = (host: string, allowed: string) => post({ url: `http://${host}:${port}/`, headers: {}, body: '' }, readHookTargets(allowed));
    assert.equal((await to('127.0.0.1', ` other.lan:1, 127.0.0.1:${port}`)).status, 201);
    assert.equal((await to('localhost', `localhost:${port}`)).status, 201);
    await assert.rejects(to('localhost', `127.0.0.1:${port}`), /not a public one/);
    await assert.rejects(to('127.0.0.1', `127.0.0.1:${port + 1}`), /not a public one/);
    assert.equal(receiver.received.length, 2);
  } finally {
    receiver.end();
  }
});

test('a target is a host and a port; the old setting stops the start and says what to write', () => {
  assert.deepEqual([...readHookTargets('Hooks.LAN:443,[FD00:0::5]:8080')], ['hooks.lan:443', '[fd00::5]:8080']);
  for (const bad of [
    '10.0.0.5',
    'http://10.0.0.5:80',
    '10.0.0.5:0',
    '10.0.0.5:65536',
    '10.0.0.0/8:80',
    'a b:80',
    'me@host:80',
    '::1:80',
    '*',
  ])
    assert.throws(() => readNodeConfig({ CARAVEL_HOOK_ALLOW: bad }, 2), /CARAVEL_HOOK_ALLOW: '.*' is not a host and a port/, bad);
  assert.throws(() => readNodeConfig({ CARAVEL_PRIVATE_HOOKS: '1' }, 2), /CARAVEL_PRIVATE_HOOKS .*CARAVEL_HOOK_ALLOW=10/);
});
