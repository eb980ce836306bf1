import type { Host } from './host.ts';

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What follows `caravel`, then what each flag means. */
  readonly usage: string;
  /** Does the work and returns the exit code. Throws a UserError, before anything is written, for what the user got wrong. */
  run(args: readonly string[], host: Host): number | Promise<number>;
}
