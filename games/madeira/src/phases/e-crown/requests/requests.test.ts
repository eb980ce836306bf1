import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_BOARD } from '../../../board/default-board.ts';
import { REQUESTS, type RequestName } from '../../../board/names.ts';
import * as on from '../../../state/layout.ts';
import { choices, options, type PositionWords, play, position, type SeatWords, whyNot } from '../../../testing/position.ts';
import { bySet, crown, pointsOf, realsOf, waitingFor } from '../../../testing/reading-ce.ts';

const held = (s: Int16Array, seat: number): RequestName[] =>
  REQUESTS.flatMap((name, kind) => new Array<RequestName>(on.requests(s, seat, kind)).fill(name));

/** PP of seat 0 after phase E. */
const scored = (round: 1 | 3 | 5, seat: SeatWords, lines: readonly string[], words: PositionWords = {}): number =>
  on.points(play(crown(round, [seat], words), ...lines), 0);

/** PP of one request of the kind in round 1, 3 or 5, where the others bring nothing. */
const one = (kind: RequestName, round: 1 | 3 | 5, seat: SeatWords, lines: readonly string[] = [], words: PositionWords = {}): number => {
  const empty: RequestName = kind === 'influence' ? 'market-routes' : 'influence';
  const requests = [kind, ...new Array<RequestName>(round === 1 ? 1 : 2).fill(empty)];
  return scored(round, { ...seat, requests }, round === 5 ? lines : [`0 leave ${empty}`, ...lines], words);
};

test('E1 round 1: exactly 1 of 2, and it leaves', () => {
  const s = crown(1, [{ requests: ['market-routes', 'influence'], ships: ['wheat-1'] }]);
  assert.deepEqual(choices(s, 0), ['leave market-routes', 'leave influence']);
  assert.equal(whyNot(s, '0 done'), 'E1');
  assert.equal(whyNot(s, '0 leave wealth'), 'E1');
  const left = play(s, '0 leave influence');
  assert.deepEqual([on.points(left, 0), held(left, 0)], [3, ['influence']]);
});

test('E1 round 3: exactly 2 of 3, also two of a kind and the third left', () => {
  const s = crown(3, [{ requests: ['market-routes', 'market-routes', 'influence'], ships: ['wheat-1'], favors: { monk: 'up' } }]);
  assert.deepEqual(choices(s, 0), ['leave market-routes', 'leave influence']);
  const mixed = play(s, '0 leave market-routes');
  assert.deepEqual([on.points(mixed, 0), held(mixed, 0)], [11, ['market-routes']]);
  assert.deepEqual(
    [scored(3, { requests: ['market-routes', 'market-routes', 'influence'], ships: ['wheat-1'] }, ['0 leave influence'])],
    [6],
  );
});

test('E1 round 5: all 3, nothing is left', () => {
  const s = crown(5, [{ requests: ['market-routes', 'expeditions', 'influence'], ships: ['wheat-1', 'india-1'], favors: { monk: 'up' } }]);
  assert.deepEqual([on.points(s, 0), held(s, 0)], [4 + 3 + 5, []]);
});

test('E1 scored ones leave even at 0 PP', () => {
  const left = play(crown(1, [{ requests: ['expeditions', 'influence'], favors: { monk: 'up' } }]), '0 leave influence');
  assert.deepEqual([on.points(left, 0), held(left, 0)], [0, ['influence']]);
});

test('E1 two of one kind leave nothing to choose', () => {
  const s = crown(1, [{ requests: ['market-routes', 'market-routes'], ships: ['wheat-1'] }, { requests: ['wealth', 'influence'] }]);
  assert.deepEqual([waitingFor(s), on.points(s, 0), held(s, 0)], [[1], 3, ['market-routes']]);
});

test('E1 no scoring in rounds 2 and 4', () => {
  for (const round of [2, 4]) {
    const s = position({ phase: 'E', round, seats: [{ requests: ['market-routes', 'wealth'], ships: ['wheat-1'], reals: 9 }] });
    assert.deepEqual([on.points(s, 0), on.round(s), held(s, 0)], [0, round + 1, ['market-routes', 'wealth']]);
  }
});

test('E2 two Market Routes need different Ships: up to six, the best three twice', () => {
  const ships = ['wheat-1', 'wheat-2', 'sugar-1', 'sugar-2', 'wine-1', 'wine-2'];
  const requests = ['market-routes', 'market-routes', 'influence'] as const;
  assert.equal(scored(3, { requests, ships }, ['0 leave influence']), 6 + 6 + 4 + 4 + 3 + 3);
  assert.equal(scored(3, { requests, ships }, ['0 leave market-routes']), 6 + 6 + 4);
  assert.equal(scored(3, { requests, ships: ships.slice(0, 4) }, ['0 leave influence']), 20);
});

test('E2 three Expeditions use nine Ships at most, and six there are', () => {
  const ships = ['india-1', 'india-2', 'brasil-1', 'brasil-2', 'acores-1', 'acores-2'];
  assert.equal(scored(5, { requests: ['expeditions', 'expeditions', 'expeditions'], ships }, []), 2 * (3 + 4 + 6));
});

test('E2 Market Routes and Expeditions do not share Ships', () => {
  const seat = { requests: ['market-routes', 'expeditions', 'influence'], ships: ['wheat-1', 'india-1', 'india-2'] } as const;
  assert.equal(scored(3, seat, ['0 leave influence']), 6 + 4 + 4);
});

test('E2 two Influences need different Favors, each at most one of a guild', () => {
  const requests = ['influence', 'influence', 'wealth'] as const;
  const points = (favors: SeatWords['favors'] & object) => scored(3, { requests, favors }, ['0 leave wealth']);
  assert.equal(points({ monk: 'up', patron: 'up', treasurer: 'up', scout: 'up' }), 20);
  assert.equal(points({ monk: 'up', miller: 'up', patron: 'up' }), 15);
  assert.equal(points({ monk: 'up', miller: 'up', bishop: 'up' }), 10);
  const three = {
    requests: ['influence', 'influence', 'influence'],
    favors: { monk: 'up', miller: 'up', bishop: 'up', lady: 'up' },
  } as const;
  assert.equal(scored(5, three, []), 20);
});

test('E2 two Urbanizations need different cities', () => {
  const s = play(crown(3, [{ requests: ['urbanization', 'urbanization', 'wealth'], workers: ['funchal-1'] }]), '0 leave wealth');
  assert.deepEqual(choices(s, 0), ['city porto-santo', 'city funchal', 'city machico']);
  const first = play(s, '0 city funchal');
  assert.deepEqual(choices(first, 0), ['city porto-santo', 'city machico']);
  assert.equal(whyNot(first, '0 city funchal'), 'E2');
});

test('E2 three Urbanizations score every city once, Workers or not', () => {
  const seat = { requests: ['urbanization', 'urbanization', 'urbanization'], workers: ['funchal-1', 'funchal-2', 'machico-1'] } as const;
  const cities = ['0 city machico', '0 city porto-santo'];
  assert.deepEqual(
    bySet((rules) => scored(5, seat, cities, { rules })),
    [12 + 7, 12 + 7 + 4, 12 + 7 + 4, 12 + 7],
  );
});

test('E2 three Wealths, 45 Reals at most; two requests of a kind and a third of another', () => {
  const donations = ['0 donate 15', '0 donate 15', '0 donate 15'];
  assert.equal(scored(5, { requests: ['wealth', 'wealth', 'wealth'], reals: 50 }, donations), 45);
  const seat = { requests: ['wealth', 'urbanization', 'urbanization'], reals: 4, workers: ['funchal-1', 'funchal-2'] } as const;
  assert.equal(scored(5, seat, ['0 city funchal', '0 city machico', '0 donate 4']), 12 + 4);
});

test('E2 two Wealths need different Reals: up to 30', () => {
  const requests = ['wealth', 'wealth', 'influence'] as const;
  const s = play(crown(3, [{ requests, reals: 33 }]), '0 leave influence', '0 donate 15', '0 donate 15');
  assert.deepEqual([on.points(s, 0), on.reals(s, 0)], [30, 3]);
  const poor = play(crown(3, [{ requests, reals: 16 }]), '0 leave influence', '0 donate 15');
  assert.equal(whyNot(poor, '0 donate 2'), 'R5');
  assert.equal(on.points(play(poor, '0 donate 1'), 0), 16);
});

test('R1 up to 3 Ships in markets, PP by market and round', () => {
  const worth = (round: 1 | 3 | 5) => ['wheat-1', 'sugar-1', 'wine-1'].map((ship) => one('market-routes', round, { ships: [ship] }));
  assert.deepEqual(
    [worth(1), worth(3), worth(5)],
    [
      [3, 6, 4],
      [6, 4, 3],
      [4, 3, 6],
    ],
  );
  assert.equal(one('market-routes', 1, { ships: ['wheat-1', 'wheat-2', 'sugar-1', 'wine-1'] }), 6 + 4 + 3);
  assert.equal(one('market-routes', 1, { ships: ['india-1'] }), 0);
});

test('R1 Ships of others do not count', () => {
  assert.equal(one('market-routes', 3, {}, [], { players: 2 }), 0);
  const s = crown(3, [{ requests: ['market-routes', 'influence', 'influence'] }, { ships: ['wheat-1'] }]);
  assert.equal(on.points(play(s, '0 leave influence'), 0), 0);
});

test('R1 R2 a board may pay more for a Ship, or nothing', () => {
  const wheat = { 1: 25, 3: 0, 5: 99 } as const;
  const board = { ...DEFAULT_BOARD, marketPoints: { ...DEFAULT_BOARD.marketPoints, wheat } };
  const points = (round: 1 | 3 | 5) => one('market-routes', round, { ships: ['wheat-1', 'wheat-2', 'wine-1'] }, [], { options: { board } });
  assert.deepEqual([points(1), points(3), points(5)], [25 + 25 + 4, 3, 99 + 99 + 6]);
});

test('R2 up to 3 Ships in colonies, PP by colony and round', () => {
  const worth = (round: 1 | 3 | 5) => ['acores-1', 'brasil-1', 'india-1'].map((ship) => one('expeditions', round, { ships: [ship] }));
  assert.deepEqual(
    [worth(1), worth(3), worth(5)],
    [
      [4, 3, 6],
      [3, 6, 4],
      [6, 4, 3],
    ],
  );
  assert.equal(one('expeditions', 5, { ships: ['acores-1', 'acores-2', 'brasil-1', 'india-1', 'wheat-1'] }), 6 + 6 + 4);
});

test('R3 face-up Favors of different guilds, 5 PP each, up to 4', () => {
  const points = (favors: SeatWords['favors'] & object) => one('influence', 1, { favors });
  assert.equal(points({}), 0);
  assert.equal(points({ monk: 'up', miller: 'up', bishop: 'up' }), 5);
  assert.equal(points({ monk: 'up', patron: 'down', lady: 'up' }), 10);
  assert.equal(points({ monk: 'up', patron: 'up', engineer: 'up', lady: 'up', scout: 'up' }), 20);
});

/** PP of Urbanization in Funchal for seat 0, by its spots, those of seat 1 and that of the Citizens. */
const funchal = (own: number[], others: number[], citizen: string, words: PositionWords = {}): number => {
  const spots = (numbers: number[]) => numbers.map((spot) => `funchal-${spot}`);
  const citizens = ['porto-santo-4', citizen, 'machico-4'] as const;
  const built = ['built', 'built', 'built', 'built'] as const;
  const s = crown(1, [{ requests: ['urbanization', 'influence'], workers: spots(own) }, { workers: spots(others) }], {
    districts: { funchal: built },
    citizens,
    ...words,
  });
  return on.points(play(s, '0 leave influence', '0 city funchal'), 0);
};

test('R4 the most Workers of a city earn the higher number, else the lower', () => {
  assert.equal(funchal([1, 2], [3], 'funchal-4'), 12);
  assert.equal(funchal([1], [2, 3], 'funchal-4'), 6);
  assert.equal(funchal([1, 2], [], 'funchal-4'), 12);
});

test('R4 the Citizens of a city are one more player', () => {
  const crowd = { citizens: ['funchal-6', 'funchal-4', 'funchal-5'] } as const;
  assert.equal(funchal([1, 2], [], 'funchal-4', crowd), 6);
  assert.equal(funchal([1, 2, 3, 7], [], 'funchal-4', crowd), 12);
  assert.equal(funchal([1], [], 'porto-santo-3'), 12);
});

test('RU28 R4 a tie goes to the piece farthest right, be it a Worker or a Citizen', () => {
  assert.equal(funchal([3], [], 'funchal-4'), 6);
  assert.equal(funchal([5], [], 'funchal-4'), 12);
  assert.equal(funchal([1, 5], [2, 3], 'machico-1'), 12);
  assert.equal(funchal([1, 5], [2, 12], 'machico-1'), 6);
  assert.equal(funchal([12, 1], [2, 3], 'funchal-4', { citizens: ['funchal-10', 'funchal-11', 'machico-4'] }), 12);
  assert.equal(funchal([9, 1], [2, 3], 'funchal-4', { citizens: ['funchal-10', 'funchal-4', 'machico-4'] }), 6);
});

test('RU28 every seat is measured against every other, three of them tied', () => {
  const requests = ['urbanization', 'influence'] as const;
  const seat = (spot: number) => ({ requests, workers: [`funchal-${spot}`] });
  const citizens = ['porto-santo-4', 'porto-santo-3', 'machico-4'] as const;
  const s = crown(1, [seat(4), seat(1), seat(2)], { citizens });
  const lines = [0, 1, 2].flatMap((who) => [`${who} leave influence`, `${who} city funchal`]);
  assert.deepEqual(pointsOf(play(s, ...lines)), [12, 6, 6]);
});

test('RU28 the farthest right only decides among those tied', () => {
  assert.equal(funchal([1, 2], [12], 'funchal-11'), 12);
});

test('RU28 V5 without a Worker you never have the most: 0 PP, by the German and Italian booklets the lower number', () => {
  assert.deepEqual(
    bySet((rules) => funchal([], [], 'machico-1', { rules })),
    [0, 6, 6, 0],
  );
  assert.deepEqual(
    bySet((rules) => funchal([], [1], 'funchal-4', { rules })),
    [0, 6, 6, 0],
  );
  assert.deepEqual(
    bySet((rules) => funchal([1], [2], 'funchal-4', { rules })),
    [6, 6, 6, 6],
  );
});

test('RU28 several players may name the same city', () => {
  const requests = ['urbanization', 'influence'] as const;
  const s = crown(1, [
    { requests, workers: ['funchal-1'] },
    { requests, workers: ['funchal-2', 'funchal-3'] },
  ]);
  const named = play(s, '0 leave influence', '0 city funchal', '1 leave influence', '1 city funchal');
  assert.deepEqual(pointsOf(named), [6, 12]);
});

test('R4 each city has its own two numbers', () => {
  const points = (city: string, spot: number) => one('urbanization', 1, { workers: [`${city}-${spot}`] }, [`0 city ${city}`]);
  const most = (city: string) => one('urbanization', 1, { workers: [`${city}-1`, `${city}-2`] }, [`0 city ${city}`]);
  assert.deepEqual(
    ['porto-santo', 'funchal', 'machico'].map((city) => [most(city), points(city, 3)]),
    [
      [9, 4],
      [12, 6],
      [15, 7],
    ],
  );
});

test('R5 up to 15 Reals at home, 1 PP each', () => {
  const s = play(crown(1, [{ requests: ['wealth', 'influence'], reals: 7, goods: { wheat: 4 }, mill: 6 }]), '0 leave influence');
  assert.deepEqual(
    options(s, 0),
    [0, 1, 2, 3, 4, 5, 6, 7].map((reals) => `donate ${reals}`),
  );
  assert.equal(whyNot(s, '0 donate 8'), 'R5');
  assert.equal(whyNot(s, '0 windmill down reals'), 'W6');
  const paid = play(s, '0 donate 5');
  assert.deepEqual([on.points(paid, 0), on.reals(paid, 0)], [5, 2]);
});

test('R5 without Reals there is nothing to ask and 0 PP', () => {
  const s = play(crown(1, [{ requests: ['wealth', 'influence'] }]), '0 leave influence');
  assert.deepEqual([on.points(s, 0), on.round(s), held(s, 0)], [0, 2, ['influence']]);
});

test('RU27 E in Passing order, and Reals are named by the player', () => {
  const requests = ['wealth', 'influence'] as const;
  const s = crown(
    1,
    [
      { requests, reals: 2 },
      { requests, reals: 2 },
    ],
    { passing: [-1, 1, -1, 0] },
  );
  assert.deepEqual(waitingFor(s), [1]);
  assert.equal(whyNot(s, '0 leave wealth'), 'RU27');
  assert.deepEqual(waitingFor(play(s, '1 leave influence', '1 donate 0')), [0]);
});

test('RU27 Ships are assigned best: the dearest first, whatever slots they are in', () => {
  const requests = ['market-routes', 'market-routes', 'influence'] as const;
  const ships = ['wheat-1', 'wheat-2', 'wheat-3', 'wine-1'];
  assert.equal(scored(1, { requests: ['market-routes', 'influence'], ships }, ['0 leave influence']), 4 + 3 + 3);
  assert.equal(scored(3, { requests, ships }, ['0 leave influence']), 6 + 6 + 6 + 3);
});

test('example 20: round 3, Red 17, Blue 24, Purple 27, Yellow 23', () => {
  bySet((rules) => {
    const red: SeatWords = {
      requests: ['market-routes', 'market-routes', 'influence'],
      ships: ['wheat-1', 'sugar-1', 'sugar-2', 'wine-1'],
    };
    const blue: SeatWords = {
      requests: ['market-routes', 'urbanization', 'expeditions'],
      ships: ['wheat-2', 'wheat-3', 'wheat-4'],
      workers: ['funchal-3'],
    };
    const purple: SeatWords = {
      requests: ['expeditions', 'expeditions', 'urbanization'],
      ships: ['brasil-1', 'brasil-2'],
      workers: ['machico-1', 'machico-2'],
    };
    const yellow: SeatWords = {
      requests: ['market-routes', 'wealth', 'influence'],
      reals: 8,
      favors: { monk: 'up', patron: 'up', scout: 'up', lady: 'down' },
    };
    const s = play(crown(3, [red, blue, purple, yellow], { rules }), '0 leave influence', '1 leave expeditions', '1 city funchal');
    const all = play(s, '2 leave expeditions', '2 city machico', '3 leave market-routes', '3 donate 8');
    assert.deepEqual([pointsOf(all), realsOf(all)[3]], [[6 + 8 + 3, 18 + 6, 12 + 15, 8 + 15], 0]);
  });
});

test('example 24: Wealth, 20 Reals, pays 15, 15 PP', () => {
  bySet((rules) => {
    const s = play(crown(1, [{ requests: ['wealth', 'influence'], reals: 20 }], { rules }), '0 leave influence');
    assert.equal(whyNot(s, '0 donate 15'), undefined);
    assert.equal(choices(s, 0).at(-1), 'donate 15');
    const paid = play(s, '0 donate 15');
    assert.deepEqual([on.points(paid, 0), on.reals(paid, 0)], [15, 5]);
  });
});

test('example 32: Funchal, 12 with the most Workers, else 6; two Urbanizations: Funchal and Machico', () => {
  bySet((rules) => {
    assert.deepEqual([funchal([1, 2], [3], 'funchal-4', { rules }), funchal([1], [2, 3], 'funchal-4', { rules })], [12, 6]);
    const workers = ['funchal-1', 'funchal-2', 'machico-1', 'machico-2'];
    const seat = { requests: ['urbanization', 'urbanization', 'wealth'], workers } as const;
    assert.equal(scored(3, seat, ['0 leave wealth', '0 city funchal', '0 city machico'], { rules }), 12 + 15);
  });
});

test('example 33: Red with 2 Market Routes may use up to 6 Ships', () => {
  bySet((rules) => {
    const ships = ['wheat-1', 'wheat-2', 'wheat-3', 'wheat-4', 'wine-1', 'wine-2'];
    const seat = { requests: ['market-routes', 'market-routes', 'influence'], ships } as const;
    assert.equal(scored(3, seat, ['0 leave influence'], { rules }), 4 * 6 + 2 * 3);
  });
});

test('example 33: Blue in Funchal ties with the Citizens and loses the tie: 6', () => {
  bySet((rules) => assert.equal(funchal([3], [], 'funchal-4', { rules }), 6));
});
