/** Messages of bytes over a pipe: eight bytes of header (how long the body is, what kind it is), then the body; numbers are little-endian. */
import { fail, ok, type Result } from '@caravel/core';

/** A blocking pipe. */
export interface Pipe {
  /** Waits for bytes and puts them into `into` from the front; how many, 0 at the end of the input. */
  read(into: Uint8Array): number;
  /** Writes all of it. */
  write(bytes: Uint8Array): void;
}

/** What a message is; an answer has the kind of its request, except for errors. */
export const KIND = { hello: 0, batch: 1, reset: 2, observation: 3, error: 4 } as const;

export const HEADER_BYTES = 8;
/** Far above any request: a body that claims more is not one. */
const LONGEST = 1 << 20;

export interface Frame {
  readonly kind: number;
  readonly body: DataView;
}

export const header = (kind: number, length: number): Uint8Array => {
  const bytes = new Uint8Array(HEADER_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, length, true);
  view.setUint32(4, kind, true);
  return bytes;
};

export const frameOf = (kind: number, body: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(HEADER_BYTES + body.length);
  bytes.set(header(kind, body.length));
  bytes.set(body, HEADER_BYTES);
  return bytes;
};

/** How many bytes came before the end. */
const fill = (pipe: Pipe, bytes: Uint8Array): number => {
  let got = 0;
  while (got < bytes.length) {
    const more = pipe.read(bytes.subarray(got));
    if (more === 0) break;
    got += more;
  }
  return got;
};

/** The next message; undefined at the end of the input. After a failure nothing more can be read: nobody knows where the next message begins. */
export const readFrame = (pipe: Pipe): Result<Frame | undefined> => {
  const head = new Uint8Array(HEADER_BYTES);
  const got = fill(pipe, head);
  if (got === 0) return ok(undefined);
  if (got < HEADER_BYTES) return fail(`the input ends after ${got} of ${HEADER_BYTES} bytes`, { field: 'header' });
  const view = new DataView(head.buffer);
  const length = view.getUint32(0, true);
  if (length > LONGEST) return fail(`${length} bytes are more than a message has (${LONGEST})`, { field: 'length' });
  const body = new Uint8Array(length);
  const read = fill(pipe, body);
  if (read < length) return fail(`the input ends after ${read} of ${length} bytes`, { field: 'body' });
  return ok({ kind: view.getUint32(4, true), body: new DataView(body.buffer) });
};
