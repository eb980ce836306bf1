/** Where a request comes from: the other end of its connection, or what the proxies that are believed have written. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** So many proxies stand in front, or these: addresses and networks. */
export type TrustedProxies = number | readonly string[];

/** Whether what this one has written is believed; the nearest is hop 0. */
export type Trust = (address: string, hop: number) => boolean;

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const plain = (address: string): string => MAPPED.exec(address)?.[1] ?? address;

/** Throws if it is neither an address nor a network. */
export const proxyList = (proxies: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = plain(proxy).split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, /^\d+$/.test(bits) ? Number(bits) : -1, family);
  }
  return list;
};

export const trustOf = (proxies: TrustedProxies): Trust => {
  if (typeof proxies === 'number') return (_, hop) => hop < proxies;
  const list = proxyList(proxies);
  return (address) => list.check(plain(address), isIP(plain(address)) === 6 ? 'ipv6' : 'ipv4');
};

/** Proxies append: the last address was written by the nearest of them. What is no address is nobody's. */
export const clientAddress = (trust: Trust, { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string => {
  const written = String(headers['x-forwarded-for'] ?? '').split(',');
  let address = plain(socket.remoteAddress ?? '');
  for (let hop = 0; written.length > 0 && trust(address, hop); hop++) {
    const next = plain((written.pop() ?? '').trim());
    if (isIP(next) === 0) break;
    address = next;
  }
  return address;
};
