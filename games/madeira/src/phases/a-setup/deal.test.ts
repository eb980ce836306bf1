import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@caravel/core';
import { BUILDINGS } from '../../board/names.ts';
import * as on from '../../state/layout.ts';
import { choices, play, position, whyNot } from '../../testing/position.ts';
import {
  characterAt,
  dealt,
  freshTable,
  homeOf,
  inEverySet,
  outcomesOf,
  phaseOf,
  pirateDiceOf,
  playedTo,
  rewardsIn,
  rowDiceOf,
  rowRequestsOf,
  setupOrder,
  stepOf,
  waitingFor,
  withPlayers,
} from '../../testing/reading-ab.ts';

const charactersOn = (s: State): (string | undefined)[] => BUILDINGS.map((building) => characterAt(s, building));
/** Phase A of a round, before its first draw. */
const roundSetup = (round: number, players = 4): State => position({ phase: 'A', round, players });

test('S1 3 guild dice for each player and always 3 pirate dice', () => {
  for (const players of [2, 3, 4]) {
    const s = dealt(roundSetup(2, players));
    assert.deepEqual(
      Array.from({ length: players }, (_, row) => rowDiceOf(s, row + 1).length),
      Array(players).fill(3),
    );
    assert.equal(pirateDiceOf(s).length, 3);
  }
});

test('S1 no player rolls, and chance neither places nor rolls out of order', () => {
  const s = dealt(roundSetup(2), 'pirate dice');
  assert.equal(whyNot(s, '0 roll pirates 1-2-3'), 'S1');
  assert.equal(whyNot(s, '* roll 1-2-3'), 'S1');
  assert.equal(whyNot(s, '* roll pirates 1-2'), 'S1');
  assert.equal(whyNot(s, '* row 1'), 'S1');
  assert.equal(whyNot(s, '* roll pirates 1-2-3'), undefined);
});

test('S5 all 20 Requests for 4 players, 15 for 3, 10 for 2: each kind equally often', () => {
  const bag = (players: number): string[] => outcomesOf(dealt(freshTable(players), 'request tile'));
  assert.deepEqual(
    withPlayers((players) => bag(players).map((line) => Number.parseInt(line, 10))),
    [Array(5).fill(2), Array(5).fill(3), Array(5).fill(4)],
  );
});

test('S5 five to a row, drawn without return', () => {
  let s = dealt(freshTable(2), 'request tile');
  s = play(s, '* lay request wealth', '* lay request wealth');
  assert.deepEqual(
    outcomesOf(s).map((line) => line.split(' ').at(-1)),
    ['market-routes', 'expeditions', 'influence', 'urbanization'],
  );
  s = dealt(s, 'favor tile');
  assert.deepEqual(
    [rowRequestsOf(s, 1), rowRequestsOf(s, 2)],
    [
      { wealth: 2, 'market-routes': 2, expeditions: 1 },
      { expeditions: 1, influence: 2, urbanization: 2 },
    ],
  );
});

test('S6 one A and one B in each colony; one of each stays out', () => {
  let s = dealt(freshTable(4), 'reward tile');
  assert.deepEqual(outcomesOf(s), ['1x lay reward island', '1x lay reward city', '1x lay reward guild', '1x lay reward watch']);
  s = play(s, '* lay reward guild');
  assert.deepEqual(outcomesOf(s), ['1x lay reward medal', '1x lay reward booty', '1x lay reward support', '1x lay reward windmill']);
  s = play(s, '* lay reward windmill', '* lay reward island', '* lay reward medal', '* lay reward watch', '* lay reward booty');
  assert.deepEqual(
    (['acores', 'brasil', 'india'] as const).map((colony) => rewardsIn(s, colony)),
    [
      ['guild', 'windmill'],
      ['island', 'medal'],
      ['watch', 'booty'],
    ],
  );
  assert.notEqual(stepOf(s), 'reward tile');
});

test('S7 every Favor is as likely as any other, and lies once', () => {
  const s = dealt(freshTable(4), 'favor tile');
  assert.equal(outcomesOf(s).length, 12);
  assert.equal(whyNot(play(s, '* lay favor scout'), '* lay favor scout'), 'S1');
});

test('S10 A1 the building of the round’s numeral stays empty', () => {
  const empty = [1, 2, 3, 4, 5].map((round) => BUILDINGS[charactersOn(dealt(roundSetup(round))).indexOf(undefined)]);
  assert.deepEqual(empty, ['fortaleza', 'casa', 'alfandega', 'capitania', 'moinho']);
});

test('A1 characters are shuffled anew each round, every order possible', () => {
  const s = roundSetup(2);
  assert.deepEqual(outcomesOf(s), ['1x lay steward', '1x lay commander', '1x lay guild-master', '1x lay mayor']);
  const laid = play(s, '* lay mayor', '* lay guild-master', '* lay steward');
  assert.deepEqual(charactersOn(laid), ['mayor', 'guild-master', 'steward', undefined, 'commander']);
});

test('A2 A3 pirate dice onto the City Watch, three guild dice a row', () => {
  let s = dealt(roundSetup(4, 2), 'pirate dice');
  s = play(s, '* roll pirates 1-3-3', '* roll 1-1-2', '* roll 2-3-3');
  assert.deepEqual(
    [pirateDiceOf(s), rowDiceOf(s, 1), rowDiceOf(s, 2)],
    [
      [1, 3, 3],
      [1, 1, 2],
      [2, 3, 3],
    ],
  );
  assert.deepEqual([phaseOf(s), stepOf(s)], ['A', 'row']);
});

test('A3 what was left of the last round is gone', () => {
  const requests = ['influence', 'wealth'] as const;
  const s = playedTo(
    position({
      players: 2,
      pirateDice: [1, 1, 1],
      seats: [
        { dice: [1, 2, 3], requests },
        { dice: [3], requests },
      ],
    }),
    'character tile',
  );
  assert.equal(on.round(s), 2);
  assert.deepEqual([pirateDiceOf(dealt(s)).length, rowDiceOf(dealt(s), 1).length], [3, 3]);
});

test('example 29: in round 3 no tile lies on Alfândega', () => {
  const laid = play(roundSetup(3), '* lay guild-master', '* lay mayor', '* lay commander');
  assert.deepEqual(charactersOn(laid), ['guild-master', 'mayor', undefined, 'commander', 'steward']);
});

test('example 29: the Guild Master on Moinho belongs to region 2', () => {
  for (const rules of ['2nd', '1st-de', '1st-it', '1st-hu']) {
    const characters = { moinho: 'guild-master', capitania: 'mayor', casa: 'commander', fortaleza: 'steward' } as const;
    const s = position({ round: 3, rules, characters, seats: [{ dice: [1], bread: 3, workers: ['2b', '1b', '3b'] }] });
    const placed = play(s, 'die 1 guild-master', 'harvest');
    assert.deepEqual(homeOf(placed, 0), { bread: 2, wheat: 1 });
  }
});

test('V2 V3 V11 the order of setup: second edition', () =>
  assert.deepEqual(setupOrder(freshTable(2)), [
    'crowns',
    'request tile',
    'favor tile',
    'reward tile',
    'character tile',
    'pirate dice',
    'guild dice',
    'first city 0',
    'first field 0',
    'first city 1',
    'first field 1',
  ]));

test('V2 V3 V11 the order of setup: first edition', () => {
  for (const rules of ['1st-de', '1st-it', '1st-hu'])
    assert.deepEqual(setupOrder(freshTable(2, rules)), [
      'crowns',
      'request tile',
      'favor tile',
      'first city 0',
      'first city 1',
      'reward tile',
      'first field 0',
      'first field 1',
      'character tile',
      'pirate dice',
      'guild dice',
    ]);
});

test('V2 round 1 is not rolled twice: the rows are open at once after the first placement, or after the roll of A', () => {
  const before = inEverySet((rules) => playedTo(freshTable(2, rules), 'first field'));
  assert.deepEqual(
    before.map((s) => rowDiceOf(s, 1).length),
    [3, 0, 0, 0],
  );
  assert.deepEqual(
    before.map((s) => characterAt(s, 'moinho') !== undefined),
    [true, false, false, false],
  );
  const rows = inEverySet((rules) => playedTo(freshTable(2, rules), 'row'));
  for (const s of rows) assert.deepEqual([rowDiceOf(s, 1).length, pirateDiceOf(s).length, phaseOf(s), waitingFor(s)], [3, 3, 'A', [1]]);
  for (const s of rows) assert.deepEqual(choices(s, 1), ['row 1', 'row 2']);
});
