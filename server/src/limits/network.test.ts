import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkOf } from './network.ts';

test('an address of IPv4 stands for itself, also where it is written as one of IPv6', () => {
  assert.equal(networkOf('192.0.2.7'), '192.0.2.7');
  assert.equal(networkOf('::ffff:192.0.2.7'), '192.0.2.7');
});

test('all addresses of a /64 are one network, however they are written', () => {
  const own = ['2001:db8:0:1::5', '2001:0db8:0000:0001:ffff:1:2:3', '2001:db8::1:0:0:0:9'].map(networkOf);
  assert.deepEqual(own, Array(3).fill('2001:db8:0:1::/64'));
  assert.equal(networkOf('2001:db8:0:2::5'), '2001:db8:0:2::/64');
  assert.equal(networkOf('::1'), '0:0:0:0::/64');
});
