/** Puts stills that a browser has written into one WebP that moves; no program here can, and the container is simple. */

export interface Frame {
  /** A whole WebP with one picture, as canvases write it. */
  readonly still: Buffer;
  /** Where it lies; both even. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly milliseconds: number;
}

const number24 = (value: number): Buffer => Buffer.of(value & 255, (value >> 8) & 255, (value >> 16) & 255);

const chunk = (name: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(name), size, body, Buffer.alloc(body.length % 2)]);
};

/** What is drawn, without the header of the file, its colour profile, and what it says of the whole. */
const pictureIn = (still: Buffer): Buffer => {
  let at = 12;
  while (['VP8X', 'ICCP'].includes(still.toString('latin1', at, at + 4))) at += 8 + still.readUInt32LE(at + 4);
  return still.subarray(at);
};

const frameChunk = ({ still, x, y, width, height, milliseconds }: Frame): Buffer => {
  const KEEP_AND_REPLACE = 2;
  return chunk('ANMF', ...[x / 2, y / 2, width - 1, height - 1, milliseconds].map(number24), Buffer.of(KEEP_AND_REPLACE), pictureIn(still));
};

export const animatedWebp = (width: number, height: number, frames: readonly Frame[]): Buffer => {
  const ANIMATED = 2;
  const head = chunk('VP8X', Buffer.of(ANIMATED, 0, 0, 0), number24(width - 1), number24(height - 1));
  const forEver = chunk('ANIM', Buffer.alloc(6));
  return chunk('RIFF', Buffer.from('WEBP'), head, forEver, ...frames.map(frameChunk));
};
