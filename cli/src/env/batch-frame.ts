/** The answer to every step: one number after the other for all games, in a buffer that is written again and again. */
import { HEADER_BYTES, header, KIND } from './frames.ts';

export interface Section {
  readonly name: string;
  readonly type: 'float64' | 'float32' | 'int16' | 'int8' | 'uint8';
  /** From the beginning of the body. */
  readonly offset: number;
  /** Games first. */
  readonly shape: readonly number[];
}

const BYTES = { float64: 8, float32: 4, int16: 2, int8: 1, uint8: 1 } as const;

export interface BatchSize {
  readonly games: number;
  readonly players: number;
  readonly actions: number;
  readonly observation: { readonly type: 'int8' | 'int16'; readonly size: number };
}

/** How many bytes hold a bit for each action. */
export const maskBytes = (actions: number): number => Math.ceil(actions / 8);

/** Wide numbers first, so that each section begins where its numbers can be read in place. */
const sectionsOf = ({ games, players, actions, observation }: BatchSize): Section[] => {
  let offset = 0;
  const section = (name: string, type: Section['type'], ...shape: readonly number[]): Section => {
    const placed = { name, type, offset, shape: [games, ...shape] };
    offset += BYTES[type] * shape.reduce((product, n) => product * n, games);
    return placed;
  };
  const wide = [section('seeds', 'float64'), section('rewards', 'float32', players), section('scores', 'int16', players)];
  const observed = section('observations', observation.type, observation.size);
  return [...wide, observed, section('masks', 'uint8', maskBytes(actions)), section('seats', 'uint8'), section('ended', 'uint8')];
};

const endOf = (sections: readonly Section[]): number => {
  const last = sections.at(-1);
  return last ? last.offset + BYTES[last.type] * last.shape.reduce((product, n) => product * n, 1) : 0;
};

export class BatchFrame {
  readonly sections: readonly Section[];
  /** The whole frame, as it is sent. */
  readonly bytes: Uint8Array;
  readonly seeds: Float64Array;
  readonly rewards: Float32Array;
  readonly scores: Int16Array;
  readonly observations: Int8Array | Int16Array;
  readonly masks: Uint8Array;
  readonly seats: Uint8Array;
  readonly ended: Uint8Array;

  constructor(size: BatchSize) {
    const { games, players, actions, observation } = size;
    this.sections = sectionsOf(size);
    const body = endOf(this.sections);
    const buffer = new ArrayBuffer(HEADER_BYTES + body);
    const offset = (name: string): number => HEADER_BYTES + (this.sections.find((section) => section.name === name)?.offset ?? 0);
    this.bytes = new Uint8Array(buffer);
    this.bytes.set(header(KIND.batch, body));
    this.seeds = new Float64Array(buffer, offset('seeds'), games);
    this.rewards = new Float32Array(buffer, offset('rewards'), games * players);
    this.scores = new Int16Array(buffer, offset('scores'), games * players);
    const Numbers = observation.type === 'int8' ? Int8Array : Int16Array;
    this.observations = new Numbers(buffer, offset('observations'), games * observation.size);
    this.masks = new Uint8Array(buffer, offset('masks'), games * maskBytes(actions));
    this.seats = new Uint8Array(buffer, offset('seats'), games);
    this.ended = new Uint8Array(buffer, offset('ended'), games);
  }
}
