/** The page's one socket. It comes back by itself, catches up on every table it watches, and asks again what was not answered. */
import type { ClientMessage, ServerMessage, WireError } from '@caravel/protocol';
import { Refused } from './api.ts';
import { Subscription } from './subscription.ts';

type Said<K extends ServerMessage['k']> = Extract<ServerMessage, { k: K }>;
type Request = Extract<ClientMessage, { r: string }>;
/** A request before it has its number. */
export type Question = { [K in Request['k']]: Omit<Extract<Request, { k: K }>, 'r'> }[Request['k']];

interface Waiting {
  readonly message: Request;
  readonly resolve: () => void;
  readonly reject: (error: Refused) => void;
}

/** The operator has deleted the table. */
const GONE: WireError = { code: 'not-found', message: 'the table was deleted' };

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const HEARTBEAT = 20_000;
/** Notices that wait to be shown. */
const MOST_UNSHOWN = 10;

const requestId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join('');

export class ServerLink {
  connection = $state<'online' | 'connecting' | 'offline'>('connecting');
  /** Whom the server takes this page for; nobody without a session, and nothing before it has said so. */
  user = $state<string | 'nobody' | undefined>();
  /** Server time minus the time of this device. */
  skew = 0;
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #noticed = new Set<(notice: Said<'notice'>) => void>();
  #show: ((notice: Said<'notice'>) => void) | undefined;
  #unshown: readonly Said<'notice'>[] = [];
  #socket: WebSocket | undefined;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heardAt = 0;

  constructor() {
    addEventListener('online', () => this.#hurry());
    addEventListener('visibilitychange', () => (document.hidden ? this.#look(undefined) : this.#hurry()));
    setInterval(() => this.#beat(), HEARTBEAT);
    this.#open();
  }

  /** After signing in or out: who one is belongs to the connection. */
  reconnect(): void {
    this.user = undefined;
    this.#unshown = [];
    this.#socket?.close();
  }

  /** Watches the table from now on. */
  open(table: string): Subscription {
    const subscription = new Subscription(
      () => this.#watch(table, subscription),
      () => this.#leave(table, subscription),
    );
    this.#subscriptions.set(table, subscription);
    this.#watch(table, subscription);
    return subscription;
  }

  #watch(table: string, { length }: Subscription): void {
    this.#send({ k: 'watch', t: table, n: length, r: `w-${table}` });
    this.#look(table);
    this.#send({ k: 'presence', t: table });
  }

  #leave(table: string, subscription: Subscription): void {
    if (this.#subscriptions.get(table) !== subscription) return;
    this.#subscriptions.delete(table);
    this.#send({ k: 'leave', t: table });
    this.#look([...this.#subscriptions.keys()].at(-1));
  }

  /** The server sends no notice about a table that somebody has before their eyes. */
  #look(table: string | undefined): void {
    this.#send({ k: 'look', ...(table === undefined || document.hidden ? {} : { t: table }) });
  }

  onNotice(hear: (notice: Said<'notice'>) => void): () => void {
    this.#noticed.add(hear);
    return () => this.#noticed.delete(hear);
  }

  /** One part of the page shows notices. It may be loaded after another one has opened the connection: what came before waits for it. */
  showNotices(show: (notice: Said<'notice'>) => void): () => void {
    this.#show = show;
    for (const notice of this.#unshown) show(notice);
    this.#unshown = [];
    return () => {
      if (this.#show === show) this.#show = undefined;
    };
  }

  #receiveNotice(notice: Said<'notice'>): void {
    if (this.#show) this.#show(notice);
    else this.#unshown = [...this.#unshown, notice].slice(-MOST_UNSHOWN);
    for (const hear of this.#noticed) hear(notice);
  }

  /** Resolves when the server has done it; asked again after a lost connection, done once. */
  request(question: Question): Promise<void> {
    const message: Request = { ...question, r: requestId() };
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.r, { message, resolve, reject });
      this.#send(message);
    });
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => this.#closed(socket);
  }

  #opened(): void {
    this.connection = 'online';
    this.#pause = FIRST_PAUSE;
    this.#heardAt = performance.now();
    for (const [table, subscription] of this.#subscriptions) this.#watch(table, subscription);
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #closed(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.connection = navigator.onLine ? 'connecting' : 'offline';
    this.#timer = setTimeout(() => this.#open(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  /** The device woke up or is on the network again: no need to wait. */
  #hurry(): void {
    for (const table of this.#subscriptions.keys()) this.#look(table);
    if (this.#socket?.readyState === WebSocket.OPEN) return void this.#beat();
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#pause = FIRST_PAUSE;
    this.#open();
  }

  /** A connection that has fallen silent is dead, whatever the browser thinks. */
  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const socket = this.#socket;
    const asked = performance.now();
    this.#send({ k: 'ping' });
    setTimeout(() => {
      if (this.#socket !== socket || this.#heardAt >= asked) return;
      socket.onclose = null;
      socket.close();
      this.#closed(socket);
    }, 5000);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receive(message: ServerMessage): void {
    this.#heardAt = performance.now();
    if ('now' in message) this.skew = message.now - Date.now();
    if (message.k === 'no') return this.#refused(message);
    if (message.k === 'hello') this.user = message.user ?? 'nobody';
    if (message.k === 'notice') this.#receiveNotice(message);
    else if (message.k === 'table' || message.k === 'info') this.#subscriptions.get(message.info.id)?.receive(message);
    else if (message.k === 'gone') this.#subscriptions.get(message.t)?.refused(GONE);
    else if ('t' in message && message.k !== 'turn') this.#subscriptions.get(message.t)?.receive(message);
    if ('r' in message && message.r) this.#settle(message.r)?.resolve();
  }

  #refused({ r, error }: Said<'no'>): void {
    if (r?.startsWith('w-')) this.#subscriptions.get(r.slice(2))?.refused(error);
    else if (r) this.#settle(r)?.reject(new Refused(error));
  }

  #settle(r: string): Waiting | undefined {
    const waiting = this.#waiting.get(r);
    this.#waiting.delete(r);
    return waiting;
  }
}

let link: ServerLink | undefined;

/** Opened when the first page needs it. */
export const serverLink = (): ServerLink => {
  link ??= new ServerLink();
  return link;
};
