/** Once for all unit tests: a PostgreSQL, on which each test file makes databases of its own. */
import { thorough } from '@caravel/core/testing/thorough';
import { startPostgres, type TestPostgres } from '../server/test/tools/postgres.ts';
import { endStuckFiles } from './stuck-files.ts';

const MINUTE = 60_000;

let server: TestPostgres;

export const globalSetup = async (): Promise<void> => {
  endStuckFiles(thorough(10, 20) * MINUTE);
  server = await startPostgres();
  process.env.TEST_POSTGRES = server.url;
};

export const globalTeardown = (): Promise<void> => server.end();
