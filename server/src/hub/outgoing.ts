/** A message on its way to many: each form it travels in is made once. */
import { textFrame } from './frame.ts';

export class Outgoing {
  readonly #text: string;
  #frame: Buffer | undefined;
  #line: Buffer | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** For sockets. */
  get frame(): Buffer {
    this.#frame ??= textFrame(this.#text);
    return this.#frame;
  }

  /** For streams. */
  get line(): Buffer {
    this.#line ??= Buffer.from(`${this.#text}\n`);
    return this.#line;
  }
}
