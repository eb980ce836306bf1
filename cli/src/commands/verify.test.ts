import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FAIRNESS, FAIRNESS_1, FAIRNESS_3, finishedGame, saved, UNDONE_GAME } from '../testing/samples.ts';
import { caravel } from '../testing/test-host.ts';

test('verify proves every draw when the secret is shown', async (t) => {
  const path = saved(t, finishedGame(FAIRNESS));
  const { code, out, err } = await caravel('verify', path);
  assert.deepEqual([code, err], [0, '']);
  assert.match(
    out,
    /entries +\d+, all legal; the game is over\nscores +\d+ \d+, as recorded\nfairness +proved, 1 of 2 parts: all 9 draws follow .*\n +nobody, not even the operator, .*\n +not proved: /,
  );
});

const verified = async (path: string) => JSON.parse((await caravel('verify', '--json', path)).out);

test('verify says sealed while the secret is not shown, none without a commitment', async (t) => {
  const { secret: _, ...sealed } = FAIRNESS;
  assert.equal((await verified(saved(t, finishedGame(sealed)))).fairness, 'sealed');
  assert.equal((await verified(saved(t, finishedGame()))).fairness, 'none');
});

test('verify says how many parts are in, and what each scheme proves', async (t) => {
  const { fairness, scheme, draws, parts, people } = await verified(saved(t, finishedGame(FAIRNESS)));
  assert.deepEqual([fairness, scheme, draws, parts, people], ['proved', 2, 9, 1, 2]);
  const old = saved(t, finishedGame(FAIRNESS_1));
  assert.equal((await verified(old)).fairness, 'consistent');
  assert.match((await caravel('verify', old)).out, /consistent, scheme 1: .*\n +not proved: that nobody who knew the secret chose/);
  const daily = saved(t, finishedGame(FAIRNESS_3));
  assert.deepEqual([(await verified(daily)).fairness, (await verified(daily)).draws], ['consistent', 9]);
  assert.match(
    (await caravel('verify', daily)).out,
    /consistent, scheme 3: all 9 draws .*\n +not proved: that the operator did not choose/,
  );
  const alone = saved(t, finishedGame({ ...FAIRNESS, parts: ['none', 'none'], contributions: ['', ''] }));
  assert.equal((await verified(alone)).fairness, 'consistent');
  assert.match((await caravel('verify', alone)).out, /0 of 2 parts: .*\n +not proved: that the operator did not choose/);
});

test('verify refuses a contribution that was not promised', async (t) => {
  const other = { ...FAIRNESS, contributions: ['dd'.repeat(32), ''] };
  const { code, err } = await caravel('verify', saved(t, finishedGame(other)));
  assert.equal(code, 2);
  assert.match(err, /the contribution of seat 0 is not the one that was promised/);
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
