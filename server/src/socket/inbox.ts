/**
 * What comes over the wire. Whole text messages, nearly all there is, are read here. Everything else (messages in pieces, closing, what is too long
 * or wrong) goes to the library as it came: it reads all of it well, but takes several times as long.
 */
import { isUtf8 } from 'node:buffer';
import type { WebSocket } from 'ws';

/** The library's reader of frames: bytes are written to it as they come. */
interface Receiver {
  write(chunk: Buffer): boolean;
}

const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
const TWO_BYTES = 126;
const MASK = 4;

interface Frame {
  readonly kind: number;
  /** Where the mask stands; what it hides follows. */
  readonly mask: number;
  readonly end: number;
}

/** A masked frame that is there in full, and not a long one. */
const frameAt = (chunk: Buffer, at: number): Frame | undefined => {
  if (chunk.length < at + 4) return undefined;
  const size = (chunk[at + 1] as number) - MASKED;
  if (size < 0 || size > TWO_BYTES) return undefined;
  const mask = at + (size < TWO_BYTES ? 2 : 4);
  const end = mask + MASK + (size < TWO_BYTES ? size : chunk.readUInt16BE(at + 2));
  return end > chunk.length ? undefined : { kind: chunk[at] as number, mask, end };
};

/** The text under way: one is read at a time. */
let plain = Buffer.alloc(0);

const textIn = (chunk: Buffer, { mask, end }: Frame): string | undefined => {
  const start = mask + MASK;
  const length = end - start;
  let letters = 0;
  for (let i = 0; i < length; i++) {
    const byte = (chunk[start + i] as number) ^ (chunk[mask + (i & 3)] as number);
    plain[i] = byte;
    letters |= byte;
  }
  if (letters < 0x80) return plain.toString('latin1', 0, length);
  return isUtf8(plain.subarray(0, length)) ? plain.toString('utf8', 0, length) : undefined;
};

class Inbox {
  readonly #most: number;
  readonly #hear: (text: string) => void;
  readonly #pass: (bytes: Buffer) => boolean;
  /** Once the library has the beginning of something, it keeps all that follows. */
  #isOurs = true;

  constructor(most: number, hear: (text: string) => void, pass: (bytes: Buffer) => boolean) {
    this.#most = most;
    this.#hear = hear;
    this.#pass = pass;
    if (plain.length < most) plain = Buffer.alloc(most);
  }

  /** Whether there is room for more. */
  take(chunk: Buffer): boolean {
    let at = 0;
    while (this.#isOurs && at < chunk.length) {
      const frame = frameAt(chunk, at);
      this.#isOurs = frame !== undefined && this.#read(chunk, at, frame);
      if (this.#isOurs) at = (frame as Frame).end;
    }
    return at === chunk.length || this.#pass(at === 0 ? chunk : chunk.subarray(at));
  }

  /** False if the library has to read it. */
  #read(chunk: Buffer, at: number, frame: Frame): boolean {
    if (frame.end - frame.mask > MASK + this.#most) return false;
    if ((frame.kind === PING || frame.kind === PONG) && frame.mask === at + 2) {
      // The library is at rest between two messages of ours: after a whole frame it is so again.
      this.#pass(chunk.subarray(at, frame.end));
      return true;
    }
    const text = frame.kind === TEXT ? textIn(chunk, frame) : undefined;
    if (text !== undefined) this.#hear(text);
    return text !== undefined;
  }
}

/** Reads the socket's texts of up to `most` bytes. What `hear` does not get, the library does. */
export const readTexts = (socket: WebSocket, most: number, hear: (text: string) => void): void => {
  const receiver = (socket as unknown as { _receiver: Receiver })._receiver;
  const inbox = new Inbox(most, hear, receiver.write.bind(receiver));
  receiver.write = (chunk) => inbox.take(chunk);
};
