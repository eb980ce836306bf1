/** A client for tests, benches and examples: HTTP with its cookies, and a socket that keeps its own copy of each table. */
import { randomBytes } from 'node:crypto';
import type { NewTableInput, TableInfo, WireError } from '@caravel/protocol';
import { TestSocket } from './socket.ts';

export interface Answer<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

export class Client {
  readonly url: string;
  cookie: string | undefined;
  token: string | undefined;

  constructor(url: string) {
    this.url = url;
  }

  static async guest(url: string, name = 'Anna'): Promise<Client> {
    const client = new Client(url);
    await client.must('POST', '/api/guest', { name });
    return client;
  }

  /** Somebody with an account, as rated games need one. */
  static async account(url: string, name = 'Anna'): Promise<Client> {
    const client = await Client.guest(url, name);
    await client.must('POST', '/api/register', { login: `test-${randomBytes(6).toString('hex')}`, password: 'a long password' });
    return client;
  }

  get headers(): Record<string, string> {
    return { ...(this.cookie ? { cookie: this.cookie } : {}), ...(this.token ? { authorization: `Bearer ${this.token}` } : {}) };
  }

  async ask<T = unknown>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie.split(';')[0] ?? '');
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as T, headers: response.headers };
  }

  /** The newest of each name. */
  #keep(cookie: string): void {
    const name = cookie.slice(0, cookie.indexOf('=') + 1);
    const others = this.cookie?.split('; ').filter((other) => !other.startsWith(name)) ?? [];
    this.cookie = [cookie, ...others].join('; ');
  }

  /** The body of a good answer; throws the refusal otherwise. */
  async must<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.ask<T>(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** The error of a refused request. */
  async refused(method: string, path: string, body?: unknown): Promise<WireError & { status: number }> {
    const answer = await this.ask<{ error: WireError }>(method, path, body);
    if (answer.status < 400) throw new Error(`${method} ${path} was not refused: ${JSON.stringify(answer.body)}`);
    return { status: answer.status, ...answer.body.error };
  }

  table(wish: NewTableInput): Promise<TableInfo> {
    return this.must('POST', '/api/tables', wish);
  }

  socket(): Promise<TestSocket> {
    return TestSocket.open(`${this.url.replace('http', 'ws')}/socket`, this.headers);
  }
}
