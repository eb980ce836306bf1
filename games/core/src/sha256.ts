/**
 * SHA-256 and HMAC-SHA256 (FIPS 180-4, RFC 2104), synchronous and without dependencies.
 * WebCrypto is no alternative: it is asynchronous, and missing on pages served without TLS, as self-hosted ones often are.
 */
const firstPrimes = (count: number): number[] => {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
  return primes;
};

const fraction32 = (x: number): number => ((x - Math.floor(x)) * 0x100000000) | 0;

const K = Int32Array.from(firstPrimes(64), (p) => fraction32(Math.cbrt(p)));
const INITIAL = Int32Array.from(firstPrimes(8), (p) => fraction32(Math.sqrt(p)));

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** The message with a 1 bit, zeros and its length in bits, in whole blocks of 64 bytes. */
const padded = (message: Uint8Array): DataView => {
  const bytes = new Uint8Array((message.length + 8 + 64) & ~63);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 0x20000000));
  view.setUint32(bytes.length - 4, message.length << 3);
  return view;
};

/** The current block and the hash so far: one message is hashed at a time, without allocating anything for its blocks. */
const w = new Int32Array(64);
const hash = new Int32Array(8);

/** Used instead of `at`, because V8 compiles a function that reads only one kind of list to faster code. */
const wordAt = (words: Int32Array, i: number): number => {
  const word = words[i];
  if (word === undefined) throw new RangeError(`no word ${i}`);
  return word;
};

const expand = (view: DataView, start: number): void => {
  for (let t = 0; t < 16; t++) w[t] = view.getInt32(start + 4 * t);
  for (let t = 16; t < 64; t++) {
    const a = wordAt(w, t - 15);
    const b = wordAt(w, t - 2);
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w[t] = (wordAt(w, t - 16) + s0 + wordAt(w, t - 7) + s1) | 0;
  }
};

/** Eight variables shifted one by one: destructuring a list instead makes a draw take three times as long. */
const compress = (): void => {
  let a = wordAt(hash, 0);
  let b = wordAt(hash, 1);
  let c = wordAt(hash, 2);
  let d = wordAt(hash, 3);
  let e = wordAt(hash, 4);
  let f = wordAt(hash, 5);
  let g = wordAt(hash, 6);
  let h = wordAt(hash, 7);
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + wordAt(K, t) + wordAt(w, t)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = wordAt(hash, i) + word;
};

export const sha256 = (message: Uint8Array): Uint8Array => {
  const view = padded(message);
  hash.set(INITIAL);
  for (let start = 0; start < view.byteLength; start += 64) {
    expand(view, start);
    compress();
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 8; i++) digest.setInt32(4 * i, wordAt(hash, i));
  return new Uint8Array(digest.buffer);
};

/** The hash of the key, its bytes combined with `pad`, followed by the message. */
const hashWithKey = (key: Uint8Array, pad: number, message: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(64 + message.length).fill(pad, 0, 64);
  for (const [i, byte] of key.entries()) bytes[i] = pad ^ byte;
  bytes.set(message, 64);
  return sha256(bytes);
};

export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => {
  const short = key.length > 64 ? sha256(key) : key;
  return hashWithKey(short, 0x5c, hashWithKey(short, 0x36, message));
};

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Expects an even number of hex digits. */
export const fromHex = (hex: string): Uint8Array => {
  const bytes = new Uint8Array(hex.length >> 1);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
};

/** Plain ASCII text as bytes, without TextEncoder. */
export const ascii = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
};
