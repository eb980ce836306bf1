/** A server of a test's own: its clock can be moved, and it sends mail to a mailbox the test reads. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../..');

export interface Mail {
  readonly to: string;
  readonly text: string;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

const isUp = async (url: string): Promise<boolean> => {
  const answer = await fetch(`${url}/healthz`).catch(() => undefined);
  return answer?.ok ?? false;
};

export class OwnServer {
  readonly url: string;
  readonly mails: Mail[];
  readonly #server: ChildProcess;
  readonly #mailbox: ChildProcess;

  private constructor(url: string, mails: Mail[], server: ChildProcess, mailbox: ChildProcess) {
    this.url = url;
    this.mails = mails;
    this.#server = server;
    this.#mailbox = mailbox;
  }

  static async start(): Promise<OwnServer> {
    const mails: Mail[] = [];
    const mailbox = spawn(process.execPath, [join(ROOT, 'server/test/tools/mail-process.ts')], { stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = createInterface({ input: mailbox.stdout });
    const [first] = (await once(lines, 'line')) as [string];
    lines.on('line', (line: string) => mails.push(JSON.parse(line) as Mail));
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const env = {
      ...process.env,
      ...{ PORT: String(port), CARAVEL_DATA: ':memory:', CARAVEL_URL: url, CARAVEL_HTTP_RATE: '1000000', LOG_LEVEL: 'warn' },
      CARAVEL_WEB: process.env.E2E_DIST ?? join(ROOT, 'web/dist'),
      SMTP_URL: (JSON.parse(first) as { url: string }).url,
    };
    const server = spawn(process.execPath, ['--import', join(import.meta.dirname, 'moved-clock.mjs'), join(ROOT, 'server/src/main.ts')], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await expect.poll(() => isUp(url), { timeout: 60_000 }).toBe(true);
    return new OwnServer(url, mails, server, mailbox);
  }

  /** Eleven minutes pass. */
  elevenMinutesLater(): void {
    this.#server.kill('SIGUSR2');
  }

  /** The link in the last mail to an address. */
  async linkTo(address: string): Promise<string> {
    const link = () => /https?:\/\/\S+/.exec(this.mails.findLast(({ to }) => to === address)?.text ?? '')?.[0] ?? '';
    await expect.poll(link).not.toBe('');
    return link();
  }

  end(): void {
    this.#server.kill();
    this.#mailbox.kill();
  }
}
