import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pearls } from '@caravel/core/testing';
import { COMMANDS } from './commands.ts';
import { run } from './run.ts';
import { caravel, testHost } from './testing/test-host.ts';

test('without a command, and with help, every command is listed', async () => {
  const bare = await caravel();
  assert.equal(bare.code, 0);
  assert.deepEqual(await caravel('help'), bare);
  assert.deepEqual(await caravel('--help'), bare);
  for (const { name, summary } of COMMANDS) assert.match(bare.out, new RegExp(`  ${name} +${summary}`));
});

test('help names the usage of each command, and so does --help after it', async () => {
  for (const { name } of COMMANDS) {
    const { code, out, err } = await caravel('help', name);
    assert.equal(code, 0);
    assert.equal(err, '');
    assert.match(out, new RegExp(`usage: caravel ${name}`));
    assert.equal((await caravel(name, '--help')).out, out);
  }
});

test('--version says the version', async () => {
  assert.match((await caravel('--version')).out, /^caravel \d+\.\d+\.\d+\n$/);
});

test('what nobody expected is one line and exit code 1', async () => {
  const broken = Object.create(pearls, {
    setup: {
      value: () => {
        throw new Error('the bag\nhas a hole');
      },
    },
  });
  const host = { ...testHost(), games: [broken] };
  assert.equal(await run(['simulate', '--game', 'pearls', '--players', '2'], host), 1);
  assert.deepEqual(host.said, { out: '', err: 'caravel simulate: unexpected: the bag\\u000ahas a hole\n' });
});
