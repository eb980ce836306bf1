/**
 * SHA-256 and HMAC-SHA256 (FIPS 180-4, RFC 2104), synchronous and without dependencies.
 * WebCrypto would do, but it is asynchronous and absent on pages served without TLS, where self-hosters play.
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

const expand = (w: Int32Array, view: DataView, start: number): void => {
  for (let t = 0; t < 16; t++) w[t] = view.getInt32(start + 4 * t);
  for (let t = 16; t < 64; t++) {
    const a = w[t - 15] as number;
    const b = w[t - 2] as number;
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w[t] = ((w[t - 16] as number) + s0 + (w[t - 7] as number) + s1) | 0;
  }
};

const compress = (hash: Int32Array, w: Int32Array): void => {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[t] as number) + (w[t] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) hash[i] = (hash[i] as number) + value;
};

export const sha256 = (message: Uint8Array): Uint8Array => {
  const view = padded(message);
  const hash = INITIAL.slice();
  const w = new Int32Array(64);
  for (let start = 0; start < view.byteLength; start += 64) {
    expand(w, view, start);
    compress(hash, w);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [i, word] of hash.entries()) digest.setInt32(4 * i, word);
  return new Uint8Array(digest.buffer);
};

const join = (...parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
};

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Expects an even number of hex digits. */
export const fromHex = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Text as UTF-8 without TextEncoder, for texts of plain ASCII such as ours. */
export const ascii = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
