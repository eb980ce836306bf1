import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caravel } from '../testing/desk.ts';
import { FAIRNESS, finishedGame, saved, UNDONE_GAME } from '../testing/samples.ts';

test('verify proves every draw when the secret is shown', async (t) => {
  const path = saved(t, finishedGame(FAIRNESS));
  const { code, out, err } = await caravel('verify', path);
  assert.deepEqual([code, err], [0, '']);
  assert.match(out, /entries +\d+, all legal; the game is over\nscores +\d+ \d+, as recorded\nfairness +proved/);
});

const verified = async (path: string) => JSON.parse((await caravel('verify', '--json', path)).out);

test('verify says sealed while the secret is not shown, none without a commitment', async (t) => {
  const { secret: _, ...sealed } = FAIRNESS;
  assert.equal((await verified(saved(t, finishedGame(FAIRNESS)))).fairness, 'proved');
  assert.equal((await verified(saved(t, finishedGame(sealed)))).fairness, 'sealed');
  assert.equal((await verified(saved(t, finishedGame()))).fairness, 'none');
});

test('verify takes a game that goes on', async (t) => {
  const path = saved(t, UNDONE_GAME);
  assert.deepEqual(await verified(path), {
    file: path,
    game: 'pearls',
    rules: 'lagoon',
    players: 2,
    entries: 4,
    over: false,
    scores: [3, 0],
    scoresRecorded: false,
    fairness: 'none',
  });
});
