/** The real server as a process of its own, on a free port of this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '../..');

const ENVIRONMENT = {
  HOST: '127.0.0.1',
  CARAVEL_DATA: ':memory:',
  CARAVEL_WEB: process.env.E2E_DIST ?? join(ROOT, 'web/dist'),
  LOG_LEVEL: 'warn',
  // Everybody in these tests has the same address: on a quick machine they are more than one person may be.
  CARAVEL_HTTP_RATE: '1000000',
  CARAVEL_BOT_TABLES_PER_ADDRESS: '1000000',
  CARAVEL_FLAG_GRACE_SECONDS: '0',
};

export interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** For a server that comes back where it was; otherwise any free one. */
  readonly port?: number;
  /** Where the sources are. */
  readonly root?: string;
  /** The clock of the server jumps so many milliseconds at a SIGUSR2. */
  readonly jump?: number;
}

export class TestServer {
  readonly url: string;
  readonly port: number;
  readonly #process: ChildProcess;

  private constructor(port: number, child: ChildProcess) {
    // Passkeys need a name: `localhost` is one, an address is none.
    this.url = `http://localhost:${port}`;
    this.port = port;
    this.#process = child;
  }

  /** Ready when it says where it is. */
  static async start({ env = {}, port = 0, root = ROOT, jump }: ServerOptions = {}): Promise<TestServer> {
    const clock = jump === undefined ? [] : ['--import', join(import.meta.dirname, 'moved-clock.mjs')];
    const child = spawn(process.execPath, [...clock, join(root, 'server/src/main.ts')], {
      env: { ...process.env, ...ENVIRONMENT, PORT: String(port), CLOCK_JUMP: String(jump), ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code} before it was ready; it says why above`);
    });
    const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended]);
    return new TestServer(Number(new URL(String(line).split(' ').at(-1) ?? '').port), child);
  }

  /** For a server that was started with one. */
  jump(): void {
    this.#process.kill('SIGUSR2');
  }

  async end(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
  }
}
