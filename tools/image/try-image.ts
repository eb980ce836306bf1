import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CleanRoot } from './clean-root.ts';
import { makeImage } from './image.ts';
import { addressOf, stopped } from './ready.ts';

/** Debian with Node and a user of that name, which is what `node:…-slim` is. */
const likeNodeSlim = (): CleanRoot => {
  const root = CleanRoot.make('node-slim');
  root.must(['sh', '-c', 'apt-get -qq update && apt-get -qq install -y --no-install-recommends libatomic1 libstdc++6']);
  root.must(['useradd', '--uid', '1000', '--user-group', '--create-home', 'node']);
  root.addNode(join('node_modules', '.bin', 'node'));
  return root;
};

const megabytes = (path: string): string =>
  `${(Number(spawnSync('du', ['-sk', path], { encoding: 'utf8' }).stdout.split('\t')[0]) / 1024).toFixed(0)} MB`;

export const tryImage = async (): Promise<void> => {
  const began = performance.now();
  const { root, start, isHealthy } = makeImage('.', likeNodeSlim(), console.log);
  console.log(
    `${megabytes(root.inside('caravel/node_modules'))} dependencies, ${megabytes(root.inside('caravel'))} with the server and its pages`,
  );
  const env = { PORT: '0' };
  assert.equal(isHealthy({ PORT: '9' }), false, 'nobody answers yet');
  const started = performance.now();
  const server = start(env);
  try {
    const url = await addressOf(server);
    console.log(`ready after ${((performance.now() - started) / 1000).toFixed(1)} s`);
    assert.equal(isHealthy({ PORT: new URL(url).port }), true, 'the health check passes');
    assert.match(await (await fetch(url)).text(), /<script type="module"/);
    assert.equal(statSync(root.inside('data/caravel.db')).uid, 1000, 'the database belongs to node');
    assert.match(readFileSync(`/proc/${server.pid}/status`, 'utf8'), /^Uid:\t1000\t/m, 'it does not run as root');
    assert.equal(await stopped(server), 0, 'it stops in order');
  } finally {
    server.kill('SIGKILL');
  }
  console.log(`the steps of the Dockerfile, its command and its health check work (${((performance.now() - began) / 1000).toFixed(0)} s)`);
};
