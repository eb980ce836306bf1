/** The client in python/ speaks with this command: its own tests, the programs on its page, and in the full run its trainer. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ONLY_FULL } from '@caravel/core/testing/thorough';
import { ROOT } from '../testing/process.ts';

const PYTHON = process.env.PYTHON ?? 'python3';
const CARAVEL = `'${process.execPath}' '${join(ROOT, 'cli/src/main.ts')}'`;

const python = (args: readonly string[], input = '') =>
  spawnSync(PYTHON, args, { cwd: ROOT, encoding: 'utf8', input, env: { ...process.env, CARAVEL, PYTHONPATH: join(ROOT, 'python') } });

const has = (library: string): boolean => python(['-c', `import ${library}`]).status === 0;
const needs = (library: string) => ({ skip: !has(library) && `${PYTHON} has no ${library}` });

test('the client of Python passes its own tests', needs('unittest'), (t) => {
  const { status, stderr } = python(['-m', 'unittest', 'discover', '-s', 'python/tests']);
  assert.equal(status, 0, stderr);
  assert.match(stderr, /\nOK/);
  t.diagnostic(`the environment: ${has('pettingzoo') ? 'by pettingzoo’s own tests' : 'by the documented contract, without pettingzoo'}`);
});

const programs = [...readFileSync(join(ROOT, 'python/README.md'), 'utf8').matchAll(/^```python\n([\s\S]*?)^```$/gm)].map(
  ([, code = '']) => code,
);

test('there are programs on the page', () => assert.equal(programs.length, 2));

for (const program of programs)
  test(`the program on the page runs: ${program.split('\n')[0]}`, needs(program.includes('aec') ? 'pettingzoo' : 'random'), () => {
    const { status, stdout, stderr } = python(['-'], program);
    assert.deepEqual([status, stderr], [0, '']);
    assert.match(stdout, /^(played \d+ games|over)\n$/);
  });

test('the trainer beats random players after a minute', { ...ONLY_FULL, ...(ONLY_FULL.skip ? {} : needs('numpy')) }, (t) => {
  const { status, stdout, stderr } = python(['python/examples/train.py', '--seconds', '60', '--games', '300']);
  assert.equal(status, 0, stdout + stderr);
  t.diagnostic(stdout);
});
