/** The proxies in front of the server whose X-Forwarded-* headers are trusted. */
import { BlockList, isIP } from 'node:net';

/** A number of proxies, or their addresses and networks. */
export type TrustedProxies = number | readonly string[];

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

export const plainAddress = (address: string): string => MAPPED.exec(address)?.[1] ?? address;

/** Throws if it is neither an address nor a network. */
export const proxyList = (proxies: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = plainAddress(proxy).split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, /^\d+$/.test(bits) ? Number(bits) : -1, family);
  }
  return list;
};
