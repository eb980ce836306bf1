/** Which addresses this server may be sent to: never to itself or its neighbours. */
import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Refusal } from '../refusal.ts';

const PRIVATE_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** Also those that wrap an address of version 4. */
const PRIVATE_6 = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const;

/** Two lists, for one of both kinds would match wrapped addresses of its other half. */
const private4 = new BlockList();
const private6 = new BlockList();
for (const [net, bits] of PRIVATE_4) private4.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of PRIVATE_6) private6.addSubnet(net, bits, 'ipv6');

export const isPrivate = (address: string): boolean =>
  isIP(address) === 4 ? private4.check(address, 'ipv4') : private6.check(address, 'ipv6');

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** What can be said of an address without asking anybody; the rest is looked at when it is used. */
export const demandPublic = (url: string, field: string): void => {
  const { hostname, username, password } = new URL(url);
  const host = bare(hostname);
  if (username || password) throw new Refusal('bad-input', 'without a name and password in it', { field });
  if (isIP(host) ? isPrivate(host) : /(^|\.)(localhost|local|internal)\.?$/.test(host))
    throw new Refusal('bad-input', 'this address is not a public one', { field });
};

/** Looks a name up and refuses it if it leads to a private address: the connection goes to what was checked. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return callback(error ?? new Error('no address'), '', 4);
    if (found.some(({ address }) => isPrivate(address))) return callback(new Error('leads to a private address'), '', 4);
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};
