/** A real PostgreSQL for tests: its own data in a folder that goes away. As root it runs as nobody, for PostgreSQL refuses root. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgres, NO_POSTGRES } from './find-postgres.ts';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

export interface PostgresOptions {
  /** Commits reach the disk before they are acknowledged; without it tests are faster. */
  readonly durable?: boolean;
  /** Also on loopback, for clients that cannot use a Unix socket. */
  readonly tcp?: boolean;
}

const NOBODY = 65_534;
const FAST = ['-F', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off'];
const READY = 'ready to accept connections';

export class TestPostgres {
  readonly #bin: string;
  readonly #folder: string;
  readonly #flags: readonly string[];
  readonly #who: { uid?: number; gid?: number };
  readonly #address: string;
  #server: ChildProcess | undefined;
  #databases = 0;
  readonly #onExit = (): void => {
    this.#server?.kill('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  };

  private constructor(bin: string, folder: string, flags: readonly string[], who: { uid?: number; gid?: number }, address: string) {
    this.#bin = bin;
    this.#folder = folder;
    this.#flags = flags;
    this.#who = who;
    this.#address = address;
    process.on('exit', this.#onExit);
  }

  static async start({ durable = false, tcp = false }: PostgresOptions = {}): Promise<TestPostgres> {
    const bin = findPostgres();
    if (!bin) throw new Error(NO_POSTGRES);
    const folder = await mkdtemp(join(tmpdir(), 'caravel-pg-'));
    const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    if (who.uid) await chown(folder, NOBODY, NOBODY);
    const port = tcp ? await freePort() : 5432;
    const flags = [
      '-k',
      folder,
      '-h',
      tcp ? '127.0.0.1' : '',
      '-p',
      String(port),
      '-c',
      'shared_buffers=32MB',
      '-c',
      'max_connections=200',
    ];
    const address = tcp ? `127.0.0.1:${port}/%?` : `localhost:${port}/%?host=${encodeURIComponent(folder)}`;
    const server = new TestPostgres(bin, folder, durable ? flags : [...flags, ...FAST], who, address);
    await server.#init();
    await server.resume();
    return server;
  }

  /** The address of the database every server has. */
  get url(): string {
    return this.#url('postgres');
  }

  get folder(): string {
    return this.#folder;
  }

  get bin(): string {
    return this.#bin;
  }

  /** The address of a new, empty database. */
  async database(): Promise<string> {
    const name = `caravel${++this.#databases}`;
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return this.#url(name);
  }

  /** Ends connections and shuts down in order; `resume` goes on with the same data. */
  pause(): Promise<void> {
    return this.#kill('SIGINT');
  }

  /** As if the power had failed, for the server alone. */
  crash(): Promise<void> {
    return this.#kill('SIGQUIT');
  }

  async resume(): Promise<void> {
    const args = ['-D', join(this.#folder, 'data'), ...this.#flags];
    const server = spawn(join(this.#bin, 'postgres'), args, { ...this.#spawning(), stdio: ['ignore', 'ignore', 'pipe'] });
    this.#server = server;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let log = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-10_000);
      if (log.includes(READY)) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${log}`)));
    await promise;
  }

  /** Ends it and removes its data. */
  async end(): Promise<void> {
    await this.#kill('SIGINT');
    process.off('exit', this.#onExit);
    await rm(this.#folder, { recursive: true, force: true });
  }

  #url(database: string): string {
    return `postgres://postgres@${this.#address.replace('%', database)}`.replace(/\?$/, '');
  }

  #spawning() {
    return { ...this.#who, cwd: this.#folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } as NodeJS.ProcessEnv };
  }

  async #init(): Promise<void> {
    const args = ['-D', join(this.#folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'];
    await run(join(this.#bin, 'initdb'), args, this.#spawning());
  }

  async #kill(signal: NodeJS.Signals): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }
}

export const startPostgres = (options?: PostgresOptions): Promise<TestPostgres> => TestPostgres.start(options);
