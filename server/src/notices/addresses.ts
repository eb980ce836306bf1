/** Which addresses webhooks and push may use: no private or special network, unless the operator has allowed the target. */
import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import { type HookTargets, targetOf } from '../config/hook-targets.ts';
import { Refusal } from '../model/refusal.ts';
import { isSpecial4, isSpecial6 } from './special-networks.ts';

/** An interface of this machine has it now: interfaces come and go while a server runs. */
const isOwn = (address: string): boolean => {
  const own = new BlockList();
  const kind = isIP(address) === 4 ? 'ipv4' : 'ipv6';
  for (const one of Object.values(networkInterfaces()).flatMap((found) => found ?? []))
    if (one.family.toLowerCase() === kind) own.addAddress(one.address, kind);
  return own.check(address, kind);
};

export const isPrivate = (address: string): boolean => (isIP(address) === 4 ? isSpecial4(address) : isSpecial6(address)) || isOwn(address);

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** What can be decided from the address alone; the rest is checked when a connection is made. */
export const demandPublic = (url: string, field: string, allowed: HookTargets): void => {
  const { hostname, username, password } = new URL(url);
  const host = bare(hostname);
  if (username || password) throw new Refusal('bad-input', 'without a name and password in it', { field });
  if (allowed.has(targetOf(url))) return;
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
