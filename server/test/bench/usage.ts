/** What a process has used so far. */

export interface Usage {
  /** Seconds of processor time, all threads together. */
  readonly cpu: number;
  readonly rss: number;
  /** Objects and what they hold outside the heap, after a collection where one may be asked for. */
  readonly heap: number;
}

const collect = (globalThis as { gc?: () => void }).gc;

export const usage = async (): Promise<Usage> => {
  for (let i = 0; collect && i < 3; i++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { cpu: (user + system) / 1e6, rss, heap: heapUsed + external };
};

/** Processor time only: cheap, and no collection in the middle of a measurement. */
export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
