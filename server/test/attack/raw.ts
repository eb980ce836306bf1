/** Bytes over a plain connection, for requests no decent client would make. */
import { connect } from 'node:net';

/** What comes back until the other side closes or is silent for a while. */
export const rawAsk = (url: string, bytes: string | Buffer, patience = 1000): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let received = '';
    const done = (): void => {
      socket.destroy();
      resolve(received);
    };
    socket.setTimeout(patience, done);
    socket.on('data', (data) => {
      received += data.toString('latin1');
    });
    socket.on('close', done);
    socket.on('error', done);
    socket.write(bytes);
  });

export const statusIn = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

export const rawRequest = (method: string, target: string, headers: readonly string[] = [], body = ''): string =>
  [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', body].join('\r\n');
