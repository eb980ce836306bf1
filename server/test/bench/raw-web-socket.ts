/** A WebSocket client on a plain TCP socket: it costs less than a library's, so that a load measures the server. */
import { connect, type Socket } from 'node:net';
import { type Frame, OPCODE, pongFrame, readFrames, textFrame } from './frames.ts';

const EMPTY: Buffer = Buffer.alloc(0);

export const upgradeRequest = ({ host, pathname }: URL, headers: Readonly<Record<string, string>>): string =>
  [
    `GET ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

export class RawWebSocket {
  readonly #socket: Socket;
  #rest = EMPTY;
  #receive: (frame: Frame) => void = () => {};
  isOpen = true;

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  static open(url: URL, headers: Readonly<Record<string, string>>): Promise<RawWebSocket> {
    const socket = connect({ host: '127.0.0.1', port: Number(url.port), noDelay: true });
    const light = new RawWebSocket(socket);
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', () => light.#closed(reject));
      socket.on('data', (data: Buffer) => light.#read(data, resolve, reject));
      socket.write(upgradeRequest(url, headers));
    });
  }

  /** Whoever listens receives every whole text frame. */
  listen(receive: (frame: Frame) => void): void {
    this.#receive = receive;
  }

  send(text: string): void {
    this.#socket.write(textFrame(text));
  }

  close(): void {
    this.#socket.destroy();
  }

  #isGreeted = false;

  #read(data: Buffer, greeted: (socket: RawWebSocket) => void, refused: (error: Error) => void): void {
    const all = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data]);
    if (this.#isGreeted) this.#rest = readFrames(all, (frame) => this.#take(frame));
    else this.#greet(all, greeted, refused);
  }

  #greet(all: Buffer, greeted: (socket: RawWebSocket) => void, refused: (error: Error) => void): void {
    const end = all.indexOf('\r\n\r\n');
    this.#rest = all;
    if (end < 0) return;
    const status = all.subarray(0, all.indexOf('\r\n')).toString();
    if (!status.includes(' 101 ')) return refused(new Error(status));
    this.#isGreeted = true;
    this.#rest = readFrames(all.subarray(end + 4), (frame) => this.#take(frame));
    greeted(this);
  }

  #take(frame: Frame): void {
    if (frame.opcode === OPCODE.text) this.#receive(frame);
    else if (frame.opcode === OPCODE.ping) this.#socket.write(pongFrame(frame.payload));
  }

  #closed(refused: (error: Error) => void): void {
    this.isOpen = false;
    refused(new Error('the connection was closed'));
  }
}
