/** A request whose answer stays as it came over the wire: fetch would unpack it. */
import { type IncomingHttpHeaders, request } from 'node:http';

export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export const askOnWire = (url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<WireAnswer> =>
  new Promise((resolve, reject) => {
    const asking = request(url, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }));
    });
    asking.on('error', reject).end();
  });
