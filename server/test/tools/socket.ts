/** A socket that remembers what it receives and keeps the position of every table it watches. */
import { must, parseEntry, readConfig, Timeline } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import type { ClientMessage, ServerMessage, TableInfo } from '@caravel/protocol';
import WebSocket from 'ws';

type Kind = ServerMessage['k'];
type Said<K extends Kind> = Extract<ServerMessage, { k: K }>;

export interface Copy {
  info: TableInfo;
  readonly timeline: Timeline;
}

/** By the version of the table; by the newest where nobody knows it, for such a table shows no entry. */
const timelineOf = ({ game: name, version, rules, players, options }: TableInfo): Timeline => {
  const game = findGame(name, version) ?? findGame(name);
  if (!game) throw new Error(`no game ${name}`);
  return new Timeline(game, must(readConfig(game, { rules, players, options })));
};

export class TestSocket {
  readonly raw: WebSocket;
  readonly received: ServerMessage[] = [];
  readonly tables = new Map<string, Copy>();
  /** Bytes of log messages received, and how many they were. */
  readonly updates = { bytes: 0, count: 0 };
  readonly #waiting = new Set<() => void>();
  #requests = 0;

  private constructor(raw: WebSocket) {
    this.raw = raw;
    raw.on('message', (data) => this.#receive(String(data)));
    raw.on('close', () => this.#wake());
    raw.on('error', () => {});
  }

  static async open(url: string, headers: Record<string, string>): Promise<TestSocket> {
    const socket = new TestSocket(new WebSocket(url, { headers, perMessageDeflate: false }));
    await socket.until(() => socket.received.some(({ k }) => k === 'hello'));
    return socket;
  }

  get isOpen(): boolean {
    return this.raw.readyState === WebSocket.OPEN;
  }

  send(message: ClientMessage): void {
    this.raw.send(JSON.stringify(message));
  }

  newRequest(): string {
    return `${(++this.#requests).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  }

  /** Waits until something is so, looking after every message. */
  async until(isSo: () => boolean, milliseconds = 10_000): Promise<void> {
    const end = performance.now() + milliseconds;
    while (!isSo()) {
      if (this.raw.readyState > WebSocket.OPEN) throw new Error('the socket is closed');
      const left = end - performance.now();
      if (left <= 0) throw new Error(`not so after ${milliseconds} ms; last received ${JSON.stringify(this.received.at(-1))}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(done, Math.min(left, 1000));
        const waiting = this.#waiting;
        function done(): void {
          clearTimeout(timer);
          waiting.delete(done);
          resolve();
        }
        waiting.add(done);
      });
    }
  }

  /** The next message of a kind that fits, received already or still to come. */
  async expect<K extends Kind>(kind: K, fits: (message: Said<K>) => boolean = () => true, milliseconds?: number): Promise<Said<K>> {
    const find = (): Said<K> | undefined =>
      this.received.find((message): message is Said<K> => message.k === kind && fits(message as Said<K>));
    await this.until(() => find() !== undefined, milliseconds);
    return find() as Said<K>;
  }

  async watch(table: string): Promise<Copy> {
    const r = this.newRequest();
    this.send({ k: 'watch', t: table, r });
    await this.until(() => this.received.some((m) => (m.k === 'table' || m.k === 'no') && m.r === r));
    const copy = this.tables.get(table);
    if (!copy) throw new Error(`cannot watch ${table}: ${JSON.stringify(this.received.at(-1))}`);
    return copy;
  }

  /** Sends moves and waits for the answer: the log message that holds them, or the refusal. */
  async act(table: string, moves: string[], more: { n?: number; r?: string; s?: number | '*' } = {}): Promise<Said<'log'> | Said<'no'>> {
    const { n = this.tables.get(table)?.timeline.length ?? 0, r = this.newRequest(), s } = more;
    this.send({ k: 'act', t: table, n, m: moves, r, ...(s === undefined ? {} : { s }) });
    return this.answer(r);
  }

  async answer(r: string): Promise<Said<'log'> | Said<'no'>> {
    const find = () => this.received.findLast((m): m is Said<'log'> | Said<'no'> => (m.k === 'log' || m.k === 'no') && m.r === r);
    await this.until(() => find() !== undefined);
    return find() as Said<'log'> | Said<'no'>;
  }

  close(): void {
    this.raw.close();
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.received.push(message);
    if (message.k === 'table') this.#take(message);
    if (message.k === 'info') this.#inform(message.info);
    if (message.k === 'log') {
      this.updates.bytes += text.length;
      this.updates.count++;
      this.#append(message.t, message.n, message.e);
    }
    this.#wake();
  }

  #take({ info, n, e }: Said<'table'>): void {
    const copy = this.tables.get(info.id) ?? { info, timeline: timelineOf(info) };
    copy.info = info;
    this.tables.set(info.id, copy);
    this.#append(info.id, n, e);
  }

  #inform(info: TableInfo): void {
    const copy = this.tables.get(info.id);
    if (copy) copy.info = info;
  }

  /** Entries received before are passed over; a gap is an error of the server. */
  #append(table: string, n: number, lines: readonly string[]): void {
    const timeline = this.tables.get(table)?.timeline;
    if (!timeline) return;
    if (n > timeline.length) throw new Error(`table ${table}: entries from ${n}, but only ${timeline.length} are here`);
    for (const line of lines.slice(timeline.length - n)) must(timeline.append(must(parseEntry(line))));
  }

  #wake(): void {
    for (const done of [...this.#waiting]) done();
  }
}
