/** How far a tuning has come, on disk: written whole after every iteration. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resumeTuning, type SavedTuning, saveTuning, startTuning, type TuningPlan, type TuningState } from '@caravel/bots';
import { UserError } from '../user-error.ts';

/** All that makes an iteration what it is; how many there are does not matter. */
const headOf = ({ mind, configs, games, randomGames, seed }: TuningPlan): Record<string, unknown> => ({
  tune: mind.game.name,
  version: mind.game.version,
  configs,
  games,
  randomGames,
  seed,
  features: mind.features,
  learning: mind.learning ?? null,
});

export class TuningFile {
  readonly #path: string;
  readonly #plan: TuningPlan;

  constructor(path: string, plan: TuningPlan) {
    this.#path = path;
    this.#plan = plan;
  }

  /** Where the file left off, or the start if there is none; refuses a file of other settings. */
  read(): TuningState {
    if (!existsSync(this.#path)) return startTuning(this.#plan);
    const { tuning, ...there } = this.#parse();
    this.#compare(there, headOf(this.#plan));
    try {
      return resumeTuning(this.#plan, tuning as SavedTuning);
    } catch {
      return this.#refuse('not the state of a tuning');
    }
  }

  /** The old file stays whole until the new one is. */
  write(state: TuningState): void {
    try {
      writeFileSync(`${this.#path}.part`, `${JSON.stringify({ ...headOf(this.#plan), tuning: saveTuning(state) })}\n`);
      renameSync(`${this.#path}.part`, this.#path);
    } catch (error) {
      this.#refuse((error as Error).message);
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

  #compare(there: Record<string, unknown>, here: Record<string, unknown>): void {
    const other = Object.keys(here).find((name) => JSON.stringify(there[name]) !== JSON.stringify(here[name]));
    if (other === undefined) return;
    const values = [there[other], here[other]].map((value) => JSON.stringify(value));
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
