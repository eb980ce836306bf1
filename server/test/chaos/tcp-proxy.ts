/** A TCP proxy between a client and a node. Frozen, it lets nothing through while both ends still take the connection for open; it can also be cut. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class TcpProxy {
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #isFrozen = false;

  private constructor(port: number) {
    this.#server = createServer((near) => this.#join(near, connect(port, '127.0.0.1')));
  }

  static async to(port: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(port);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  freeze(): void {
    this.#isFrozen = true;
    for (const end of this.#ends) end.pause();
  }

  thaw(): void {
    this.#isFrozen = false;
    for (const end of this.#ends) end.resume();
  }

  cut(): void {
    for (const end of this.#ends) end.destroy();
  }

  end(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket, far: Socket): void {
    this.#carry(near, far);
    this.#carry(far, near);
  }

  #carry(from: Socket, to: Socket): void {
    this.#ends.add(from);
    from.on('data', (bytes) => {
      if (!to.write(bytes)) from.pause();
    });
    to.on('drain', () => this.#isFrozen || from.resume());
    from.on('error', () => {});
    from.on('close', () => {
      this.#ends.delete(from);
      to.destroy();
    });
  }
}
