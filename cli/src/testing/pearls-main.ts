/** The command line tool with the test game registered, as a process. */
import { processHost } from '../process-host.ts';
import { run } from '../run.ts';
import { TEST_GAMES } from './test-host.ts';

process.exitCode = await run(process.argv.slice(2), processHost(TEST_GAMES));
