import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caravel, TEST_GAMES } from '../testing/test-host.ts';

test('games lists names, players, rule sets and options', async () => {
  const { code, out } = await caravel('games');
  assert.equal(code, 0);
  for (const { name } of TEST_GAMES) assert.match(out, new RegExp(`^${name}$`, 'm'));
  assert.match(out, /players +2 to 3\n {2}rules +lagoon \(default\)/);
  assert.match(out, /option lamps +Whether the divers carry lamps\. One of one, none; default "one"\./);
});

test('games --json is one JSON value', async () => {
  const { games } = JSON.parse((await caravel('games', '--json')).out);
  assert.deepEqual(games[0], {
    game: 'pearls',
    version: 1,
    players: { min: 2, max: 3 },
    rules: ['lagoon'],
    options: { lamps: { about: 'Whether the divers carry lamps.', default: 'one', values: ['one', 'none'] } },
  });
});
