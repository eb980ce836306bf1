import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSeat, must, Playout, readConfig, type State, seeded } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import * as pr from '@caravel/puerto-rico/inside';
import { allWays, colonistsOf, play, position } from '@caravel/puerto-rico/testing';
import { barrelsOf, mostBarrels } from './barrels.ts';
import { placeOf, plantsOf } from './placement.ts';
import { candidates, isPlacing, placementMoves, playPlacement } from './placements.ts';

const { on } = pr;
const PLACES = [...pr.TILES, ...pr.BUILDINGS];

/** Random games in which mayors take one of the candidates; `check` sees each placement before it is made. */
const playGames = (games: number, check: (s: State, seat: number, all: Int16Array[]) => void): void => {
  for (let game = 0; game < games; game++) {
    const options = { mayor: game % 2 === 0 ? 'simultaneous' : 'in order' };
    const s = puertoRico.setup(must(readConfig(puertoRico, { players: 2 + (game % 4), options })));
    const random = seeded(game);
    const playout = new Playout(puertoRico, random);
    for (let going = true; going; ) {
      const seat = firstSeat(puertoRico.turn(s));
      if (on.step(s) !== pr.steps.PLACING) going = playout.step(s, { moves: 0, chanceMoves: 0 });
      else {
        const all = candidates(s, seat);
        check(s, seat, all);
        // Now and then only the first place is decided, so that candidates also go on from there.
        if (random.below(4) === 0) playout.step(s, { moves: 0, chanceMoves: 0 });
        else playPlacement(s, seat, all[random.below(all.length)] ?? assert.fail());
      }
    }
  }
};

test('every candidate is a row of legal moves and stands on the board when they are made', () => {
  let count = 0;
  playGames(200, (s, seat, all) => {
    for (const placed of all) {
      const after = s.slice();
      for (const move of placementMoves(s, seat, placed)) {
        assert.equal(puertoRico.whyNot(after, seat, move), undefined);
        puertoRico.apply(after, seat, move);
      }
      assert.ok(!isPlacing(after, seat));
      assert.deepEqual(colonistsOf(after, seat), Object.fromEntries(PLACES.map((name, i) => [name, placed[i]]).filter(([, n]) => n !== 0)));
      assert.deepEqual(
        barrelsOf(placed),
        pr.GOODS.reduce((sum, _, good) => sum + pr.production(after, seat, good), 0),
      );
      count++;
    }
  });
  assert.ok(count > 5000, `${count} candidates`);
});

const workersFor = (placed: Int16Array, good: number): number => plantsOf(good).reduce((sum, plant) => sum + (placed[plant] ?? 0), 0);

/** Colonists on plantations without a plant or at plants without a plantation, and whether one more barrel has its tile and its circle. */
const lookAtPairs = (s: State, seat: number, placed: Int16Array) => {
  let idle = 0;
  let isPairOpen = false;
  for (let good = 1; good < pr.GOODS.length; good++) {
    const [grown = 0, workers] = [placed[good], workersFor(placed, good)];
    const circles = plantsOf(good).reduce((sum, plant) => sum + pr.circlesOn(s, seat, plant), 0);
    idle += Math.abs(grown - workers);
    if (Math.min(grown, workers) < Math.min(on.tiles(s, seat, good), circles)) isPairOpen = true;
  }
  return { idle, isPairOpen };
};

test('no two colonists stand idle while a plantation and its plant could have them, and candidates differ', () => {
  let open = 0;
  playGames(60, (s, seat, all) => {
    assert.equal(new Set(all.map(String)).size, all.length);
    if (on.circlesAhead(s, seat) < on.islandFilled(s, seat) + on.buildingCircles(s, seat)) return;
    for (const placed of all) {
      const { idle, isPairOpen } = lookAtPairs(s, seat, placed);
      assert.ok(idle < 2 || !isPairOpen, `${placed}`);
      if (isPairOpen) open++;
    }
  });
  assert.ok(open > 100, `${open} placements with a choice of pairs`);
});

test('no placement makes more barrels than mostBarrels, and one makes as many', () => {
  const random = seeded(7);
  for (let round = 0; round < 40; round++) {
    const [corn, indigo, sugar, sanJuan] = [random.below(3), random.below(3), random.below(3), random.below(7)];
    const buildings = {
      'indigo-plant': 0,
      ...(random.below(2) === 0 ? { 'small-sugar-mill': 0 } : {}),
      ...(random.below(2) === 0 ? { office: 0 } : {}),
    };
    const seat = { sanJuan, tiles: { corn, indigo, sugar, tobacco: random.below(2) }, buildings };
    const s = play(position({ players: 3, seats: [seat, { tiles: {} }, { tiles: {} }] }), '0 role mayor', '0 colonist');
    const made = allWays(s, 0).map((end) => pr.GOODS.reduce((sum, _, good) => sum + pr.production(end, 0, good), 0));
    assert.equal(mostBarrels(s, 0), Math.max(...made), JSON.stringify(seat));
  }
});

test('18 colonists make the ten barrels they can, and none stands in a tobacco storage without a plantation', () => {
  const tiles = { corn: 4, indigo: 2, sugar: 2, coffee: 2, quarry: 2 };
  const plants = { 'indigo-plant': 3, 'sugar-mill': 3, 'tobacco-storage': 3, 'coffee-roaster': 2, 'guild-hall': 1 };
  const seats = [{ sanJuan: 4, tiles, buildings: plants }, { tiles: {} }, { tiles: {} }];
  const s = play(position({ players: 3, seats }), '0 role mayor', '0 colonist');
  assert.deepEqual([on.colonists(s, 0), mostBarrels(s, 0)], [18, 10]);
  const [usual = assert.fail(), ...others] = candidates(s, 0);
  assert.equal(barrelsOf(usual), 10);
  for (const placed of [usual, ...others]) assert.equal(placed[placeOf(pr.BUILDINGS.indexOf('tobacco-storage'))], 0);
});
