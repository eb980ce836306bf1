/**
 * A text message as it goes over the wire, made once and written as it is to everybody who is told. The library would make it again for each
 * socket, and write head and text apart: four of ten parts of all a node does for a move.
 */

const TEXT = 0x81;
export const PING = 0x89;
export const PONG = 0x8a;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const headSize = (length: number): number => (length < TWO_BYTES ? 2 : length < 0x10000 ? 4 : 10);

export const textFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const head = headSize(length);
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  frame[1] = head === 2 ? length : head === 4 ? TWO_BYTES : EIGHT_BYTES;
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, head);
  return frame;
};

/** A ping or a pong; neither holds more than 125 bytes. */
export const controlFrame = (kind: typeof PING | typeof PONG, payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from([kind, payload.length]), payload]);
