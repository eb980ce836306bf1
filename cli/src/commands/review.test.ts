import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../testing/process.ts';
import { saved, UNDONE_GAME } from '../testing/samples.ts';
import { caravel } from '../testing/test-host.ts';

const FILE = join(ROOT, 'games/puerto-rico/games/2-players-city.caravel');

test('a review names accuracy, luck and mistakes of every seat', async () => {
  const { code, out, err } = await caravel('review', FILE, '--visits', '8');
  assert.deepEqual([code, err], [0, '']);
  assert.match(out, /^puerto-rico, 2 players, \d+ decisions, 8 visits each\n\nseat +accuracy +luck +given away +mistakes\n0 /);
  assert.match(
    out,
    /\nSeat \d:\n {2}after \d+ entries: .+; better .+ \(.+\): \d+ % instead of \d+ %, a loss of \d+ % ± \d+ %; then seat \d .+\n/,
  );
});

test('as JSON it has the course and every decision, the same on one thread and on two', async () => {
  const [one, two] = await Promise.all(
    ['1', '2'].map((threads) => caravel('review', FILE, '--visits', '4', '--threads', threads, '--json')),
  );
  assert.equal(one?.out, two?.out);
  const { course, players, decisions } = JSON.parse(one?.out ?? '');
  assert.deepEqual([players.length, course.at(-1).chances.toSorted()], [2, [0, 1]]);
  assert.ok(decisions.length > 50 && decisions.every(({ played }: { played: { moves: string[] } }) => played.moves.length > 0));
});

test('a game without a net, and numbers that are none, are refused', async (t) => {
  const pearls = saved(t, UNDONE_GAME);
  assert.match((await caravel('review', pearls)).err, /no net was trained for pearls/);
  assert.match((await caravel('review', FILE, '--visits', '0')).err, /--visits/);
  assert.match((await caravel('review')).err, /FILE/);
});
