/** The tool as a process: streams and exit codes are real. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { ONLY_FULL } from '@caravel/core/testing/thorough';
import { commandFor, product, spawned } from './testing/process.ts';
import { finishedGame, saved } from './testing/samples.ts';
import { TEST_GAMES } from './testing/test-host.ts';

test('help and games leave with 0', () => {
  assert.deepEqual({ ...product('help'), out: '' }, { code: 0, out: '', err: '' });
  assert.ok(Array.isArray(JSON.parse(product('games', '--json').out).games));
});

test('misuse leaves with 2 and one line on the error output', () => {
  for (const args of [
    ['sail'],
    ['simulate', '--game', 'no-such', '--players', '3'],
    ['replay', 'no-such.caravel'],
    ['games', '--no-such'],
  ]) {
    const { code, out, err } = product(...args);
    assert.deepEqual([code, out], [2, '']);
    assert.match(err, /^caravel.*\n$/);
  }
});

/** One game shows that the process works; the others play by the same code. */
const [smallest] = TEST_GAMES;

for (const game of TEST_GAMES) {
  const options = game === smallest ? {} : ONLY_FULL;
  const command = commandFor(game);
  const table = ['--game', game.name, '--players', String(game.seats.max)];

  test(`${game.name}: simulate prints one JSON object`, options, () => {
    const { code, out, err } = spawned(command, ['simulate', ...table, '--games', '3', '--seed', '2', '--json']);
    assert.deepEqual([code, err], [0, '']);
    assert.equal(JSON.parse(out).games, 3);
  });

  test(`${game.name}: perft counts`, options, () => {
    const { code, out } = spawned(command, ['perft', ...table, '--depth', '2', '--json']);
    assert.equal(code, 0);
    assert.ok(JSON.parse(out).depths[1].lines > 0);
  });

  test(`${game.name}: the engine answers line by line and leaves on quit though its input stays open`, {
    timeout: 60_000,
    ...options,
  }, async (t) => {
    const [file, ...args] = [...command, 'engine'];
    const engine = spawn(file as string, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    t.after(() => engine.kill());
    const closed = once(engine, 'close');
    for (const request of [`new {"game":"${game.name}","players":${game.seats.min}}`, 'turn', 'quit']) {
      engine.stdin.write(`${request}\n`);
      const [chunk] = await once(engine.stdout, 'data');
      assert.match(String(chunk), /^\{.*\}\n$/);
    }
    assert.deepEqual(await closed, [0, null]);
  });

  test(`${game.name}: the engine survives bytes that are no text`, options, () => {
    const { code, out } = spawned(command, ['engine'], `\u0000\ufffd\n\r\nnew {\n${'['.repeat(100_000)}\n`);
    assert.equal(code, 0);
    for (const line of out.trim().split('\n')) assert.ok(JSON.parse(line).error);
  });
}

test('a reader that closes early is no fault', async (t) => {
  const path = saved(t, finishedGame());
  const [file, ...args] = [...commandFor(TEST_GAMES[0] as (typeof TEST_GAMES)[number]), 'replay', path];
  const replay = spawn(file as string, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  replay.stdout.destroy();
  let err = '';
  replay.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const [code] = await once(replay, 'close');
  assert.deepEqual([code, err], [0, '']);
});
