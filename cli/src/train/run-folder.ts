/** The folder of a training run: how far it is, the net as it learns, the nets on the way. A run that was stopped goes on from here. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LearnerState } from '@caravel/bots/train';
import { errorMessage } from '../error-message.ts';
import { UserError } from '../user-error.ts';
import type { CurvePoint } from './curve.ts';

export interface RunProgress {
  readonly game: string;
  readonly fingerprint: number;
  readonly seed: number;
  readonly games: number;
  readonly minutes: number;
  readonly steps: number;
  readonly curve: readonly CurvePoint[];
}

/** The numbers of a learner, in the order `learner.bin` has them. */
const PARTS = ['weights', 'means', 'squares'] as const;

export interface SavedRun {
  readonly progress: RunProgress;
  readonly learner: LearnerState;
}

const netName = (games: number): string => `net-${String(games).padStart(8, '0')}.bin`;

export class RunFolder {
  readonly #path: string;
  readonly #flag: string;

  /** `flag`: the one that named it. */
  private constructor(path: string, flag: string) {
    this.#path = path;
    this.#flag = flag;
  }

  /** A folder that is there. */
  static open(path: string): RunFolder {
    if (!existsSync(path)) throw new UserError(`--run: there is no folder ${path}`);
    return new RunFolder(path, '--run');
  }

  /** A folder that is there, or is made. */
  static make(path: string): RunFolder {
    try {
      mkdirSync(path, { recursive: true });
    } catch (error) {
      throw new UserError(`--out: ${errorMessage(error)}`);
    }
    return new RunFolder(path, '--out');
  }

  /** How far the run is; undefined if it is new. */
  read(game: string, fingerprint: number): SavedRun | undefined {
    const file = join(this.#path, 'run.json');
    if (!existsSync(file)) return undefined;
    const progress: RunProgress = JSON.parse(readFileSync(file, 'utf8'));
    if (progress.game !== game) throw new UserError(`${this.#flag}: a run for ${progress.game} is there already`);
    if (progress.fingerprint !== fingerprint) throw new UserError(`${this.#flag}: the run there is for other features; start a new one`);
    return { progress, learner: this.#readLearner(progress.steps) };
  }

  #readLearner(steps: number): LearnerState {
    const bytes = readFileSync(join(this.#path, 'learner.bin'));
    const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
    const size = all.length / PARTS.length;
    const numbersOf = (part: (typeof PARTS)[number]): Float32Array => {
      const start = PARTS.indexOf(part) * size;
      return all.slice(start, start + size);
    };
    return { steps, weights: numbersOf('weights'), means: numbersOf('means'), squares: numbersOf('squares') };
  }

  write(progress: RunProgress, learner: LearnerState): void {
    const parts = PARTS.map((part) => Buffer.from(learner[part].buffer, learner[part].byteOffset, learner[part].byteLength));
    this.#replace('learner.bin', Buffer.concat(parts));
    this.#replace('run.json', `${JSON.stringify(progress, null, 1)}\n`);
  }

  writeNet(games: number, bytes: Uint8Array): void {
    this.#replace(netName(games), bytes);
  }

  /** The net as it was saved after so many games. */
  readNet(games: number): Uint8Array {
    return readFileSync(join(this.#path, netName(games)));
  }

  writePlot(svg: string): void {
    this.#replace('curve.svg', svg);
  }

  /** A run that is stopped while it writes leaves the old file, not half a new one. */
  #replace(name: string, content: string | Uint8Array): void {
    const file = join(this.#path, name);
    writeFileSync(`${file}.new`, content);
    renameSync(`${file}.new`, file);
  }
}
