/** Runs a program that was made for Node in a browser: bundled, served, and its console read from the page. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { consoleOf } from '../../web/e2e/page-console.ts';

const PAGE = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>example</title>
<script type="module">await import('/bundle.js'); document.title = 'done';</script>`;

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** The bundle is made as for any page: rolldown follows the imports of the packages, those made at run time, too. */
export const outputInBrowser = async (folder: string, script: string): Promise<string> => {
  const site = join(folder, 'site');
  execFileSync('rolldown', [script, '--dir', site, '--platform', 'browser', '--entry-file-names', 'bundle.js'], {
    cwd: folder,
    stdio: 'ignore',
  });
  writeFileSync(join(site, 'index.html'), PAGE);
  const server = createServer(({ url = '/' }, response) => {
    const file = url === '/' ? 'index.html' : url.slice(1);
    response.setHeader('content-type', TYPES[extname(file)] ?? 'text/plain');
    response.end(readFileSync(join(site, file)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return await consoleOf(`http://127.0.0.1:${port}/`);
  } finally {
    server.close();
  }
};
