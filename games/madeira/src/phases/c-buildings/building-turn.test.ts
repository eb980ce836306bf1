import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BUILDINGS } from '../../board/names.ts';
import * as on from '../../state/layout.ts';
import { choices, options, play, position, whyNot } from '../../testing/position.ts';
import {
  atBuilding,
  breadOf,
  buildingNow,
  FREE,
  faceUp,
  likelihoods,
  markersOf,
  piratesOf,
  pointsOf,
  realsOf,
  stepOf,
  throughLastChance,
  waitingFor,
  workersOf,
} from '../../testing/reading-ce.ts';

/** Nothing at home and nothing to be got from the windmill. */
const PENNILESS = { mill: 0 } as const;

test('C1 buildings come in their order, and one without Action Markers is skipped with all its dice', () => {
  const s = position({
    phase: 'C',
    seats: [{ markers: ['fortaleza', 'moinho'] }, { markers: ['alfandega'] }],
    guildDiceOn: { moinho: 1, capitania: 2, alfandega: 1, fortaleza: 1 },
    pirateDieOn: ['casa'],
  });
  const second = play(s, '* roll 1', '0 pirates');
  const third = play(second, '* roll 1', '1 pirates');
  assert.deepEqual([s, second, third].map(buildingNow), ['moinho', 'alfandega', 'fortaleza']);
  assert.equal(stepOf(play(third, '* roll 1', '0 pirates')), 'last windmill in C');
});

test('C1 with no marker anywhere nothing is rolled', () => {
  assert.equal(stepOf(position({ phase: 'C', guildDiceOn: { moinho: 2 }, pirateDieOn: ['casa'] })), 'last windmill in C');
});

test('C2 all dice on the character are rolled again, the guild dice and then the pirate die', () => {
  const s = position({ phase: 'C', seats: [{ markers: ['casa'] }], guildDiceOn: { casa: 2 }, pirateDieOn: ['casa'] });
  assert.deepEqual(likelihoods(s), { 'roll 1-1': 4, 'roll 1-2': 8, 'roll 1-3': 8, 'roll 2-2': 4, 'roll 2-3': 8, 'roll 3-3': 4 });
  assert.deepEqual(likelihoods(play(s, '* roll 1-3')), { 'roll pirates 1': 2, 'roll pirates 2': 2, 'roll pirates 3': 2 });
  assert.equal(whyNot(s, '* roll 1'), 'S1');
  assert.equal(whyNot(s, '0 pay'), 'C3');
});

test('C2 a guild die on the figure of the empty building opens that building too', () => {
  const s = play(
    position({ players: 2, seats: [{ dice: [3], reals: 5 }] }),
    '0 die 3 special',
    '0 no action',
    '1 pass I reals',
    '0 pass IV reals',
  );
  assert.deepEqual([buildingNow(s), Object.keys(likelihoods(s))], ['fortaleza', ['roll 1', 'roll 2', 'roll 3']]);
  assert.equal(realsOf(play(s, '* roll 2', '0 pay'))[0], 5 + 5 - (8 - 2));
});

test('C2 a pirate die brings no marker: where it lies alone nothing happens', () => {
  const s = position({ players: 2, seats: [{ workers: ['watch'] }], pirateDice: [3] });
  const passed = play(s, '0 pirate 3 mayor', '0 no action', '1 pass I reals', '0 pass II reals');
  assert.equal(stepOf(passed), 'last windmill in C');
});

test('C2 the windmill stands still while dice are rolled, and turns again before the payment', () => {
  const s = position({ phase: 'C', seats: [{ markers: ['casa'], reals: 4 }], guildDiceOn: { casa: 1 } });
  assert.equal(whyNot(s, '0 windmill down reals'), 'RU1');
  const rolled = play(s, '* roll 3');
  assert.equal(whyNot(rolled, '0 pay'), 'C4');
  assert.deepEqual(realsOf(play(rolled, '0 windmill down reals', '0 pay')), [0, 0, 0, 0]);
});

test('C3 whoever has a marker here has a turn, in Passing order', () => {
  const s = atBuilding('casa', [{}, {}, { markers: [] }, {}], { passing: [3, 2, 0, 1] });
  assert.deepEqual(waitingFor(s), [3]);
  assert.equal(whyNot(s, '0 pirates'), 'C3');
  assert.deepEqual(waitingFor(play(s, '3 pirates')), [0]);
  assert.deepEqual(waitingFor(play(s, '3 pirates', '0 pirates')), [1]);
  assert.deepEqual(piratesOf(play(s, '3 pirates', '0 pirates', '1 pirates')), [1, 1, 0, 1]);
});

test('C3 with two players the Passing Column has gaps', () => {
  const s = atBuilding('casa', [{}, {}], { players: 2, passing: [-1, 1, -1, 0] });
  assert.deepEqual(waitingFor(s), [1]);
  assert.deepEqual(waitingFor(play(s, '1 pirates')), [0]);
});

test('C3 three markers on a building: one payment, one action, or Pirates once', () => {
  const s = atBuilding('moinho', [{ markers: ['moinho', 'moinho', 'moinho'], reals: 20, workers: ['2a'] }], {
    dice: [1, 1, 1],
    pirateDie: 2,
  });
  const paid = play(s, '0 pay');
  assert.deepEqual([on.reals(paid, 0), on.bread(paid, 0)], [13, 2]);
  assert.equal(stepOf(paid), 'last windmill in C');
  assert.deepEqual(piratesOf(play(s, '0 pirates')), [3, 0, 0, 0]);
});

test('C3 pay or Pirates, even without a Worker in the region', () => {
  const s = atBuilding('moinho', [{ reals: 10, workers: ['1a', '3a'] }]);
  assert.deepEqual(choices(s, 0), ['pay', 'pirates']);
  assert.equal(whyNot(s, '0 done'), 'C3');
  const paid = play(s, '0 pay');
  assert.deepEqual([realsOf(paid)[0], breadOf(paid)[0], piratesOf(paid)[0]], [0, 0, 0]);
});

test('C3 C6 who can neither pay nor find Reals takes the Pirates without being asked', () => {
  const s = atBuilding('casa', [PENNILESS, { reals: 10 }], { pirateDie: 2 });
  assert.deepEqual(waitingFor(s), [1]);
  assert.deepEqual(piratesOf(s), [3, 0, 0, 0]);
  assert.deepEqual(waitingFor(atBuilding('casa', [{ ...PENNILESS, points: 1 }])), [0]);
  assert.deepEqual(waitingFor(atBuilding('casa', [{ ...PENNILESS, favors: { treasurer: 'up' } }])), [0]);
});

test('C4 the cost is 10, 9 or 8 Reals by the number of players, less the guild dice', () => {
  const cost = (players: number, dice: number[]) =>
    20 - (realsOf(play(atBuilding('casa', [{ reals: 20 }], { players, dice, pirateDie: 3 }), '0 pay'))[0] as number);
  assert.deepEqual(
    [4, 3, 2].map((players) => cost(players, [])),
    [10, 9, 8],
  );
  assert.deepEqual(
    [4, 3, 2].map((players) => cost(players, [2])),
    [8, 7, 6],
  );
  assert.equal(cost(4, [3, 3, 3]), 1);
  assert.equal(cost(3, [3, 3]), 3);
});

test('C4 the cost never falls below 0', () => {
  assert.deepEqual(realsOf(play(atBuilding('casa', [{ reals: 1 }], FREE), '0 pay')), [1, 0, 0, 0]);
  assert.deepEqual(realsOf(play(atBuilding('casa', [{ reals: 1 }], { players: 3, dice: [3, 3, 3] }), '0 pay')), [1, 0, 0]);
});

test('C4 the cost is the same for all, and one Real short is too short', () => {
  const s = atBuilding('casa', [{ reals: 5, mill: 0 }, { reals: 6 }], { dice: [1, 3] });
  assert.deepEqual(piratesOf(s), [1, 0, 0, 0]);
  assert.deepEqual(realsOf(play(s, '1 pay')), [5, 0, 0, 0]);
  const asked = atBuilding('casa', [{ reals: 5 }], { dice: [1, 3] });
  assert.equal(whyNot(asked, '0 pay'), 'C4');
  assert.equal(options(asked, 0).includes('pay'), false);
});

test('C5 1 or 2 Workers on Fields of the region give the upper action, 3 or more the lower', () => {
  const bread = (workers: string[]) => breadOf(play(atBuilding('moinho', [{ workers }], FREE), '0 pay'))[0];
  const fields = ['2a', '2b', '2c', '2d', '2e'];
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5].map((count) => bread(fields.slice(0, count))),
    [0, 2, 2, 5, 5, 5],
  );
});

test('C5 Workers who arrive before the payment count, by the reward of a Navigator too', () => {
  const seat = { favors: { navigator: 'up' }, workers: ['2a', '2b'], wood: 1, goods: { wine: 1 } } as const;
  const s = atBuilding('moinho', [seat], { ...FREE, rewards: { acores: ['island', 'medal'] } });
  const moved = play(s, '0 use navigator', '0 ship home', '0 sail acores-1', '0 reward island', '0 worker home', '0 to 2c');
  assert.equal(breadOf(play(moved, '0 pay'))[0], 5);
});

test('C5 neither the Forest nor other regions nor other players count', () => {
  const s = atBuilding('moinho', [{ workers: ['forest', '1a', '3a', '3b', 'funchal-1', 'watch'] }, { workers: ['2a', '2b', '2c'] }], FREE);
  assert.equal(breadOf(play(s, '0 pay'))[0], 0);
  const one = atBuilding('moinho', [{ workers: ['forest', '2a', '2b'] }], FREE);
  assert.equal(breadOf(play(one, '0 pay'))[0], 2);
});

test('C6 not paying brings 1 Pirate and the pirate die, and no action', () => {
  const taken = (pirateDie?: number) => {
    const words = pirateDie === undefined ? {} : { pirateDie };
    const s = play(atBuilding('moinho', [{ reals: 20, workers: ['2a'] }], words), '0 pirates');
    assert.deepEqual([on.bread(s, 0), on.reals(s, 0)], [0, 20]);
    return on.pirates(s, 0);
  };
  assert.deepEqual([taken(), taken(1), taken(2), taken(3)], [1, 2, 3, 4]);
});

test('C6 the pirate die does not lower the cost', () => {
  assert.deepEqual(realsOf(play(atBuilding('casa', [{ reals: 10 }], { pirateDie: 3 }), '0 pay')), [0, 0, 0, 0]);
});

test('C7 paying saves from Pirates, with an action or without', () => {
  const s = atBuilding('fortaleza', [{ reals: 10, workers: ['3a'], pirates: 5 }, { reals: 10 }], { pirateDie: 3 });
  const declined = play(s, '0 pay', '0 done', '1 pay');
  assert.deepEqual(piratesOf(declined), [5, 0, 0, 0]);
  assert.deepEqual(workersOf(declined, 0), ['3a']);
});

test('C7 at cost 0 and without a Worker paying is still the way past the Pirates', () => {
  const s = play(atBuilding('capitania', [{}], { ...FREE, players: 4 }), '0 pay');
  assert.deepEqual([piratesOf(s)[0], pointsOf(s)[0], stepOf(s)], [0, 0, 'last windmill in C']);
});

test('C8 after the fifth building markers go home, dice and characters leave', () => {
  const s = atBuilding('moinho', [{ markers: ['moinho', 'moinho', 'casa'] }], {
    dice: [1, 1],
    pirateDie: 1,
    guildDiceOn: { casa: 1 },
    pirateDice: [1, 3],
  });
  assert.deepEqual(markersOf(s, 0), ['moinho', 'moinho', 'casa']);
  const over = throughLastChance(play(s, '0 pirates', '* roll 2', '0 pirates'));
  assert.deepEqual(markersOf(over, 0), []);
  assert.deepEqual(
    [0, 1, 2].map((value) => on.pirateDice(over, value)),
    [0, 0, 0],
  );
  assert.deepEqual(
    [0, 1, 2].map((value) => on.rolled(over, value)),
    [0, 0, 0],
  );
  for (const [building] of BUILDINGS.entries())
    assert.deepEqual([on.guildDiceOn(over, building), on.pirateDieOn(over, building), on.characterOn(over, building)], [0, 0, -1]);
});

test('RU24 at cost 0 the choice stays: Pirates may be taken', () => {
  const s = atBuilding('casa', [PENNILESS], FREE);
  assert.deepEqual(choices(s, 0), ['pay', 'pirates']);
  assert.deepEqual(piratesOf(play(s, '0 pirates')), [1, 0, 0, 0]);
});

test('RU24 with three Workers the lower action replaces the upper', () => {
  const s = play(atBuilding('capitania', [{ workers: ['2a', '2b', '2c'] }], FREE), '0 pay');
  assert.deepEqual(pointsOf(s), [3, 0, 0, 0]);
});

test('RU23 Workers are counted as the action starts: two may go although the first was one of the three', () => {
  const s = play(atBuilding('alfandega', [{ workers: ['1a', '1b', '1c'] }], FREE), '0 pay', '0 worker 1a', '0 to india');
  assert.deepEqual(workersOf(play(s, '0 worker 1b', '0 to india'), 0), ['1c', 'india', 'india']);
});

test('RU23 at the next building those who left are missing', () => {
  const s = atBuilding(
    'capitania',
    [
      {
        markers: ['capitania', 'casa'],
        reals: 10,
        workers: ['2a', '2b', '2c', '3a', '3b', '3c'],
        favors: { monk: 'down', miller: 'down' },
      },
    ],
    FREE,
  );
  const left = play(s, '0 pay', '0 worker 3a', '0 to funchal-1', '0 worker 2a', '0 to funchal-2', '0 pay');
  assert.deepEqual(faceUp(play(left, '0 turn up monk'), 0), ['monk']);
  assert.notEqual(stepOf(play(left, '0 turn up monk')), 'flip');
});

const EXAMPLE_12 = [
  { reals: 6, workers: ['2a'] },
  { reals: 6, workers: ['2b'] },
  { reals: 9, workers: ['2c'] },
] as const;

test('example 12: the cost is 10 - 4 = 6; Yellow acts, Blue only pays, Red takes 4 Pirates', () => {
  for (const rules of ['2nd', '1st-hu']) {
    const s = atBuilding('capitania', EXAMPLE_12, { rules, dice: [1, 1, 2], pirateDie: 3 });
    const yellow = play(s, '0 pay', '0 worker home', '0 to funchal-1');
    const blue = play(yellow, '1 pay', '1 done');
    const red = play(blue, '2 pirates');
    assert.deepEqual(realsOf(red), [0, 0, 9, 0]);
    assert.deepEqual(piratesOf(red), [0, 0, 4, 0]);
    assert.deepEqual(workersOf(red, 0), ['2a', 'funchal-1']);
    assert.deepEqual(workersOf(red, 1), ['2b']);
  }
});

test('example 12: in the German and the Italian booklet Blue acts and Yellow only pays', () => {
  for (const rules of ['1st-de', '1st-it']) {
    const s = atBuilding('capitania', EXAMPLE_12, { rules, dice: [1, 3], pirateDie: 3 });
    const red = play(s, '0 pay', '0 done', '1 pay', '1 worker home', '1 to machico-2', '2 pirates');
    assert.deepEqual(
      [realsOf(red), piratesOf(red)],
      [
        [0, 0, 9, 0],
        [0, 0, 4, 0],
      ],
    );
  }
});
