/** A reader of `/api/stream` that remembers what it was told. */
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { ServerMessage } from '@caravel/protocol';

type Kind = ServerMessage['k'];
type Said<K extends Kind> = Extract<ServerMessage, { k: K }>;

export class TestStream {
  readonly received: ServerMessage[] = [];
  readonly #request: ClientRequest;
  readonly #answer: IncomingMessage;
  #rest = '';
  isClosed = false;
  readonly #waiting = new Set<() => void>();

  private constructor(asked: ClientRequest, answer: IncomingMessage) {
    this.#request = asked;
    this.#answer = answer;
    answer.setEncoding('utf8');
    answer.on('data', (text: string) => this.#read(text));
    answer.on('error', () => {});
    answer.on('close', () => {
      this.isClosed = true;
      this.#wake();
    });
  }

  static open(url: string, headers: Record<string, string>, query = ''): Promise<TestStream> {
    return new Promise((resolve, reject) => {
      const asked = request(`${url}/api/stream${query}`, { headers, agent: false });
      asked.on('error', reject);
      asked.on('response', (answer) => {
        if (answer.statusCode === 200) resolve(new TestStream(asked, answer));
        else reject(new Error(`the stream was refused: ${answer.statusCode}`));
      });
      asked.end();
    });
  }

  get headers(): IncomingMessage['headers'] {
    return this.#answer.headers;
  }

  /** The next message of a kind that fits, received already or still to come. */
  async expect<K extends Kind>(kind: K, fits: (message: Said<K>) => boolean = () => true, milliseconds = 30_000): Promise<Said<K>> {
    const find = (): Said<K> | undefined =>
      this.received.find((message): message is Said<K> => message.k === kind && fits(message as Said<K>));
    await this.until(() => find() !== undefined, milliseconds);
    return find() as Said<K>;
  }

  async until(isSo: () => boolean, milliseconds = 30_000): Promise<void> {
    const end = performance.now() + milliseconds;
    while (!isSo()) {
      if (this.isClosed) throw new Error('the stream is closed');
      if (performance.now() > end) throw new Error(`not so after ${milliseconds} ms; last ${JSON.stringify(this.received.at(-1))}`);
      await this.#news();
    }
  }

  /** Reads nothing more, as a program does that hangs. */
  pause(): void {
    this.#answer.pause();
  }

  resume(): void {
    this.#answer.resume();
  }

  async closed(): Promise<void> {
    while (!this.isClosed) await this.#news();
  }

  close(): void {
    this.#request.destroy();
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, 500);
      this.#waiting.add(done);
    });
  }

  #read(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.received.push(JSON.parse(line) as ServerMessage);
    this.#wake();
  }

  #wake(): void {
    for (const done of [...this.#waiting]) done();
  }
}
