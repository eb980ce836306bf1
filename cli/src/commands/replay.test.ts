import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caravel } from '../testing/desk.ts';
import { finishedGame, saved, UNDONE_GAME } from '../testing/samples.ts';

test('replay shows the entries, the undone ones marked, and the position after them', async (t) => {
  const { code, out } = await caravel('replay', saved(t, UNDONE_GAME));
  assert.equal(code, 0);
  assert.match(out, /^pearls, lagoon, seats 0, 1\n/);
  assert.match(out, /1 {2}\* pearl 3\n2 {2}1 lamp +\(undone\)\n3 {2}1 undo 1\n4 {2}0 keep\n/);
  assert.match(out, /after 4 of 4 +chance to draw\nscores +3 0\nchance +pearl 1 \(4\), pearl 2 \(3\), pearl 3 \(1\)/);
  assert.match(out, /inBag: 8/);
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
  assert.deepEqual(report.scores, [0, 1]);
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

test('replay of a finished game names the seats and says that it is over', async (t) => {
  const { out } = await caravel('replay', saved(t, finishedGame()));
  assert.match(out, /^pearls, lagoon, seats 0 Anna, 1 Bob\n/);
  assert.match(out, /the game is over\nscores +\d+ \d+\n/);
});

test('a name cannot smuggle control characters onto the terminal', async (t) => {
  const { out } = await caravel('replay', saved(t, finishedGame().replace('Anna', 'An\u001b[31mna')));
  assert.match(out, /0 An\\u001b\[31mna/);
});
