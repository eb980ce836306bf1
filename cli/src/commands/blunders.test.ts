import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caravel } from '../testing/test-host.ts';

const asked = ['--game', 'puerto-rico', '--players', '2', '--games', '1', '--visits', '8', '--seed', '3'];

test('a poor move is planted in a game of bots, and the review finds it', async () => {
  const { code, out, err } = await caravel('blunders', ...asked, '--json');
  assert.deepEqual([code, err], [0, '']);
  const { games, planted, found, mistakesUnchanged } = JSON.parse(out);
  assert.deepEqual([games, planted, found.length], [1, 1, 1]);
  assert.ok(found[0].loss >= 0.1 && found[0].place >= 1 && mistakesUnchanged >= 0);
});

test('it says so in words', async () => {
  const { out } = await caravel('blunders', ...asked, '--threads', '1');
  assert.match(
    out,
    /^1 games of experts: [\d.]+ mistakes .+\n1 poor moves planted: \d among .+\n {2}entry \d+, a loss of \d+ %: place \d+\n$/,
  );
});

test('a game without a net is refused', async () => {
  assert.match((await caravel('blunders', '--game', 'nothing', '--players', '2')).err, /no game named/);
});
