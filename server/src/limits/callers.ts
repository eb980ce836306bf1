/** The rate limits of callers on this node. Each node counts for itself, by the monotonic clock. */
import type { NodeConfig } from '../config/config.ts';
import { clientAddress, type Trust, trustOf } from './address.ts';
import { EntryLimits } from './entries.ts';
import { networkOf } from './network.ts';
import { RequestLimits } from './requests.ts';
import { SocketLimits } from './sockets.ts';

export class CallerLimits {
  readonly requests: RequestLimits;
  readonly sockets: SocketLimits;
  readonly entries: EntryLimits;
  readonly trust: Trust;

  constructor({ rate, sockets, entryRate, trustProxy }: Pick<NodeConfig, 'rate' | 'sockets' | 'entryRate' | 'trustProxy'>) {
    this.requests = new RequestLimits(rate.http);
    this.sockets = new SocketLimits(rate.socket, sockets);
    this.entries = new EntryLimits(entryRate);
    this.trust = trustOf(trustProxy);
  }

  /** The address of the caller, as far as proxies are trusted. */
  addressOf(request: Parameters<typeof clientAddress>[1]): string {
    return clientAddress(this.trust, request);
  }

  networkOf(request: Parameters<typeof clientAddress>[1]): string {
    return networkOf(this.addressOf(request));
  }
}
