/**
 * What comes over the wire. Whole text messages, nearly all there is, and pings and pongs between them are read here. Everything else (messages in
 * pieces, closing, what is too long or wrong) goes to the library as it came: it reads all of it well, but takes several times as long.
 */
import { isUtf8 } from 'node:buffer';
import type { WebSocket } from 'ws';
import { PING, PONG, TEXT } from '../hub/frame.ts';

/** The library's reader of frames: bytes are written to it as they come. */
interface Receiver {
  write(chunk: Buffer): boolean;
}

/** Who is told what was read, whoever read it. */
export interface Reader {
  text(text: string): void;
  ping(payload: Buffer): void;
  pong(payload: Buffer): void;
  /** The connection was cut: nothing is read any more. */
  readonly isCut: boolean;
}

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

const payloadOf = (chunk: Buffer, { mask, end }: Frame): Buffer => {
  const start = mask + MASK;
  return chunk.subarray(start, end).map((byte, i) => byte ^ (chunk[mask + (i & 3)] as number)) as Buffer;
};

class Inbox {
  readonly #most: number;
  readonly #reader: Reader;
  readonly #pass: (bytes: Buffer) => boolean;
  /** Once the library has the beginning of something, it keeps all that follows. */
  #isOurs = true;

  constructor(most: number, reader: Reader, pass: (bytes: Buffer) => boolean) {
    this.#most = most;
    this.#reader = reader;
    this.#pass = pass;
    if (plain.length < most) plain = Buffer.alloc(most);
  }

  /** Whether there is room for more. */
  take(chunk: Buffer): boolean {
    let at = 0;
    while (this.#isOurs && at < chunk.length && !this.#reader.isCut) {
      const frame = frameAt(chunk, at);
      this.#isOurs = frame !== undefined && this.#read(chunk, at, frame);
      if (this.#isOurs) at = (frame as Frame).end;
    }
    return at === chunk.length || this.#reader.isCut || this.#pass(at === 0 ? chunk : chunk.subarray(at));
  }

  /** False if the library has to read it. */
  #read(chunk: Buffer, at: number, frame: Frame): boolean {
    if (frame.end - frame.mask > MASK + this.#most) return false;
    if (frame.kind === TEXT) return this.#readText(chunk, frame);
    const isShort = frame.mask === at + 2;
    if (frame.kind === PING && isShort) this.#reader.ping(payloadOf(chunk, frame));
    else if (frame.kind === PONG && isShort) this.#reader.pong(payloadOf(chunk, frame));
    else return false;
    return true;
  }

  #readText(chunk: Buffer, frame: Frame): boolean {
    const text = textIn(chunk, frame);
    if (text !== undefined) this.#reader.text(text);
    return text !== undefined;
  }
}

/** Reads the socket's texts of up to `most` bytes, its pings and its pongs; binary messages are refused. */
export const readFrames = (socket: WebSocket, most: number, reader: Reader): void => {
  const receiver = (socket as unknown as { _receiver: Receiver })._receiver;
  const inbox = new Inbox(most, reader, receiver.write.bind(receiver));
  receiver.write = (chunk) => inbox.take(chunk);
  socket.on('message', (data, isBinary) => {
    if (isBinary) socket.close(1003, 'text only');
    else reader.text(String(data));
  });
  socket.on('ping', (payload) => reader.ping(payload));
  socket.on('pong', (payload) => reader.pong(payload));
};
