import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSeat, must, positionAfter, readConfig, type State } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import * as pr from '@caravel/puerto-rico/inside';
import { withPlacementFinished } from './placement.ts';

const { on } = pr;
const building = (name: (typeof pr.BUILDINGS)[number]): number => pr.BUILDINGS.indexOf(name);
const [INDIGO, TOBACCO] = [1, 3];

/** Positions of random games in which somebody is placing. */
function* placings(): Generator<State> {
  for (const players of [2, 3, 5])
    for (let seed = 1; seed <= 6; seed++)
      for (let moves = 30; ; moves += 3) {
        const s = positionAfter(puertoRico, must(readConfig(puertoRico, { players })), seed, moves);
        if (!s) break;
        if (on.step(s) === pr.steps.PLACING) yield s;
      }
}

const colonistsOf = (s: State, seat: number): number => {
  let sum = on.sanJuan(s, seat);
  for (let tile = 0; tile < pr.TILES.length; tile++) sum += on.tilesOccupied(s, seat, tile);
  for (let b = 0; b < pr.BUILDING_COUNT; b++) sum += on.buildingColonists(s, seat, b);
  return sum;
};

test('a finished placement has all colonists on circles that are there, and leaves the position as it is', () => {
  let seen = 0;
  for (const s of placings()) {
    const before = s.slice();
    const seat = firstSeat(puertoRico.turn(s));
    const after = withPlacementFinished(s, seat);
    assert.deepEqual(s, before);
    assert.equal(colonistsOf(after, seat), on.colonists(s, seat));
    for (let tile = 0; tile < pr.TILES.length; tile++) assert.ok(on.tilesOccupied(after, seat, tile) <= on.tiles(after, seat, tile));
    for (let b = 0; b < pr.BUILDING_COUNT; b++)
      assert.ok(on.buildingColonists(after, seat, b) <= on.buildings(after, seat, b) * (pr.CIRCLES[b] as number));
    seen++;
  }
  assert.ok(seen > 50, `${seen} placings`);
});

/** A player with these tiles and buildings, all colonists in hand, asked for the first place. */
const inHand = (hand: number, tiles: readonly [number, number][], buildings: readonly number[]): State => {
  const s = puertoRico.setup(must(readConfig(puertoRico, { players: 3 })));
  for (let tile = 0; tile < pr.TILES.length; tile++) on.tiles.set(s, 0, tile, 0);
  for (const [tile, count] of tiles) on.tiles.set(s, 0, tile, count);
  for (const b of buildings) on.buildings.set(s, 0, b, 1);
  on.hand.set(s, 0, hand);
  on.placing.set(s, 0, 0);
  return s;
};

test('plantation and plant go together, and a good that cannot be made waits', () => {
  const s = inHand(
    3,
    [
      [INDIGO, 1],
      [TOBACCO, 1],
    ],
    [building('indigo-plant'), building('small-market')],
  );
  const after = withPlacementFinished(s, 0);
  assert.equal(pr.production(after, 0, INDIGO), 1);
  assert.equal(on.tilesOccupied(after, 0, TOBACCO), 0);
  assert.equal(on.buildingColonists(after, 0, building('small-market')), 1);
});

test('the dearest good first, and a large building before all', () => {
  const goods: [number, number][] = [
    [INDIGO, 1],
    [TOBACCO, 1],
  ];
  const plants = [building('small-indigo-plant'), building('tobacco-storage')];
  assert.equal(pr.production(withPlacementFinished(inHand(2, goods, plants), 0), 0, TOBACCO), 1);
  const after = withPlacementFinished(inHand(1, goods, [...plants, building('guild-hall')]), 0);
  assert.equal(on.buildingColonists(after, 0, building('guild-hall')), 1);
});

test('what is decided stays, and its other half is found', () => {
  const s = inHand(1, [[INDIGO, 1]], [building('small-indigo-plant'), building('small-market')]);
  on.tilesOccupied.set(s, 0, INDIGO, 1);
  on.placing.set(s, 0, pr.TILES.length);
  assert.equal(pr.production(withPlacementFinished(s, 0), 0, INDIGO), 1);
});
