/** A node as a process of its own, so that it can be killed as the world kills processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../tools/free-port.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** All load comes from one address. */
const FREE = '1000000';
const NO_LIMITS = {
  CARAVEL_HTTP_RATE: FREE,
  CARAVEL_SOCKET_RATE: FREE,
  CARAVEL_SOCKETS_PER_ADDRESS: FREE,
  CARAVEL_SOCKETS_PER_PERSON: FREE,
  CARAVEL_ENTRY_RATE: '1000000000',
  CARAVEL_UNDO_RATE: FREE,
  CARAVEL_BOT_TABLES_PER_USER: FREE,
  CARAVEL_BOT_TABLES_PER_ADDRESS: FREE,
  CARAVEL_OPEN_TABLES_PER_HOST: FREE,
};

export class ChildNode {
  readonly port: number;
  readonly #env: Readonly<Record<string, string>>;
  #process: ChildProcess | undefined;
  #output = '';

  private constructor(port: number, env: Readonly<Record<string, string>>) {
    this.port = port;
    this.#env = env;
  }

  /** With the variables of config.ts; always on the same port, so that clients find it again. */
  static async start(env: Readonly<Record<string, string>>): Promise<ChildNode> {
    const node = new ChildNode(await freePort(), env);
    await node.resume();
    return node;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What it printed last. */
  get output(): string {
    return this.#output;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  async resume(): Promise<void> {
    const env = {
      ...process.env,
      HOST: '127.0.0.1',
      CARAVEL_THREADS: '1',
      LOG_LEVEL: 'error',
      ...NO_LIMITS,
      ...this.#env,
      PORT: String(this.port),
    };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const receive = (text: string): void => {
      this.#output = (this.#output + text).slice(-5000);
      if (text.includes('Caravel is at')) resolve();
    };
    child.stdout?.setEncoding('utf8').on('data', receive);
    child.stderr?.setEncoding('utf8').on('data', receive);
    child.once('exit', (code) => reject(new Error(`the node ended with ${code}: ${this.#output}`)));
    process.once('exit', this.#onExit);
    await promise;
  }

  /** At once, without a word: kill -9. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** As a machine that sleeps; `thaw` wakes it. */
  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process?.kill('SIGCONT');
  }

  /** In order. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  readonly #onExit = (): void => void this.#process?.kill('SIGKILL');

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    process.off('exit', this.#onExit);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
