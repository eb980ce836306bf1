/** A port for a server that has to know its address before it starts, or that comes back where it was. */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that the system gives away itself, so that nobody gets one between its choice and its use. */
const FIRST = 20_000;
const COUNT = 10_000;

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
};

export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = FIRST + randomInt(COUNT);
    if (await isFree(port)) return port;
  }
};
