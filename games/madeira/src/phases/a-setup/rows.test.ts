import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@caravel/core';
import { REQUESTS, type RequestName } from '../../board/names.ts';
import * as on from '../../state/layout.ts';
import { choices, type PositionWords, play, position, type SeatWords, whyNot } from '../../testing/position.ts';
import {
  dealt,
  diceOf,
  favorsOf,
  inEverySet,
  passingOf,
  phaseOf,
  playedTo,
  requestsOf,
  rowDiceOf,
  rowRequestsOf,
  stepOf,
  waitingFor,
} from '../../testing/reading-ab.ts';

/** The rows of phase A, with the first outcome of every roll. */
const rows = (words: PositionWords): State => dealt(position({ phase: 'A', round: 3, ...words }));
const lay = (s: State, row: number, kinds: readonly RequestName[]): State => {
  const after = s.slice();
  for (const [kind, name] of REQUESTS.entries()) on.rowRequests.set(after, row - 1, kind, kinds.filter((other) => other === name).length);
  return after;
};

test('example 1: Blue takes the bottom row, plays last and turns up his two violet Favors', () => {
  const favors = { treasurer: 'down', patron: 'down', lady: 'down', scout: 'down' } as const;
  for (const table of inEverySet((rules) => rows({ rules, passing: [2, 0, 1, 3], seats: [{ favors }] }))) {
    let s = lay(table, 4, ['market-routes', 'wealth', 'wealth']);
    s = play(s, '2 row 1');
    if (stepOf(s) === 'request') s = play(s, `2 ${choices(s, 2)[0]}`);
    s = play(s, '0 row 4', '0 request market-routes');
    assert.deepEqual(favorsOf(s, 0), { treasurer: 'down', patron: 'down', lady: 'up', scout: 'up' });
    assert.deepEqual([requestsOf(s, 0), rowRequestsOf(s, 4), waitingFor(s)], [{ 'market-routes': 1 }, { wealth: 2 }, [1]]);
    assert.equal(on.rowTaker(s, 3), 0);
  }
});

test('example 1: the bottom row plays last in B', () => {
  const s = position({ rows: [1, 2, 3, 0] });
  assert.deepEqual(waitingFor(play(s, '1 pass I reals', '2 pass II reals', '3 pass III reals')), [0]);
});

test('example 30: with two players the bottom row turns up all orange or all violet Favors, not both', () => {
  const favors = { treasurer: 'down', engineer: 'down', lady: 'down', monk: 'down' } as const;
  for (const table of inEverySet((rules) => rows({ rules, players: 2, seats: [{ favors }] }))) {
    const s = play(lay(table, 2, ['wealth']), '0 row 2');
    assert.deepEqual(choices(s, 0), ['guild orange', 'guild violet']);
    assert.equal(whyNot(s, '0 guild blue'), 'A5');
    assert.deepEqual(favorsOf(play(s, '0 guild orange'), 0), { treasurer: 'up', engineer: 'up', lady: 'down', monk: 'down' });
    assert.deepEqual(favorsOf(play(s, '0 guild violet'), 0), { treasurer: 'down', engineer: 'down', lady: 'up', monk: 'down' });
  }
});

test('A4 in Passing order, a free row each: its dice, its marker', () => {
  let s = rows({ players: 3, passing: [-1, 2, 0, 1] });
  assert.deepEqual([waitingFor(s), choices(s, 2)], [[2], ['row 1', 'row 2', 'row 3']]);
  assert.equal(whyNot(s, '0 row 1'), 'A4');
  assert.equal(whyNot(s, '2 row 4'), 'A4');
  const dice = rowDiceOf(s, 2);
  s = play(lay(s, 2, ['wealth']), '2 row 2');
  assert.deepEqual([diceOf(s, 2), rowDiceOf(s, 2), passingOf(s)], [dice, [], [-1, -1, 0, 1]]);
  assert.equal(whyNot(s, '0 row 2'), 'A4');
  assert.deepEqual([waitingFor(s), choices(s, 0)], [[0], ['row 1', 'row 3']]);
});

test('A4 one Request of the row, the player’s choice', () => {
  const s = play(lay(rows({}), 1, ['wealth', 'influence', 'influence']), '0 row 1');
  assert.deepEqual(choices(s, 0), ['request influence', 'request wealth']);
  assert.equal(whyNot(s, '0 request expeditions'), 'A4');
  assert.equal(whyNot(s, '0 row 2'), 'A4');
  const taken = play(s, '0 request influence');
  assert.deepEqual([requestsOf(taken, 0), rowRequestsOf(taken, 1)], [{ influence: 1 }, { influence: 1, wealth: 1 }]);
});

test('A4 all own Favors of the guild turn up, other players’ and other guilds’ do not', () => {
  const seats: SeatWords[] = [{ favors: { monk: 'down', miller: 'down', lord: 'down' } }, { favors: { bishop: 'down' } }];
  const s = play(lay(rows({ seats }), 1, ['wealth']), '0 row 1');
  assert.deepEqual([favorsOf(s, 0), favorsOf(s, 1)], [{ monk: 'up', miller: 'up', lord: 'down' }, { bishop: 'down' }]);
});

test('A4 round 1: nobody has a Favor, so nothing is asked about guilds', () => {
  const s = play(lay(rows({ players: 2, round: 1 }), 1, ['wealth']), '0 row 1');
  assert.deepEqual([stepOf(s), waitingFor(s)], ['row', [1]]);
});

test('A4 after the last row phase B begins in the order of the rows', () => {
  let s = rows({ players: 3 });
  for (const row of [1, 2, 3]) s = lay(s, row, ['wealth']);
  s = play(s, '0 row 3', '1 row 1', '2 row 2');
  assert.deepEqual([phaseOf(s), stepOf(s), waitingFor(s), passingOf(s)], ['B', 'turn', [1], [-1, -1, -1, -1]]);
  s = play(s, '1 pass IV reals');
  assert.deepEqual(waitingFor(s), [2]);
});

test('A5 three players: a row of two guilds asks only if both have something to turn up', () => {
  const s = lay(rows({ players: 3, seats: [{ favors: { patron: 'down', treasurer: 'up' } }] }), 2, ['wealth']);
  const taken = play(s, '0 row 2');
  assert.deepEqual([favorsOf(taken, 0), waitingFor(taken)], [{ patron: 'up', treasurer: 'up' }, [1]]);
  const second = lay(rows({ players: 3, seats: [{ favors: { patron: 'up', treasurer: 'down' } }] }), 2, ['wealth']);
  assert.deepEqual(favorsOf(play(second, '0 row 2'), 0), { patron: 'up', treasurer: 'up' });
  const both = lay(rows({ players: 3, seats: [{ favors: { patron: 'down', treasurer: 'down' } }] }), 2, ['wealth']);
  const asked = play(both, '0 row 2');
  assert.deepEqual(choices(asked, 0), ['guild green', 'guild orange']);
  assert.deepEqual(favorsOf(play(asked, 'guild green'), 0), { patron: 'up', treasurer: 'down' });
});

test('A4 B7 the rows of the next round are taken in the order in which players passed', () => {
  const requests = ['influence', 'wealth'] as const;
  const seats = [{ requests }, { requests }, { requests }];
  let s = position({ players: 3, seats });
  s = play(s, '0 pass IV reals', '1 pass I reals', '2 pass III reals');
  s = playedTo(s, 'row');
  assert.deepEqual([on.round(s), passingOf(s), waitingFor(s)], [2, [1, -1, 2, 0], [1]]);
});
