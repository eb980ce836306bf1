/** An HTTP endpoint that keeps what is posted to it: a webhook, or a push service. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Identity, newIdentity, trust } from './certificate.ts';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export class Receiver {
  readonly received: Received[] = [];
  /** What it answers. */
  status = 201;
  headers: Readonly<Record<string, string>> = {};
  text = '';
  readonly #server: Server;
  readonly #scheme: 'http' | 'https';

  private constructor(identity: Identity | undefined) {
    const receive: RequestListener = async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      this.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(this.status, this.headers).end(this.text);
    };
    this.#server = identity ? createSecureServer(identity, receive) : createServer(receive);
    this.#scheme = identity ? 'https' : 'http';
  }

  static async start(identity?: Identity): Promise<Receiver> {
    const receiver = new Receiver(identity);
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  /** With https, by a certificate this process believes. */
  static secure(): Promise<Receiver> {
    const identity = newIdentity();
    trust(identity);
    return Receiver.start(identity);
  }

  /** As an operator names it. */
  get target(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get url(): string {
    return `${this.#scheme}://${this.target}`;
  }

  at(path: string): Received[] {
    return this.received.filter((one) => one.path === path);
  }

  end(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
