/** WebSocket frames as a client needs them, with nothing more: the load must cost less than what it loads. */

const TEXT = 0x81;
const PONG = 0x8a;
const MASKED = 0x80;

export const OPCODE = { text: 1, close: 8, ping: 9 } as const;

/** A masked frame with the mask 0: the payload stays as it is. Up to 64 KB. */
const frame = (first: number, payload: Buffer): Buffer => {
  const isShort = payload.length < 126;
  const head = isShort ? 6 : 8;
  const out = Buffer.alloc(head + payload.length);
  out[0] = first;
  out[1] = MASKED | (isShort ? payload.length : 126);
  if (!isShort) out.writeUInt16BE(payload.length, 2);
  payload.copy(out, head);
  return out;
};

export const textFrame = (text: string): Buffer => frame(TEXT, Buffer.from(text));
export const pongFrame = (payload: Buffer): Buffer => frame(PONG, payload);

export interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
  /** With its head. */
  readonly size: number;
}

const headOf = (data: Buffer, at: number): { head: number; length: number } | undefined => {
  if (data.length < at + 2) return undefined;
  const short = (data[at + 1] as number) & 0x7f;
  if (short < 126) return { head: 2, length: short };
  if (short === 126) return data.length < at + 4 ? undefined : { head: 4, length: data.readUInt16BE(at + 2) };
  return data.length < at + 10 ? undefined : { head: 10, length: Number(data.readBigUInt64BE(at + 2)) };
};

/** Calls `receive` for each whole frame; what is left is the beginning of the next. */
export const readFrames = (data: Buffer, receive: (frame: Frame) => void): Buffer => {
  let at = 0;
  for (;;) {
    const head = headOf(data, at);
    if (!head || data.length < at + head.head + head.length) return data.subarray(at);
    const start = at + head.head;
    const end = start + head.length;
    receive({ opcode: (data[at] as number) & 0x0f, payload: data.subarray(start, end), size: end - at });
    at = end;
  }
};
