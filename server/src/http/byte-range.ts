/** A part of a file (RFC 9110, 14). */

export interface ByteRange {
  readonly start: number;
  /** The last byte of it. */
  readonly end: number;
}

/** Undefined: all of it, because no part, several parts or nonsense was asked for. `none`: a part that is not there. */
export const byteRange = (header: string | undefined, size: number): ByteRange | 'none' | undefined => {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  if (first === '') return Number(last) === 0 || size === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return 'none';
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
};
