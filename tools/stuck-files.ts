/**
 * Ends test files that do not end by themselves: a loop without an end, or something left open. node's own limit is for a test, not for
 * its process. The file then fails by its name; nothing is forced to end that only takes a while, so what a test leaves open is found.
 */
import { spawnSync } from 'node:child_process';

interface Child {
  readonly pid: number;
  readonly args: string;
}

/** The runner starts one process for each file. */
const testFiles = (): Child[] => {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return (stdout ?? '')
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*\.test\.ts)\s*$/.exec(line))
    .filter((found) => found !== null && Number(found[2]) === process.pid)
    .map((found) => ({ pid: Number(found?.[1]), args: String(found?.[3]) }));
};

/** Looks now and then, for as long as the runner runs. */
export const endStuckFiles = (limit: number): void => {
  const seen = new Map<number, number>();
  const look = (): void => {
    for (const { pid, args } of testFiles()) {
      const since = seen.get(pid) ?? performance.now();
      seen.set(pid, since);
      if (performance.now() - since < limit) continue;
      console.log(`\nended after ${limit / 1000} s, for it did not end by itself: ${args.split(' ').at(-1)}`);
      process.kill(pid, 'SIGKILL');
    }
  };
  setInterval(look, Math.min(10_000, limit / 4)).unref();
};
