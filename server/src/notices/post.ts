/** POSTs to an address a user has given. No redirects, no answer read, a short timeout. */
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { type HookTargets, targetOf } from '../config/hook-targets.ts';
import { demandPublic, publicLookup } from './addresses.ts';

export interface PostRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

const PATIENCE = 8000;

/** The status of the answer. A name is checked when it is connected to, however long ago it was given. */
export const post = async ({ url, headers, body }: PostRequest, allowed: HookTargets): Promise<number> => {
  demandPublic(url, 'url', allowed);
  const request = url.startsWith('https:') ? secure : plain;
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(PATIENCE),
        ...(allowed.has(targetOf(url)) ? {} : { lookup: publicLookup }),
      },
      (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    asked.on('error', (error) => reject(new Error(`not delivered: ${error.message}`)));
    asked.end(body);
  });
};
