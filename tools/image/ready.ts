/** Waits for the line in which a server says where it is. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export const addressOf = async ({ stdout }: ChildProcess): Promise<string> => {
  if (!stdout) throw new Error('its output is not read');
  for await (const line of createInterface({ input: stdout })) {
    const port = /^Caravel is at http:\/\/[^:]*:(\d+)$/.exec(line)?.[1];
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error('the server ended before it was ready');
};

/** SIGTERM, and the code it ends with. */
export const stopped = async (server: ChildProcess): Promise<number | null> => {
  if (server.exitCode !== null) return server.exitCode;
  server.kill('SIGTERM');
  const [code] = (await once(server, 'exit')) as [number | null];
  return code;
};
