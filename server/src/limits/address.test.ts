import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { test } from 'node:test';
import type { TrustedProxies } from '../config/proxies.ts';
import { clientAddress, trustOf } from './address.ts';

const from = (proxies: TrustedProxies, peer: string, forwarded?: string): string =>
  clientAddress(trustOf(proxies), {
    socket: { remoteAddress: peer } as Socket,
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  });

test('without a proxy nothing that is written is believed', () => {
  assert.equal(from(0, '198.51.100.7', '127.0.0.1'), '198.51.100.7');
  assert.equal(from(0, '::ffff:127.0.0.1', '8.8.8.8'), '127.0.0.1');
});

test('so many hops are believed from the nearest on, whatever was written before', () => {
  assert.equal(from(1, '127.0.0.1', '127.0.0.1, 8.8.8.8'), '8.8.8.8');
  assert.equal(from(2, '127.0.0.1', '127.0.0.1, 8.8.8.8, 10.0.0.2'), '8.8.8.8');
  assert.equal(from(1, '127.0.0.1'), '127.0.0.1');
  assert.equal(from(1, '10.0.0.1', '8.8.8.8, unknown'), '10.0.0.1');
  assert.equal(from(3, '10.0.0.1', '8.8.8.8'), '8.8.8.8');
});

test('of a list of proxies only those are believed', () => {
  const proxies = ['10.0.0.0/8', '::1', '2001:db8::/32'];
  assert.equal(from(proxies, '10.1.2.3', '127.0.0.1, 8.8.8.8'), '8.8.8.8');
  assert.equal(from(proxies, '::ffff:10.1.2.3', '127.0.0.1, 8.8.8.8, 10.9.9.9'), '8.8.8.8');
  assert.equal(from(proxies, '::1', '2001:db9::1, 2001:db8::1'), '2001:db9::1');
  assert.equal(from(proxies, '198.51.100.7', '127.0.0.1'), '198.51.100.7');
});
