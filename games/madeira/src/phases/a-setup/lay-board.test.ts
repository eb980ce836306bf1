import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@caravel/core';
import type { RequestName } from '../../board/names.ts';
import * as on from '../../state/layout.ts';
import { type PositionWords, play, position, whyNot } from '../../testing/position.ts';
import { goodOf, guildsOfRow, homeOf, inEverySet, stepOf, turnOf0, waitingFor, withPlayers } from '../../testing/reading-ab.ts';

/** The end of a scoring round for seat 0 with these Ships and no Request but of one kind. */
const crown = (round: number, ships: readonly string[], kind: RequestName, words: PositionWords = {}): State => {
  const requests = Array<RequestName>(round === 1 ? 2 : 3).fill(kind);
  const others = { requests };
  return position({ ...words, phase: 'E', round, seats: [{ ships, requests }, others, others, others] });
};

test('example 25: a Ship in the wheat market is worth 3, 6, 4 and one in India 6, 4, 3', () => {
  for (const points of inEverySet((rules) => [1, 3, 5].map((round) => on.points(crown(round, ['wheat-2'], 'market-routes', { rules }), 0))))
    assert.deepEqual(points, [3, 6, 4]);
  for (const points of inEverySet((rules) => [1, 3, 5].map((round) => on.points(crown(round, ['india-2'], 'expeditions', { rules }), 0))))
    assert.deepEqual(points, [6, 4, 3]);
});

test('example 33: Red with two Market Routes may use up to six Ships', () => {
  const six = ['wheat-1', 'wheat-2', 'sugar-1', 'sugar-2', 'wine-1', 'wine-2'];
  for (const points of inEverySet((rules) => on.points(crown(3, six, 'market-routes', { rules }), 0)))
    assert.equal(points, 2 * (6 + 4 + 3));
  assert.equal(on.points(crown(1, six, 'market-routes'), 0), 6 + 6 + 4);
});

test('example 34: a wheat field with the small sugar sign is Sugar after round 2, a sugar field with the wine sign Wine after round 4', () => {
  const fieldWood = { '1c': 0, '1d': 0, '2d': 0, '2e': 1, '3d': 1, '3e': 0 };
  for (const rules of ['2nd', '1st-de', '1st-it', '1st-hu']) {
    const second = position({ phase: 'E', round: 2, rules, fieldWood });
    assert.deepEqual(
      ['1c', '1d', '2d', '3d'].map((field) => goodOf(second, field)),
      ['sugar', 'sugar', 'sugar', 'wheat'],
    );
    const fourth = position({ phase: 'E', round: 4, rules, fieldWood });
    assert.deepEqual(
      ['1d', '2e', '3e'].map((field) => goodOf(fourth, field)),
      ['wine', 'sugar', 'wine'],
    );
  }
});

test('BD1 a die counts against the region of the character’s building, wherever he lies', () => {
  const costs = (characters: NonNullable<PositionWords['characters']>, round: number): number[] => {
    const s = position({ round, characters, seats: [{ dice: [1], bread: 9 }] });
    return ['steward', 'commander', 'guild-master', 'mayor', 'special'].map((figure) => 9 - on.bread(play(s, `die 1 ${figure}`), 0));
  };
  assert.deepEqual(costs({ moinho: 'steward', capitania: 'commander', alfandega: 'guild-master', casa: 'mayor' }, 1), [1, 1, 0, 2, 2]);
  assert.deepEqual(costs({ fortaleza: 'steward', casa: 'commander', capitania: 'guild-master', moinho: 'mayor' }, 3), [2, 2, 1, 1, 0]);
});

test('BD1 phase C: Moinho, Capitania, Alfândega, Casa da Coroa, Fortaleza', () => {
  const markers = ['fortaleza', 'alfandega', 'moinho', 'casa', 'capitania'] as const;
  let s = position({ phase: 'C', players: 2, seats: [{ markers, mill: 6 }] });
  for (const building of [0, 1, 2, 3, 4]) {
    assert.deepEqual([on.building(s), stepOf(s)], [building, 'building']);
    s = play(s, '0 pirates');
  }
});

test('BD2 the Forest is no field of a region: no harvest, no count for buildings', () => {
  for (const figure of ['steward', 'guild-master', 'mayor'])
    assert.equal(whyNot(play(turnOf0({ workers: ['forest', 'funchal-1'] }), `die 3 ${figure}`), '0 harvest'), 'H3');
  const paid = play(position({ phase: 'C', seats: [{ markers: ['moinho'], reals: 10, workers: ['forest'], mill: 0 }] }), '0 pay');
  assert.deepEqual([homeOf(paid, 0), stepOf(paid)], [{}, 'last windmill in C']);
});

test('BD2 region 1 has four fields, regions 2 and 3 five: harvests do not reach over', () => {
  const everywhere = ['1a', '1b', '1c', '1d', '2a', '2b', '2c', '2d', '2e', '3a', '3b', 'forest'];
  const bare = { fieldWood: { '1c': 0, '1d': 0, '2d': 0, '2e': 0 } };
  const harvested = (figure: string): Record<string, number> =>
    homeOf(play(turnOf0({ workers: everywhere }, bare), `die 3 ${figure}`, 'harvest'), 0);
  assert.deepEqual(harvested('guild-master'), { wine: 1, wheat: 2, sugar: 1 });
  assert.deepEqual(harvested('steward'), { wine: 1, wheat: 2, sugar: 2 });
  assert.deepEqual(harvested('mayor'), { wine: 1, wheat: 1 });
});

test('BD5 the markets of 2 players have a slot with two quantities, those of 3 and 4 two slots', () =>
  assert.deepEqual(
    withPlayers((players) => {
      const s = position({ players });
      return [0, 1, 2, 3, 4].map((slot) => [on.slotCost(s, slot), on.slotReals(s, slot), on.slotMoreCost(s, slot)].join('/'));
    }).map((slots) => slots.filter((slot) => !slot.startsWith('-1'))),
    [
      ['2/5/0', '3/8/0', '4/10/5'],
      ['2/5/0', '3/8/0', '4/10/0', '5/13/0'],
      ['2/5/0', '3/8/0', '4/10/0', '5/13/0'],
    ],
  ));

test('A5 rows stand for two guilds with 2 and 3 players, for one with 4', () =>
  assert.deepEqual(
    withPlayers((players) => Array.from({ length: players }, (_, row) => guildsOfRow(position({ players }), row + 1).length)),
    [
      [2, 2],
      [2, 2, 2],
      [1, 1, 1, 1],
    ],
  ));

test('BD1 the building of a skipped turn order: nobody without a marker is asked', () => {
  const s = position({ phase: 'C', passing: [1, 0, -1, -1], players: 2, seats: [{ markers: ['casa'], mill: 0 }, { markers: ['casa'] }] });
  assert.deepEqual(waitingFor(s), [1]);
});
