/**
 * Networks in which no public web server lives: the IANA registries of special-purpose addresses (RFC 6890) and of multicast, all rows,
 * also those that routers would pass on.
 */
import { BlockList } from 'node:net';

const SPECIAL_4 = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by a provider's customers; metadata of some clouds
  ['127.0.0.0', 8], // this machine
  ['169.254.0.0', 16], // link-local, metadata of most clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments, metadata of some clouds
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // multicast relays
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
] as const;

/** Of version 6 only this is given out as global unicast: loopback, mapped, NAT64, discard, segment routing, private, link- and site-local and multicast lie outside. */
const GLOBAL_6 = ['2000::', 3] as const;

const SPECIAL_6 = [
  ['2001::', 23], // protocol assignments: Teredo, benchmarks, multicast relays, AS112, ORCHID, drones
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
] as const;

/** A list for each kind, for one of both would match wrapped addresses of its other half. */
const listOf = (nets: readonly (readonly [net: string, bits: number])[], kind: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [net, bits] of nets) list.addSubnet(net, bits, kind);
  return list;
};

const special4 = listOf(SPECIAL_4, 'ipv4');
const special6 = listOf(SPECIAL_6, 'ipv6');
const global6 = listOf([GLOBAL_6], 'ipv6');

export const isSpecial4 = (address: string): boolean => special4.check(address, 'ipv4');
export const isSpecial6 = (address: string): boolean => !global6.check(address, 'ipv6') || special6.check(address, 'ipv6');
