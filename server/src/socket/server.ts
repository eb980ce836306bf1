/** The WebSocket endpoint `/socket`, for our own pages and for programs with a token. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { NodeConfig } from '../config/config.ts';
import { answerTo } from '../http/answers.ts';
import { type CallerParts, callerOf, whoMayAsk } from '../http/caller.ts';
import { isOurOrigin } from '../http/origin.ts';
import { enter } from '../limits/sockets.ts';
import { Connection, type ConnectionParts, type Visitor } from './connection.ts';
import { readMessages } from './read-messages.ts';

interface SocketParts extends ConnectionParts, CallerParts {
  readonly config: NodeConfig;
}

const PATH = '/socket';
const MOST_BYTES = 16 * 1024;
const HEARTBEAT = 30_000;
/** Pieces a message may come in: browsers send one. */
const MOST_PIECES = 100;
/** Bits of the network a message may come in before the library has read it. */
const MOST_CHUNKS = 1024;
/** Milliseconds for what is under way, and then for clients to say goodbye, when the server stops. */
const PARTING = 2000;

const refuse = (socket: Duplex, status: string): void => {
  // A client that does not close its end would keep the connection.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

export class SocketServer {
  readonly #parts: SocketParts;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    maxFragments: MOST_PIECES,
    maxBufferedChunks: MOST_CHUNKS,
    perMessageDeflate: false,
    clientTracking: false,
    autoPong: false,
  });
  readonly #open = new Map<WebSocket, Connection>();
  readonly #heartbeat: NodeJS.Timeout;
  /** Messages that are not answered yet. */
  #underWay = 0;
  #isStopping = false;

  constructor(parts: SocketParts, http: Server, heartbeat = HEARTBEAT) {
    this.#parts = parts;
    http.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head));
    this.#heartbeat = setInterval(() => this.#beat(), heartbeat);
  }

  /** Answers what is under way, ignores new messages, and closes the sockets. */
  async close(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#heartbeat);
    const end = performance.now() + PARTING;
    while (this.#underWay > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
    for (const socket of this.#open.keys()) socket.close(1001, 'the server stops');
    setTimeout(() => this.#cutOff(), PARTING).unref();
  }

  #cutOff(): void {
    for (const socket of this.#open.keys()) socket.terminate();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== PATH) return refuse(socket, '404 Not Found');
    if (!isOurOrigin(this.#parts.config, request.headers)) return refuse(socket, '403 Forbidden');
    if (this.#isStopping) return refuse(socket, '503 Service Unavailable');
    try {
      const visitor = await this.#admit(request, socket);
      this.#server.handleUpgrade(request, socket, head, (ws) =>
        this.#welcome(ws, socket, new Connection(ws, socket, this.#parts, visitor)),
      );
    } catch (error) {
      const { status, error: wire } = answerTo(error);
      this.#parts.metrics.refusals.inc({ code: wire.code });
      refuse(socket, status === 429 ? '429 Too Many Requests' : '503 Service Unavailable');
    }
  }

  /** Who comes in: refused if they ask too often, or have too many sockets. */
  async #admit(request: IncomingMessage, socket: Duplex): Promise<Visitor> {
    const { sockets } = this.#parts.callers;
    const caller = callerOf(this.#parts, request);
    enter(sockets.addresses, caller.address, socket);
    const person = await whoMayAsk(this.#parts, caller, request);
    if (person) enter(sockets.people, person.id, socket);
    else enter(sockets.strangers, caller.address, socket);
    const demandEntries = this.#parts.callers.entries.of(caller, person);
    return { person, key: person && caller.key, allowance: sockets.allowance(caller, person), demandEntries };
  }

  #welcome(socket: WebSocket, wire: Duplex, connection: Connection): void {
    this.#open.set(socket, connection);
    this.#parts.metrics.sockets.inc();
    const answered = (): void => {
      this.#underWay--;
    };
    const text = (data: string): void => {
      if (this.#isStopping || socket.readyState !== WebSocket.OPEN) return;
      this.#underWay++;
      void connection.receive(data).then(answered);
    };
    readMessages(socket, {
      text,
      ping: (payload) => connection.pinged(payload),
      pong: (payload) => connection.ponged(payload),
      get isCut() {
        return wire.destroyed;
      },
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      if (!this.#open.delete(socket)) return;
      connection.closed();
      this.#parts.metrics.sockets.dec();
    });
  }

  /** Whoever did not answer the last ping is gone. An answer cannot arrive from a client that is not being read. */
  #beat(): void {
    for (const [socket, connection] of this.#open) {
      if (socket.isPaused) continue;
      if (connection.isAlive) connection.ping();
      else socket.terminate();
    }
  }
}
