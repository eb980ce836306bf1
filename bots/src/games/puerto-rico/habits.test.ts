import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must, readConfig, type State, seeded } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import * as pr from '@caravel/puerto-rico/inside';
import { play, position, type SeatWords } from '@caravel/puerto-rico/testing';
import { countsOfGame, countsOfMoves } from '../../testing/habit-counts.ts';
import { isInVain } from './habits/placements.ts';
import { habits } from './habits.ts';

const { on } = pr;
const sum = (list: readonly number[] = []): number => list.reduce((total, amount) => total + amount, 0);

test('barrels are shipped, sold or spoiled', () => {
  const s = position({ seats: [{ barrels: { corn: 3, sugar: 2 } }, { barrels: { corn: 4 } }, {}, {}] });
  const notes = countsOfMoves(habits, puertoRico, s, ['0 role captain', '0 load corn 5', '1 load corn 5', '0 load sugar 6']);
  assert.deepEqual(notes.shipped, [5, 2, 0, 0]);
  assert.deepEqual(notes.spoiled, [0, 1, 0, 0]);
  assert.deepEqual(notes['barrels left'], [0, 1, 0, 0]);
  const house = position({ seats: [{ barrels: { sugar: 2 } }, {}, {}, {}] });
  assert.deepEqual(countsOfMoves(habits, puertoRico, house, ['0 role trader', '0 sell sugar']).sold, [1, 0, 0, 0]);
});

const barrels = (s: State): number => {
  let count = 0;
  for (let seat = 0; seat < on.players(s); seat++) for (let good = 0; good < pr.GOODS.length; good++) count += on.barrels(s, seat, good);
  return count;
};

test('in whole games every barrel that was made is accounted for', () => {
  let placements = 0;
  for (let seed = 0; seed < 30; seed++) {
    const s = puertoRico.setup(must(readConfig(puertoRico, { players: 2 + (seed % 4) })));
    let made = barrels(s);
    const notes = countsOfGame(habits, puertoRico, s, seeded(seed), (before, after) => {
      made += Math.max(0, barrels(after) - barrels(before));
    });
    assert.equal(sum(notes.shipped) + sum(notes.sold) + sum(notes.spoiled) + sum(notes['barrels left']), made);
    assert.ok(Math.min(...(notes.spoiled ?? [])) >= 0);
    placements += sum(notes.placements);
  }
  assert.ok(placements > 100, `${placements}`);
});

test('a building is counted with its round', () => {
  const s = position({ seats: [{ doubloons: 9 }, {}, {}, {}] });
  const notes = countsOfMoves(habits, puertoRico, s, ['0 role builder', '0 build small-market']);
  assert.deepEqual(notes['bought small-market'], [1, 0, 0, 0]);
  assert.deepEqual(notes['round of small-market'], [on.round(s), 0, 0, 0]);
});

/** Two colonists at a tobacco storage, and others elsewhere. */
const manned = (tiles: NonNullable<SeatWords['tiles']>): State =>
  position({ seats: [{ tiles, buildings: { 'tobacco-storage': 2, 'small-indigo-plant': 0 } }, {}, {}, {}] });

test('plants are manned in vain only where idle colonists could make a pair', () => {
  assert.ok(isInVain(manned({ indigo: [1, 0] }), 0), 'an indigo plantation and its plant stand empty');
  assert.ok(isInVain(manned({ corn: [1, 0] }), 0), 'corn needs no plant');
  assert.ok(!isInVain(manned({ tobacco: [2, 2] }), 0), 'both work');
  assert.ok(!isInVain(manned({ quarry: [1, 0] }), 0), 'nothing to make');
});

test('a placement is compared with the most its colonists could make', () => {
  const seats = [{ sanJuan: 3, tiles: { corn: 3 }, buildings: { 'tobacco-storage': 0, hospice: 0 } }, {}, {}, {}];
  const s = play(position({ players: 4, seats }), '0 role mayor', '0 colonist');
  const lines = ['0 colonists corn 0', '0 colonists hospice 1', '0 colonists tobacco-storage 3'];
  const notes = countsOfMoves(habits, puertoRico, s, lines);
  assert.deepEqual(
    [notes.placements, notes.short, notes['in vain']].map((list) => list?.[0]),
    [1, 1, 1],
  );
  assert.deepEqual(notes['possible barrels']?.[0], 3);
});
