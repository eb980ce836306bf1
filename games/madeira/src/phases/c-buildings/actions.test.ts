import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FavorName } from '../../board/names.ts';
import * as on from '../../state/layout.ts';
import { choices, play, whyNot } from '../../testing/position.ts';
import {
  atBuilding,
  breadOf,
  bySet,
  FIRST_EDITION,
  FREE,
  faceUp,
  piratesOf,
  pointsOf,
  stepOf,
  waitingFor,
  workersOf,
} from '../../testing/reading-ce.ts';

const REGION_1 = ['1a', '1b', '1c'];
const REGION_2 = ['2a', '2b', '2c'];
const REGION_3 = ['3a', '3b', '3c'];

test('C-moinho 2 Bread, with three Workers 5', () => {
  const bread = (workers: string[]) => breadOf(play(atBuilding('moinho', [{ workers, bread: 1 }], FREE), '0 pay'))[0];
  assert.deepEqual([bread(['2e']), bread(['2a', '2e']), bread(REGION_2)], [3, 3, 6]);
});

test('C-capitania 1 PP, then one Worker may go to a city spot', () => {
  const s = play(atBuilding('capitania', [{ workers: ['2a'] }], FREE), '0 pay');
  assert.deepEqual(pointsOf(s), [1, 0, 0, 0]);
  const moved = play(s, '0 worker home', '0 to machico-3');
  assert.deepEqual(workersOf(moved, 0), ['2a', 'machico-3']);
  assert.equal(stepOf(moved), 'last windmill in C');
});

test('C-capitania V8 with three Workers 3 PP, by the Hungarian booklet 2, then up to two Workers, the same city or two', () => {
  const s = (rules: string) => play(atBuilding('capitania', [{ workers: REGION_2 }], { ...FREE, rules }), '0 pay');
  assert.deepEqual(
    bySet((rules) => on.points(s(rules), 0)),
    [3, 3, 3, 2],
  );
  const moved = play(s('2nd'), '0 worker home', '0 to funchal-1', '0 worker 2a', '0 to funchal-2');
  assert.deepEqual(workersOf(moved, 0), ['2b', '2c', 'funchal-1', 'funchal-2']);
  assert.deepEqual(pointsOf(moved), [3, 0, 0, 0]);
});

test('C-alfandega one Worker to a colony land, with three Workers two, 1 PP for each own Ship there', () => {
  const ships = ['india-1', 'india-2', 'brasil-1'];
  const s = play(atBuilding('alfandega', [{ workers: REGION_1, ships }, { ships: ['brasil-2', 'acores-1'] }], FREE), '0 pay');
  assert.deepEqual(pointsOf(play(s, '0 worker home', '0 to india', '0 worker home', '0 to india')), [4, 0, 0, 0]);
  assert.deepEqual(pointsOf(play(s, '0 worker home', '0 to brasil', '0 worker home', '0 to acores')), [1, 0, 0, 0]);
  const upper = play(atBuilding('alfandega', [{ workers: ['1a', '1b'], ships }], FREE), '0 pay', '0 worker 1a', '0 to india');
  assert.deepEqual(pointsOf(upper), [2, 0, 0, 0]);
  assert.equal(stepOf(upper), 'last windmill in C');
});

test('C-casa one Favor up, with three Workers up to two, of one guild or two', () => {
  const favors = { monk: 'down', miller: 'down', scout: 'down' } as const;
  const one = play(atBuilding('casa', [{ workers: ['3a', '3b'], favors }], FREE), '0 pay');
  assert.deepEqual(choices(one, 0), ['turn up monk', 'turn up miller', 'turn up scout', 'done']);
  assert.equal(stepOf(play(one, '0 turn up miller')), 'last windmill in C');
  const two = play(atBuilding('casa', [{ workers: REGION_3, favors }], FREE), '0 pay', '0 turn up monk');
  assert.deepEqual(faceUp(play(two, '0 turn up miller'), 0), ['monk', 'miller']);
  assert.deepEqual(faceUp(play(two, '0 turn up scout'), 0), ['monk', 'scout']);
  assert.deepEqual(faceUp(play(two, '0 done'), 0), ['monk']);
});

test('C-casa only own Favors that lie face down; with none nothing is asked', () => {
  const s = atBuilding('casa', [{ workers: REGION_3, favors: { monk: 'down', patron: 'up' } }, { favors: { scout: 'down' } }], FREE);
  const paid = play(s, '0 pay');
  assert.equal(whyNot(paid, '0 turn up patron'), 'F3');
  assert.equal(whyNot(paid, '0 turn up scout'), 'F3');
  assert.deepEqual(waitingFor(play(paid, '0 turn up monk')), [1]);
});

test('C-fortaleza one Worker into the City Watch, with three Workers two, up to 3 Pirates off for each', () => {
  const upper = play(atBuilding('fortaleza', [{ workers: ['3a'], pirates: 10 }], FREE), '0 pay', '0 worker home');
  assert.deepEqual(piratesOf(upper), [7, 0, 0, 0]);
  assert.equal(stepOf(upper), 'last windmill in C');
  const lower = play(atBuilding('fortaleza', [{ workers: REGION_3, pirates: 10 }], FREE), '0 pay', '0 worker home', '0 worker 3a');
  assert.deepEqual(piratesOf(lower), [4, 0, 0, 0]);
  assert.deepEqual(workersOf(lower, 0), ['3b', '3c', 'watch', 'watch']);
});

test('RU25 the Pirates go as each Worker moves, never more than there are', () => {
  const s = play(atBuilding('fortaleza', [{ workers: REGION_3, pirates: 4 }], FREE), '0 pay', '0 worker home');
  assert.deepEqual(piratesOf(s), [1, 0, 0, 0]);
  assert.deepEqual(piratesOf(play(s, '0 done')), [1, 0, 0, 0]);
  assert.deepEqual(piratesOf(play(s, '0 worker home')), [0, 0, 0, 0]);
});

test('RU25 those already in the City Watch bring nothing and cannot be moved into it', () => {
  const s = play(atBuilding('fortaleza', [{ workers: ['3a', 'watch', 'watch'], pirates: 10 }], FREE), '0 pay');
  assert.equal(whyNot(s, '0 worker watch'), 'C9');
  assert.deepEqual(piratesOf(play(s, '0 worker 3a')), [7, 0, 0, 0]);
});

test('C9 Workers come from home, Fields, Forest, cities and colony lands, never from the City Watch', () => {
  const workers = ['1b', '2a', 'forest', 'porto-santo-1', 'acores', 'watch'];
  const from = ['worker 1b', 'worker 2a', 'worker forest', 'worker porto-santo-1', 'worker acores', 'worker home', 'done'];
  for (const [building, field] of [
    ['capitania', '2b'],
    ['alfandega', '1a'],
    ['fortaleza', '3a'],
  ] as const) {
    const s = play(atBuilding(building, [{ workers: [...workers, field] }], FREE), '0 pay');
    assert.deepEqual(new Set(choices(s, 0)), new Set([...from, `worker ${field}`]));
    assert.equal(whyNot(s, '0 worker watch'), 'C9');
  }
});

test('C9 a city spot must be built and empty', () => {
  const s = play(atBuilding('capitania', [{ workers: ['2a'] }, { workers: ['funchal-1'] }], FREE), '0 pay', '0 worker home');
  assert.equal(whyNot(s, '0 to funchal-1'), 'BD6');
  assert.equal(whyNot(s, '0 to funchal-4'), 'BD6');
  assert.equal(whyNot(s, '0 to funchal-5'), 'S7');
  assert.equal(whyNot(s, '0 to acores'), 'C9');
  assert.equal(whyNot(s, '0 to funchal-2'), undefined);
});

test('C9 a district just built is open, and a Worker may go on from city spot to city spot', () => {
  const words = { ...FREE, districts: { funchal: ['built', 'lord', 'diplomat', 'treasurer'] } } as const;
  const s = play(atBuilding('capitania', [{ workers: ['2a', 'funchal-1'] }], words), '0 pay', '0 worker funchal-1', '0 to funchal-6');
  assert.deepEqual(workersOf(s, 0), ['2a', 'funchal-6']);
});

test('C9 the PP of the Capitania come without any move, even if no spot is free', () => {
  const spots = ['porto-santo', 'funchal', 'machico'].flatMap((city) => [1, 2, 3].map((spot) => `${city}-${spot}`));
  const full = play(atBuilding('capitania', [{ workers: ['2a'] }, { workers: spots, markers: [] }], FREE), '0 pay');
  assert.deepEqual([pointsOf(full)[0], stepOf(full)], [1, 'last windmill in C']);
  const declined = play(atBuilding('capitania', [{ workers: ['2a'] }], FREE), '0 pay', '0 done');
  assert.deepEqual(pointsOf(declined), [1, 0, 0, 0]);
});

test('C9 a colony land is open without a Ship there, for 0 PP', () => {
  const s = play(atBuilding('alfandega', [{ workers: ['1a'] }, { ships: ['india-1'] }], FREE), '0 pay', '0 worker home', '0 to india');
  assert.deepEqual(
    [workersOf(s, 0), pointsOf(s)],
    [
      ['1a', 'india'],
      [0, 0, 0, 0],
    ],
  );
});

test('C9 from one colony land to another earns there, but staying earns nothing and is no move', () => {
  const s = play(
    atBuilding('alfandega', [{ workers: ['1a', 'acores', 'acores'], ships: ['acores-1', 'brasil-1'] }], FREE),
    '0 pay',
    '0 worker acores',
  );
  assert.equal(whyNot(s, '0 to acores'), 'C9');
  const moved = play(s, '0 to brasil');
  assert.deepEqual([workersOf(moved, 0), pointsOf(moved)[0]], [['1a', 'acores', 'brasil'], 1]);
});

test('C9 RU4 the Worker just moved does not move again, but another one in the same land may', () => {
  const lone = play(atBuilding('alfandega', [{ workers: REGION_1 }], FREE), '0 pay', '0 worker home', '0 to brasil');
  assert.equal(whyNot(lone, '0 worker brasil'), 'RU4');
  const two = play(atBuilding('alfandega', [{ workers: [...REGION_1, 'brasil'] }], FREE), '0 pay', '0 worker home', '0 to brasil');
  assert.deepEqual(workersOf(play(two, '0 worker brasil', '0 to india'), 0), [...REGION_1, 'brasil', 'india']);
});

test('example 13: Moinho, 4 Workers in region 2: 5 Bread', () => {
  bySet((rules) => {
    const s = atBuilding('moinho', [{ reals: 10, workers: ['2a', '2b', '2c', '2d'] }], { rules });
    assert.equal(breadOf(play(s, '0 pay'))[0], 5);
  });
});

test('example 14: Red, Alfândega, 3 Workers: home to Açores and a city to Brasil, 2 + 1 PP', () => {
  bySet((rules) => {
    const red = { workers: [...REGION_1, 'funchal-1', 'acores'], ships: ['acores-1', 'acores-2', 'brasil-1'] };
    const s = play(atBuilding('alfandega', [red], { ...FREE, rules }), '0 pay', '0 worker home', '0 to acores');
    assert.equal(on.points(s, 0), 2);
    const both = play(s, '0 worker funchal-1', '0 to brasil');
    assert.deepEqual([on.points(both, 0), stepOf(both)], [3, 'last windmill in C']);
    assert.deepEqual(workersOf(both, 0), [...REGION_1, 'acores', 'acores', 'brasil']);
  });
});

const THREE_DOWN = { patron: 'down', engineer: 'down', scout: 'down' } as const satisfies Partial<Record<FavorName, 'down'>>;

test('example 15: Yellow, Casa da Coroa, 4 Workers: 2 of 3 Favors up', () => {
  bySet((rules) => {
    const yellow = { workers: ['3a', '3b', '3c', '3d'], favors: THREE_DOWN };
    const s = play(atBuilding('casa', [yellow], { ...FREE, rules }), '0 pay', '0 turn up patron', '0 turn up scout');
    assert.deepEqual(faceUp(s, 0), ['patron', 'scout']);
    assert.equal(stepOf(s), 'last windmill in C');
  });
});

test('example 35: in the first edition Yellow turns up Patron and Engineer', () => {
  for (const rules of FIRST_EDITION) {
    const yellow = { workers: ['3a', '3b', '3c', '3d'], favors: THREE_DOWN };
    const s = play(atBuilding('casa', [yellow], { ...FREE, rules }), '0 pay', '0 turn up patron', '0 turn up engineer');
    assert.deepEqual(faceUp(s, 0), ['patron', 'engineer']);
  }
});
