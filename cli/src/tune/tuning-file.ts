/** The progress of a tuning run on disk, rewritten after every iteration. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Progress, resumeProgress, type SavedProgress, saveProgress } from '@caravel/bots';
import { errorMessage } from '../error-message.ts';
import { UserError } from '../user-error.ts';

/** A tuning as the file needs it. */
export interface Kept<State> {
  /** Every setting that affects an iteration; their number does not. */
  readonly head: Readonly<Record<string, unknown>>;
  start(): State;
}

export class TuningFile<State extends Progress> {
  readonly #path: string;
  readonly #kept: Kept<State>;

  constructor(path: string, kept: Kept<State>) {
    this.#path = path;
    this.#kept = kept;
  }

  /** Where the file left off, or the start if there is none; refuses a file of other settings. */
  read(): State {
    if (!existsSync(this.#path)) return this.#kept.start();
    const { tuning, ...there } = this.#parse();
    this.#compare(there, this.#kept.head);
    try {
      return resumeProgress(this.#kept.start(), tuning as SavedProgress);
    } catch {
      return this.#refuse('not the state of a tuning');
    }
  }

  /** The old file stays intact until the new one is complete. */
  write(state: State): void {
    try {
      writeFileSync(`${this.#path}.part`, `${JSON.stringify({ ...this.#kept.head, tuning: saveProgress(state) })}\n`);
      renameSync(`${this.#path}.part`, this.#path);
    } catch (error) {
      this.#refuse(errorMessage(error));
    }
  }

  #parse(): Record<string, unknown> {
    try {
      const value: unknown = JSON.parse(readFileSync(this.#path, 'utf8'));
      if (typeof value === 'object' && value !== null && 'tune' in value) return value as Record<string, unknown>;
    } catch {
      // Refused below, as is JSON of something else.
    }
    return this.#refuse('not the state of a tuning');
  }

  #compare(there: Readonly<Record<string, unknown>>, here: Readonly<Record<string, unknown>>): void {
    const other = [...Object.keys(here), ...Object.keys(there)].find((name) => JSON.stringify(there[name]) !== JSON.stringify(here[name]));
    if (other === undefined) return;
    const values = [there[other], here[other]].map((value) => JSON.stringify(value) ?? 'not there');
    this.#refuse(
      values.join().length > 100
        ? `of another tuning: other ${other}`
        : `of another tuning: ${other} is ${values[0]} there and ${values[1]} here`,
    );
  }

  #refuse(what: string): never {
    throw new UserError(`--state: ${this.#path}: ${what}`);
  }
}
