import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { currentVersion } from '../release/version.ts';
import { CleanRoot } from './clean-root.ts';
import { addressOf, stopped } from './ready.ts';

const START = [`/opt/caravel-${currentVersion()}/bin/start`];
const ENV = { PORT: '0', LOG_LEVEL: 'silent' };

/** What it says where it cannot start: one line. */
const refusal = (root: CleanRoot): string => {
  const { status, output } = root.run(START, { env: ENV });
  assert.equal(status, 1, output);
  const said = output.split('\n').filter((line) => line.startsWith('caravel: '));
  assert.equal(said.length, 1, output);
  return said[0] ?? '';
};

/** Processor time is the same on a machine that has much else to do. */
const processorSeconds = (pid: number | undefined): number => {
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /, '').split(' ').slice(11, 13).map(Number);
  const TICKS = 100;
  return (user + system) / TICKS;
};

/** By the clock, and of the processor. */
const untilReady = async (root: CleanRoot): Promise<{ readonly clock: number; readonly processor: number }> => {
  const began = performance.now();
  const server = root.start(START, { env: ENV });
  try {
    const url = await addressOf(server);
    const taken = { clock: (performance.now() - began) / 1000, processor: processorSeconds(server.pid) };
    assert.equal((await fetch(`${url}/readyz`)).status, 200);
    assert.match(await (await fetch(url)).text(), /<script type="module"/);
    assert.equal(await stopped(server), 0);
    assert.ok(taken.processor < 3, `${taken.processor} s of the processor`);
    return taken;
  } finally {
    server.kill('SIGKILL');
  }
};

const told = ({ clock, processor }: { clock: number; processor: number }): string =>
  `ready in ${clock.toFixed(1)} s (${processor.toFixed(1)} s of the processor)`;

const unpacked = (name: string): CleanRoot => {
  const root = CleanRoot.make(name);
  const { status } = spawnSync('tar', ['-xf', `dist/caravel-${currentVersion()}.tgz`, '-C', root.inside('opt')]);
  assert.equal(status, 0, 'bin/build server makes the tarball');
  return root;
};

/** A Node of the system that is new enough: nothing is installed, nothing is fetched. */
const withNewNode = async (): Promise<void> => {
  const root = unpacked('tarball-new');
  assert.match(refusal(root), /Node 24\.\d+ or newer is needed/);
  root.must(['sh', '-c', 'apt-get -qq update && apt-get -qq install -y --no-install-recommends libatomic1']);
  root.addNode('node_modules/.bin/node');
  root.must(['rm', '/usr/local/bin/npm', '/usr/local/bin/npx']);
  console.log(`the release with a Node of the system, without npm: ${told(await untilReady(root))}, again ${told(await untilReady(root))}`);
  root.remove();
};

/** Not the one that this program runs on. */
const nodeOfSystem = (): string | undefined =>
  process.env.PATH?.split(delimiter)
    .filter((folder) => !folder.endsWith('node_modules/.bin'))
    .map((folder) => join(folder, 'node'))
    .find((path) => existsSync(path));

/** A Node that is too old fetches the pinned one, which needs a library that a small Debian has not. */
const withOldNode = async (): Promise<void> => {
  const old = nodeOfSystem();
  const version = old && spawnSync(old, ['-v'], { encoding: 'utf8' }).stdout.trim();
  if (!version || Number(/\d+/.exec(version)?.[0]) >= 24) {
    console.log(`not tried: the pinned Node in a small Debian (the system’s Node is ${version || 'missing'}, an older one is needed)`);
    return;
  }
  const root = unpacked('tarball-old');
  root.addNode(old);
  assert.match(refusal(root), /needs libatomic: run apt-get install libatomic1/);
  assert.match(refusal(root), /libatomic1/, 'said again, without installing again');
  root.must(['sh', '-c', 'apt-get -qq update && apt-get -qq install -y --no-install-recommends libatomic1']);
  console.log(`the release on ${version}, which fetched the pinned Node: ${told(await untilReady(root))}`);
  root.remove();
};

export const tryTarball = async (): Promise<void> => {
  const { status } = spawnSync(process.execPath, ['tools/build/server.ts'], { stdio: ['ignore', 2, 2] });
  assert.equal(status, 0);
  await withNewNode();
  await withOldNode();
};
