/** POSTs to an address a user has given. No redirects, no answer read but the beginning of a 429, a short timeout. */
import { type IncomingHttpHeaders, type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { type HookTargets, targetOf } from '../config/hook-targets.ts';
import { demandPublic, publicLookup } from './addresses.ts';

export interface PostRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

export interface PostAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Of a 429 only. */
  readonly body: string;
}

const PATIENCE = 8000;
export const TOO_MANY = 429;
const READ_MOST = 2000;

const beginning = async (answer: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of answer.setEncoding('utf8')) {
    text += part;
    if (text.length >= READ_MOST) break;
  }
  return text.slice(0, READ_MOST);
};

/** Whose fault it was, in a word and without the address. */
const reasonOf = (error: Error, patience: number): string => {
  if (error.name === 'AbortError') return `no answer within ${patience / 1000} seconds`;
  return 'code' in error ? String(error.code) : error.message;
};

/** A name is checked when it is connected to, however long ago it was given. */
export const post = async ({ url, headers, body }: PostRequest, allowed: HookTargets, patience = PATIENCE): Promise<PostAnswer> => {
  demandPublic(url, 'url', allowed);
  const request = url.startsWith('https:') ? secure : plain;
  return new Promise((resolve, reject) => {
    const failed = (error: Error): void => reject(new Error(`not delivered: ${reasonOf(error, patience)}`));
    const asked = request(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(patience),
        ...(allowed.has(targetOf(url)) ? {} : { lookup: publicLookup }),
      },
      (answer) => {
        const { statusCode: status = 0, headers: told } = answer;
        const read = status === TOO_MANY ? beginning(answer) : Promise.resolve('');
        read.then((text) => resolve({ status, headers: told, body: text }), failed).finally(() => answer.destroy());
      },
    );
    asked.on('error', failed);
    asked.end(body);
  });
};
