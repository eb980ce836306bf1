/** A whole game inside a link: its file, deflated, after the #, which is not sent to any server. */

/** What a link begins with, so that later ways to write one can be told apart. */
const VERSION = '1';
/** Bounds on what strangers may send: of the link, and of the game in it. */
const LONGEST_KEY = 64 * 1024;
const LONGEST_TEXT = 2 * 1024 * 1024;

export type LinkProblem = 'broken' | 'newer' | 'long';
export type ReadLink = { readonly text: string } | { readonly problem: LinkProblem };

const base64url = (bytes: Uint8Array): string => {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const bytesIn = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const through = (bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(change);

export const writeKey = async (text: string): Promise<string> => {
  const deflated = through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const key = VERSION + base64url(new Uint8Array(await new Response(deflated).arrayBuffer()));
  if (key.length > LONGEST_KEY) throw new Error('the game is too long for a link');
  return key;
};

/** Reads no further than a game may be long: a short link can hold a very long text. */
const inflated = async (bytes: Uint8Array<ArrayBuffer>): Promise<ReadLink> => {
  const reader = through(bytes, new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > LONGEST_TEXT) {
      await reader.cancel();
      return { problem: 'long' };
    }
    text += decoder.decode(read.value, { stream: true });
  }
  return { text: text + decoder.decode() };
};

export const readKey = async (key: string): Promise<ReadLink> => {
  if (key.length > LONGEST_KEY) return { problem: 'long' };
  if (/^[2-9]/.test(key)) return { problem: 'newer' };
  if (!/^1[\w-]+$/.test(key)) return { problem: 'broken' };
  try {
    return await inflated(bytesIn(key.slice(VERSION.length)));
  } catch {
    return { problem: 'broken' };
  }
};
