/** Runs one test file of the copy and ends at its first failure. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const isFailure = (text: Buffer): boolean => /^\s*not ok /m.test(text.toString());

/** What a mutant leaves as it is need not be compiled again for every test file: that is half of the time. */
const withCache = (scratch: string) => ({ ...process.env, NODE_COMPILE_CACHE: join(scratch, 'compiled') });

export const isGreen = (scratch: string, file: string, longestMs: number): Promise<boolean> => {
  const run = spawn(process.execPath, ['--test-reporter=tap', file], {
    cwd: scratch,
    env: withCache(scratch),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = (): boolean => run.kill('SIGKILL');
  const alarm = setTimeout(stop, longestMs);
  run.stdout.on('data', (text: Buffer) => isFailure(text) && stop());
  return new Promise((resolve) => {
    run.on('close', (code) => {
      clearTimeout(alarm);
      resolve(code === 0);
    });
  });
};
