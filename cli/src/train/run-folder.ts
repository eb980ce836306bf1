/** The folder of a training run: how far it is, the net as it learns, the nets on the way. A run that was stopped goes on from here. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LearnerState } from '@caravel/bots/train';
import { UserError } from '../user-error.ts';

/** A line of the learning curve. */
export interface CurvePoint {
  readonly games: number;
  readonly minutes: number;
  readonly loss: number;
  readonly meanScore: number;
  readonly winnerScore: number;
  /** Wins against a table of the net of some time ago, with the ends of the 95 % interval. */
  readonly against?: { readonly games: number; readonly wins: number; readonly low: number; readonly high: number };
}

export interface RunProgress {
  readonly game: string;
  readonly fingerprint: number;
  readonly seed: number;
  readonly games: number;
  readonly minutes: number;
  readonly steps: number;
  readonly curve: readonly CurvePoint[];
}

const PARTS = ['weights', 'means', 'squares'] as const;

export class RunFolder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    mkdirSync(path, { recursive: true });
  }

  /** How far the run is, unless it is new. */
  read(game: string, fingerprint: number): { readonly progress: RunProgress; readonly learner: LearnerState } | undefined {
    const file = join(this.#path, 'run.json');
    if (!existsSync(file)) return undefined;
    const progress = JSON.parse(readFileSync(file, 'utf8')) as RunProgress;
    if (progress.game !== game) throw new UserError(`--out: a run for ${progress.game} is there already`);
    if (progress.fingerprint !== fingerprint) throw new UserError('--out: the run there is for other features; start a new one');
    const bytes = readFileSync(join(this.#path, 'learner.bin'));
    const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
    const size = all.length / PARTS.length;
    const [weights, means, squares] = [0, 1, 2].map((i) => all.slice(i * size, (i + 1) * size)) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    return { progress, learner: { steps: progress.steps, weights, means, squares } };
  }

  write(progress: RunProgress, learner: LearnerState): void {
    const parts = PARTS.map((part) => Buffer.from(learner[part].buffer, learner[part].byteOffset, learner[part].byteLength));
    this.#replace('learner.bin', Buffer.concat(parts));
    this.#replace('run.json', `${JSON.stringify(progress, null, 1)}\n`);
  }

  /** The net after so many games, as it is shipped. */
  netFile(games: number): string {
    return join(this.#path, `net-${String(games).padStart(8, '0')}.bin`);
  }

  writeNet(games: number, bytes: Uint8Array): void {
    this.#replace(`net-${String(games).padStart(8, '0')}.bin`, bytes);
  }

  readNet(games: number): Uint8Array {
    return readFileSync(this.netFile(games));
  }

  writePlot(svg: string): void {
    this.#replace('curve.svg', svg);
  }

  /** Whole or not at all, whenever the power fails. */
  #replace(name: string, content: string | Uint8Array): void {
    const file = join(this.#path, name);
    writeFileSync(`${file}.new`, content);
    renameSync(`${file}.new`, file);
  }
}
