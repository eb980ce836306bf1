import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { scratchDirectory } from '../testing/samples.ts';
import { caravel } from '../testing/test-host.ts';

const run = (command: string, ...more: readonly string[]) => caravel(command, '--game', 'puerto-rico', ...more);
const train = (out: string) => run('train', '--games', '40', '--every', '20', '--groups', '0', '--threads', '1', '--out', out);

test('a net plays against simple players and the nets before it', async (t) => {
  const out = join(scratchDirectory(t), 'run');
  await train(out);
  const { code, out: text, err } = await run('gauntlet', '--players', '2', '--run', out, '--groups', '2', '--json');
  assert.deepEqual([code, err], [0, '']);
  const { net, rows } = JSON.parse(text);
  assert.equal(net, 40);
  assert.deepEqual(
    rows.map(({ against, games }: { against: string; games: number }) => [against, games]),
    ['builder', 'shipper', 'merchant', 'the net of 20 games'].map((name) => [name, 4]),
  );
  for (const { wins } of rows) assert.ok(wins >= 0 && wins <= 1);
  const shown = await run('gauntlet', '--players', '2', '--run', out, '--net', '20', '--groups', '1');
  assert.match(shown.out, /^the net of 20 games\n\nagainst +games +wins %\n/);
});

for (const [what, args, says] of [
  ['a folder that is not there', ['--run', 'no-such-run'], /--run: there is no folder no-such-run/],
  ['no folder', [], /--run is missing/],
] as const)
  test(`${what} is refused`, async () => {
    const { code, err } = await run('gauntlet', '--players', '2', ...args);
    assert.equal(code, 2);
    assert.match(err, says);
  });

test('a net that was not saved is refused by name', async (t) => {
  const out = join(scratchDirectory(t), 'run');
  await train(out);
  const { err } = await run('gauntlet', '--players', '2', '--run', out, '--net', '30');
  assert.match(err, /--net: none was saved after 30 games; there are 20, 40/);
});
