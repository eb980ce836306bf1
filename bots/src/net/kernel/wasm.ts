/** A compiled kernel in memory of its own. */

export interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** As much of it as is needed here: browsers' types have it, those of Node do not. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
  validate(bytes: Uint8Array): boolean;
};

/** Below this lies what the compiler keeps for itself. */
const BASE = 1024;
const PAGE = 65_536;

export const decodeBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const fail = (): never => {
  throw new Error('a kernel of the net failed');
};

/** `layOut` says, from a base on, what lies where and returns the end; the memory grows to hold it. */
export const instantiate = <Exports extends { readonly memory: Memory }>(
  bytes: Uint8Array,
  layOut: (exports: Exports, base: number) => number,
): Exports => {
  // What a kernel exports is what its source says: no type can tell.
  const exports = new WebAssembly.Instance(new WebAssembly.Module(bytes), { env: { abort: fail } }).exports as unknown as Exports;
  const missing = layOut(exports, BASE) - exports.memory.buffer.byteLength;
  if (missing > 0) exports.memory.grow(Math.ceil(missing / PAGE));
  return exports;
};

/** Whether this host knows what the kernel uses (SIMD) and lets the page compile. */
export const canRun = (bytes: Uint8Array): boolean => {
  try {
    return WebAssembly.validate(bytes) && new WebAssembly.Module(bytes) !== undefined;
  } catch {
    return false;
  }
};
