/** A server of a test's own: its clock can be moved, and it sends mail to a mailbox the test reads. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { freePort } from '../../server/test/tools/free-port.ts';
import { TestServer } from './server.ts';

export interface Mail {
  readonly to: string;
  readonly text: string;
}

export class OwnServer {
  readonly mails: Mail[];
  readonly #server: TestServer;
  readonly #mailbox: ChildProcess;

  private constructor(mails: Mail[], server: TestServer, mailbox: ChildProcess) {
    this.mails = mails;
    this.#server = server;
    this.#mailbox = mailbox;
  }

  get url(): string {
    return this.#server.url;
  }

  static async start(): Promise<OwnServer> {
    const mails: Mail[] = [];
    const program = join(import.meta.dirname, '../../server/test/tools/mail-process.ts');
    const mailbox = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = createInterface({ input: mailbox.stdout });
    const [first] = await once(lines, 'line');
    lines.on('line', (line: string) => mails.push(JSON.parse(line)));
    const { url }: { url: string } = JSON.parse(String(first));
    const port = await freePort();
    const server = await TestServer.start({
      port,
      env: { SMTP_URL: url, CARAVEL_URL: `http://localhost:${port}` },
      jump: 11 * 60_000,
    });
    return new OwnServer(mails, server, mailbox);
  }

  /** Eleven minutes pass. */
  elevenMinutesLater(): void {
    this.#server.jump();
  }

  /** The link in the last mail to an address. */
  async linkTo(address: string): Promise<string> {
    const link = () => /https?:\/\/\S+/.exec(this.mails.findLast(({ to }) => to === address)?.text ?? '')?.[0] ?? '';
    await expect.poll(link).not.toBe('');
    return link();
  }

  async end(): Promise<void> {
    await this.#server.end();
    this.#mailbox.kill();
  }
}
