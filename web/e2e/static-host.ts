/** A plain web host: sends the files of folders, each folder under a path, and knows nothing else. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

export const STATIC_SITE = process.env.E2E_STATIC ?? join(import.meta.dirname, '../../dist/caravel-static');

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * What hosts do with addresses that are no file. `slash`: the name of a folder gets its slash, for others there is 404.html, as GitHub Pages
 * does it. `bare`: the page of a folder is sent without the slash. `home`: whatever is no file is the first page.
 */
type Habit = 'slash' | 'bare' | 'home';

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

export class StaticHost {
  /** What was asked for, and what was answered. */
  readonly answers: { readonly path: string; readonly status: number }[] = [];
  origin = '';
  readonly #server: Server;
  readonly #sites: Readonly<Record<string, string>>;
  readonly #habit: Habit;

  private constructor(sites: Record<string, string>, habit: Habit) {
    this.#sites = sites;
    this.#habit = habit;
    this.#server = createServer(({ url = '/' }, response) => this.#answer(new URL(url, 'http://host').pathname, response));
  }

  /** The folder of each path. */
  static async start(sites: Record<string, string>, habit: Habit = 'slash'): Promise<StaticHost> {
    const host = new StaticHost(sites, habit);
    await new Promise<void>((done) => host.#server.listen(0, '127.0.0.1', done));
    const address = host.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the host has no port');
    host.origin = `http://localhost:${address.port}`;
    return host;
  }

  end(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #answer(path: string, response: ServerResponse): void {
    // Of two sites one of which lies below the other, the lower one.
    const root = Object.keys(this.#sites)
      .filter((one) => `${path}/`.startsWith(one))
      .sort((a, b) => b.length - a.length)[0];
    const folder = this.#sites[root ?? ''];
    if (root === undefined || folder === undefined) return this.#send(path, 404, response);
    const file = join(folder, decodeURIComponent(path.slice(root.length)));
    const page = join(file, 'index.html');
    if (isFile(file)) return this.#send(path, 200, response, file);
    if (isFile(page) && (path.endsWith('/') || this.#habit === 'bare')) return this.#send(path, 200, response, page);
    if (isFile(page) && this.#habit === 'slash') {
      response.setHeader('location', `${path}/`);
      return this.#send(path, 301, response);
    }
    if (this.#habit === 'home') return this.#send(path, 200, response, join(folder, 'index.html'));
    return this.#send(path, 404, response, join(folder, '404.html'));
  }

  #send(path: string, status: number, response: ServerResponse, file?: string): void {
    this.answers.push({ path, status });
    response.writeHead(status, { 'content-type': TYPES[extname(file ?? '')] ?? 'application/octet-stream' });
    if (file === undefined) response.end();
    else createReadStream(file).pipe(response);
  }
}
