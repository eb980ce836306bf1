/** The client address of a request: the other end of its connection, or what trusted proxies report. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { plainAddress, proxyList, type TrustedProxies } from '../config/proxies.ts';

/** Whether the proxy at this address is trusted; the nearest is hop 0. */
export type Trust = (address: string, hop: number) => boolean;

export const trustOf = (proxies: TrustedProxies): Trust => {
  if (typeof proxies === 'number') return (_, hop) => hop < proxies;
  const list = proxyList(proxies);
  return (address) => list.check(plainAddress(address), isIP(plainAddress(address)) === 6 ? 'ipv6' : 'ipv4');
};

/** Proxies append: the last address was written by the nearest of them. What is no address is nobody's. */
export const clientAddress = (trust: Trust, { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string => {
  const written = String(headers['x-forwarded-for'] ?? '').split(',');
  let address = plainAddress(socket.remoteAddress ?? '');
  for (let hop = 0; written.length > 0 && trust(address, hop); hop++) {
    const next = plainAddress((written.pop() ?? '').trim());
    if (isIP(next) === 0) break;
    address = next;
  }
  return address;
};
