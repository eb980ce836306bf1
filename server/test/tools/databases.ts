/** Empty databases of PostgreSQL for a test: on the server of the whole run where there is one, else on one of its own. */
import pg from 'pg';
import { startPostgres } from './postgres.ts';

export interface Databases {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** Removes them. */
  end(): Promise<void>;
}

/** Of this process, however many ask for them. */
let made = 0;

/** On a server that other test files use at the same time. */
class SharedServer implements Databases {
  readonly #url: string;
  readonly #names: string[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  async database(): Promise<string> {
    const name = `caravel_${process.pid}_${++made}`;
    await this.#run([`CREATE DATABASE ${name}`]);
    this.#names.push(name);
    return Object.assign(new URL(this.#url), { pathname: name }).href;
  }

  end(): Promise<void> {
    return this.#run(this.#names.splice(0).map((name) => `DROP DATABASE ${name} WITH (FORCE)`));
  }

  async #run(statements: readonly string[]): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }
}

/** A test that stops its server starts its own, with `startPostgres`. */
export const openDatabases = async (): Promise<Databases> => {
  const { TEST_POSTGRES } = process.env;
  return TEST_POSTGRES ? new SharedServer(TEST_POSTGRES) : startPostgres();
};
