/** A review on several threads. */
import { Worker } from 'node:worker_threads';
import type { ReviewEffort, Share, Verdict } from '@caravel/bots/review';
import type { Config, Entry, Timeline } from '@caravel/core';

export interface ReviewTask {
  readonly game: string;
  readonly version: number;
  readonly config: Config;
  readonly entries: readonly Entry[];
  readonly effort: ReviewEffort;
  readonly share: Share;
}

const judgeOnThread = (task: ReviewTask, onVerdict: (verdict: Verdict) => void): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(new URL('./review-thread-main.ts', import.meta.url), { workerData: task });
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('the thread has ended')));
  worker.on('message', (said: Verdict | 'done') => {
    if (said !== 'done') return onVerdict(said);
    resolve();
    worker.postMessage('close');
  });
  return promise;
};

/** Every decision judged, in the order of the game; the same for any number of threads. */
export const judgeAll = async (
  { game, config, entries }: Timeline,
  effort: ReviewEffort,
  threads: number,
  onVerdict: (judged: number) => void,
): Promise<readonly Verdict[]> => {
  const verdicts: Verdict[] = [];
  const task = { game: game.name, version: game.version, config, entries, effort };
  const take = (verdict: Verdict): void => {
    verdicts.push(verdict);
    onVerdict(verdicts.length);
  };
  await Promise.all(Array.from({ length: threads }, (_, number) => judgeOnThread({ ...task, share: { number, of: threads } }, take)));
  return verdicts.sort((a, b) => a.entry - b.entry);
};
