import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../testing/process.ts';
import { finishedGame, saved, UNDONE_GAME } from '../testing/samples.ts';
import { caravel } from '../testing/test-host.ts';

test('replay shows the entries, the undone ones marked, and the position after them', async (t) => {
  const { code, out } = await caravel('replay', saved(t, UNDONE_GAME));
  assert.equal(code, 0);
  assert.match(out, /^pearls, lagoon, seats 0, 1\n/);
  assert.match(out, /1 {2}\* pearl 3\n2 {2}1 lamp +\(undone\)\n3 {2}1 undo 1\n4 {2}0 keep\n/);
  assert.match(out, /after 4 of 4 +chance to draw\nchance +pearl 1 \(4\), pearl 2 \(3\), pearl 3 \(1\)/);
  assert.match(out, /\nopen +0\ninBag +8\n\nseat +0 +1\nlamp +true +true\nsaid +false +false\n$/);
});

test('replay --at stops early: a move not yet undone stands', async (t) => {
  const { out } = await caravel('replay', saved(t, UNDONE_GAME), '--at', '2', '--json');
  const report = JSON.parse(out);
  assert.deepEqual([report.at, report.of], [2, 4]);
  assert.deepEqual(report.entries, [
    { entry: '* pearl 3', undone: false },
    { entry: '1 lamp', undone: false },
  ]);
  assert.deepEqual([report.turn, report.seats], ['seats', [0]]);
  assert.equal('scores' in report, false);
  assert.deepEqual(report.legal, [{ seat: 0, moves: ['keep', 'give', 'lamp'] }]);
});

test('replay --at 0 is the setup', async (t) => {
  const { out } = await caravel('replay', saved(t, UNDONE_GAME), '--at', '0');
  assert.match(out, /^pearls, lagoon, seats 0, 1\n\nafter 0 of 4 +chance to draw/);
});

test('replay --seat shows what the seat sees', async (t) => {
  const path = saved(t, UNDONE_GAME);
  const seen = async (...args: string[]) => JSON.parse((await caravel('replay', path, '--json', ...args)).out).view.seats;
  assert.deepEqual(
    (await seen()).map((seat: object) => 'points' in seat),
    [false, false],
  );
  assert.deepEqual(
    (await seen('--seat', '1')).map((seat: object) => 'points' in seat),
    [false, true],
  );
});

test('replay keeps to itself what the view hides: scores come with the end', async (t) => {
  const path = saved(t, finishedGame());
  const { of, scores } = JSON.parse((await caravel('replay', path, '--json')).out);
  assert.equal(scores.length, 2);
  for (let at = 0; at < of; at++) {
    const { out } = await caravel('replay', path, '--at', String(at), '--seat', '0');
    assert.doesNotMatch(out, /scores/);
    assert.match(out, /^points +\d+ +-$/m);
    assert.equal('scores' in JSON.parse((await caravel('replay', path, '--at', String(at), '--json')).out), false);
  }
});

test('replay shows the last twenty entries, --all and --json all of them', async (t) => {
  const path = saved(t, finishedGame());
  const lines = async (...args: string[]) => (await caravel('replay', path, ...args)).out.match(/^ *\d+ {2}\S.*$/gm)?.length;
  const { of, entries } = JSON.parse((await caravel('replay', path, '--json')).out);
  assert.ok(of === 20 && entries.length === of, 'the sample has twenty');
  assert.deepEqual([await lines(), await lines('--all')], [20, 20]);
  const long = saved(
    t,
    finishedGame()
      .replace(/^entries \d+\n/m, '')
      .replace('1 show\n', '1 show\n0 undo 1\n1 show\n'),
  );
  assert.match((await caravel('replay', long)).out, /\n\n2 more before these, with --all\n 3 {2}/);
  assert.doesNotMatch((await caravel('replay', long, '--all')).out, /more before/);
});

test('replay of a large game fits on a page', async () => {
  const { out } = await caravel('replay', join(ROOT, 'games/puerto-rico/games/3-players-city.caravel'), '--at', '40', '--seat', '1');
  assert.ok(out.split('\n').length < 70, out);
  assert.match(out, /\nround +4\n/);
  assert.match(out, /\nisland\.filled +\d+ +\d+ +\d+\n/);
});

test('replay of a finished game names the seats and says that it is over', async (t) => {
  const { out } = await caravel('replay', saved(t, finishedGame()));
  assert.match(out, /^pearls, lagoon, seats 0 Anna, 1 Bob\n/);
  assert.match(out, /the game is over\nscores +\d+ \d+\n/);
});

test('a name cannot smuggle control characters onto the terminal', async (t) => {
  const { out } = await caravel('replay', saved(t, finishedGame().replace('Anna', 'An\u001b[31mna')));
  assert.match(out, /0 An\\u001b\[31mna/);
});
