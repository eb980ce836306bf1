/** The Unix socket by which `bin/admin` talks to a node that owns its database; only the owner of the folder may connect. */
import { rmSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Output, type Site, UserError } from './command.ts';
import { runCommand } from './run.ts';

const Question = v.strictObject({ who: v.string(), args: v.array(v.string()) });
type Question = v.InferOutput<typeof Question>;
type Reply = { readonly output: Output } | { readonly problem: string };

const pathIn = (folder: string): string => join(folder, 'admin.sock');
const MOST_LETTERS = 100_000;

/** Everything until a line ends. */
const readLine = (socket: Socket): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')));
    else if (text.length > MOST_LETTERS) reject(new UserError('too long'));
  });
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('the server went away')));
  return promise;
};

const replyTo = async (site: Site, line: string): Promise<Reply> => {
  try {
    const { who, args } = v.parse(Question, JSON.parse(line));
    return { output: await runCommand(site, who, args) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

export class AdminSocket {
  readonly #server: Server;
  readonly #path: string;

  private constructor(server: Server, path: string) {
    this.#server = server;
    this.#path = path;
  }

  /** The folder is ours: what lies there is left over from a node that died. */
  static async open(site: Site, folder: string, failed: (error: unknown) => void): Promise<AdminSocket> {
    const path = pathIn(folder);
    rmSync(path, { force: true });
    const server = createServer((socket) => {
      readLine(socket).then(
        async (line) => socket.end(`${JSON.stringify(await replyTo(site, line))}\n`),
        () => socket.destroy(),
      );
    });
    server.on('error', failed);
    // Bound while nobody else may: there is no moment in which others could connect.
    const mask = process.umask(0o177);
    server.listen(path);
    process.umask(mask);
    return new AdminSocket(server, path);
  }

  close(): void {
    this.#server.close();
    rmSync(this.#path, { force: true });
  }
}

const connect = (folder: string): Promise<Socket | undefined> => {
  const { promise, resolve, reject } = Promise.withResolvers<Socket | undefined>();
  const socket = createConnection(pathIn(folder), () => resolve(socket));
  socket.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
  );
  return promise;
};

/** The answer of the node that owns the folder; undefined if none runs. */
export const askNode = async (folder: string, question: Question): Promise<Reply | undefined> => {
  const socket = await connect(folder);
  if (!socket) return undefined;
  const line = readLine(socket);
  socket.write(`${JSON.stringify(question)}\n`);
  const reply = JSON.parse(await line) as Reply;
  socket.destroy();
  return reply;
};
