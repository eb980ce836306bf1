/** A compiled kernel with its own memory. */

export interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** The part of WebAssembly that is used here, because the types of Node do not have it. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
  validate(bytes: Uint8Array): boolean;
};

/** The compiler uses the memory below this for itself. */
const BASE = 1024;
const PAGE = 65_536;

export const decodeBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const fail = (): never => {
  throw new Error('a kernel of the net failed');
};

/** `layOut` assigns addresses from `base` on and returns the end; the memory grows to that size. */
export const instantiate = <Exports extends { readonly memory: Memory }>(
  bytes: Uint8Array,
  layOut: (exports: Exports, base: number) => number,
): Exports => {
  // TypeScript cannot know what the kernel's source exports.
  const exports = new WebAssembly.Instance(new WebAssembly.Module(bytes), { env: { abort: fail } }).exports as unknown as Exports;
  const missing = layOut(exports, BASE) - exports.memory.buffer.byteLength;
  if (missing > 0) exports.memory.grow(Math.ceil(missing / PAGE));
  return exports;
};

/** Whether this host supports SIMD, which the kernel uses, and allows the page to compile WebAssembly. */
export const canRun = (bytes: Uint8Array): boolean => {
  try {
    return WebAssembly.validate(bytes) && new WebAssembly.Module(bytes) !== undefined;
  } catch {
    return false;
  }
};
