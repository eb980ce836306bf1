/** Once for all unit tests: a PostgreSQL, on which each test file makes databases of its own. */
import { startPostgres, type TestPostgres } from '../server/test/tools/postgres.ts';

let server: TestPostgres;

export const globalSetup = async (): Promise<void> => {
  server = await startPostgres();
  process.env.TEST_POSTGRES = server.url;
};

export const globalTeardown = (): Promise<void> => server.end();
