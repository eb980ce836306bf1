/** A socket that comes back: to any of the nodes it knows, for as long as it takes. */
import type { ClientMessage, ServerMessage } from '@caravel/protocol';
import WebSocket from 'ws';

const PAUSE = 50;

export interface SocketEvents {
  opened(): void;
  received(message: ServerMessage): void;
  lost(): void;
}

export class ReconnectingSocket {
  readonly #urls: readonly string[];
  readonly #headers: Record<string, string>;
  readonly #events: SocketEvents;
  #socket: WebSocket | undefined;
  #node: number;
  #isClosed = false;

  constructor(urls: readonly string[], first: number, headers: Record<string, string>, events: SocketEvents) {
    this.#urls = urls;
    this.#node = first;
    this.#headers = headers;
    this.#events = events;
    this.#open();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Lost with the connection if that breaks now. */
  send(message: ClientMessage): void {
    if (this.isOpen) this.#socket?.send(JSON.stringify(message));
  }

  /** Drops the connection, as a phone in a tunnel does; it comes back by itself. */
  cut(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.terminate();
  }

  #open(): void {
    const url = this.#urls[this.#node % this.#urls.length] as string;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: this.#headers, perMessageDeflate: false });
    this.#socket = socket;
    socket.on('open', () => this.#events.opened());
    socket.on('message', (data) => this.#events.received(JSON.parse(String(data)) as ServerMessage));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#isClosed) return;
      this.#node++;
      this.#events.lost();
      setTimeout(() => this.#isClosed || this.#open(), PAUSE);
    });
  }
}
