/** The processes we started: none of them outlives us, however we end. */

/** Notified of every process that starts or ends. */
export interface ChildWatch {
  started(pid: number): void;
  ended(pid: number): void;
}

/** Ends a process and, where process groups exist, everything it started. */
export const endProcess = (pid: number): void => {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
};

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
type Signal = keyof typeof SIGNALS;

/** While this is active, a signal ends the children before it ends us. */
export class ChildGuard implements ChildWatch {
  readonly #pids = new Set<number>();
  readonly #endAll = (): void => {
    for (const pid of this.#pids) endProcess(pid);
    this.#pids.clear();
  };
  readonly #leave = (signal: Signal): void => {
    this.#endAll();
    process.exit(SIGNALS[signal]);
  };

  started(pid: number): void {
    if (this.#pids.size === 0) this.#watch();
    this.#pids.add(pid);
  }

  ended(pid: number): void {
    this.#pids.delete(pid);
  }

  /** Ends all that are still running. */
  close(): void {
    this.#endAll();
    process.off('exit', this.#endAll);
    for (const signal of Object.keys(SIGNALS) as Signal[]) process.off(signal, this.#leave);
  }

  #watch(): void {
    this.close();
    process.on('exit', this.#endAll);
    for (const signal of Object.keys(SIGNALS) as Signal[]) process.on(signal, this.#leave);
  }
}
