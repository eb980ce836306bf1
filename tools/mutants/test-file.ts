/** Runs one test file of the copy and ends at its first failure. */
import { spawn } from 'node:child_process';

const isFailure = (text: Buffer): boolean => /^\s*not ok /m.test(text.toString());

export const isGreen = (scratch: string, file: string, longestMs: number): Promise<boolean> => {
  const run = spawn(process.execPath, ['--test-reporter=tap', file], { cwd: scratch, stdio: ['ignore', 'pipe', 'ignore'] });
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
