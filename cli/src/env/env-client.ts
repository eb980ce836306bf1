/** The other end of `caravel env`, for the bench and the tests: starts the command and speaks with it over a real pipe. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { Section } from './batch-frame.ts';
import { frameOf, HEADER_BYTES, KIND } from './frames.ts';
import type { helloOf } from './hello.ts';

export type Hello = ReturnType<typeof helloOf>;

export interface Answer {
  readonly kind: number;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A batch, read in place. */
export interface BatchView {
  readonly seats: Uint8Array;
  readonly ended: Uint8Array;
  readonly masks: Uint8Array;
  readonly seeds: Float64Array;
  readonly rewards: Float32Array;
  readonly scores: Int16Array;
  readonly observations: Int8Array | Int16Array;
}

const ARRAYS = { float64: Float64Array, float32: Float32Array, int16: Int16Array, int8: Int8Array, uint8: Uint8Array } as const;

const viewOf = (sections: readonly Section[], body: Uint8Array<ArrayBuffer>): BatchView =>
  Object.fromEntries(
    sections.map(({ name, type, offset, shape }) => {
      const length = shape.reduce((product, n) => product * n, 1);
      return [name, new ARRAYS[type](body.buffer, body.byteOffset + offset, length)];
    }),
    // The sections are those of the greeting, which name all of these.
  ) as unknown as BatchView;

/** All of its bytes. */
export const ofView = ({ seeds, ended }: BatchView): Uint8Array =>
  new Uint8Array(seeds.buffer, seeds.byteOffset, ended.byteOffset + ended.byteLength - seeds.byteOffset);

export class EnvClient {
  readonly child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);
  #sections: readonly Section[] = [];

  constructor([file = '', ...args]: readonly string[]) {
    this.child = spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    this.child.stdin.on('error', () => {}); // The answer that does not come is the error.
    this.#chunks = this.child.stdout[Symbol.asyncIterator]();
  }

  async hello(): Promise<Hello> {
    const { body } = await this.next();
    const hello = JSON.parse(new TextDecoder().decode(body)) as Hello;
    this.#sections = hello.batch;
    return hello;
  }

  /** The next message, which has to be a batch. */
  async batch(): Promise<BatchView> {
    const { kind, body } = await this.next();
    if (kind !== KIND.batch) throw new Error(new TextDecoder().decode(body));
    return viewOf(this.#sections, body);
  }

  step(actions: Uint16Array): Promise<BatchView> {
    this.send(KIND.batch, new Uint8Array(actions.buffer, actions.byteOffset, actions.byteLength));
    return this.batch();
  }

  send(kind: number, body: Uint8Array): void {
    this.child.stdin.write(frameOf(kind, body));
  }

  /** The next message; its body is aligned for all numbers. */
  async next(): Promise<Answer> {
    const head = await this.#take(HEADER_BYTES);
    const view = new DataView(head.buffer, head.byteOffset);
    return { kind: view.getUint32(4, true), body: await this.#take(view.getUint32(0, true)) };
  }

  async close(): Promise<void> {
    this.child.stdin.end();
    if (this.child.exitCode === null) await new Promise((resolve) => this.child.once('exit', resolve));
  }

  async #take(count: number): Promise<Uint8Array<ArrayBuffer>> {
    const parts: Buffer[] = [this.#rest];
    let length = this.#rest.length;
    while (length < count) {
      const { value, done } = await this.#chunks.next();
      if (done) throw new Error('caravel env has ended');
      parts.push(value);
      length += value.length;
    }
    const all = parts.length === 1 ? this.#rest : Buffer.concat(parts);
    this.#rest = all.subarray(count);
    return new Uint8Array(all.subarray(0, count));
  }
}
