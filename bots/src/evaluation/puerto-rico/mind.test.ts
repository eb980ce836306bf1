import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, must, positionAfter, readConfig } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import * as pr from '@caravel/puerto-rico/inside';
import { puertoRicoMind } from './mind.ts';

const count = puertoRicoMind.features.length;

test('the outlook is the weighted sum of what is seen', () => {
  const weights = Float64Array.from({ length: count }, (_, i) => Math.sin(i + 1));
  const out = new Float64Array(count);
  const outlooks = new Float64Array(2 * puertoRico.seats.max);
  let positions = 0;
  for (const players of [2, 4, 5])
    for (let moves = 5; ; moves += 7) {
      const s = positionAfter(puertoRico, must(readConfig(puertoRico, { players })), players, moves);
      if (!s) break;
      positions++;
      for (let seat = 0; seat < players; seat++) {
        puertoRicoMind.look(s, seat, out);
        const sum = out.reduce((total, value, i) => total + value * (weights[i] as number), 0);
        puertoRicoMind.outlook?.write(s, seat, weights, outlooks);
        const rounds = puertoRicoMind.outlook?.roundsLeft(s) as number;
        const estimate = (outlooks[2 * seat] as number) + rounds * (outlooks[2 * seat + 1] as number);
        assert.ok(Math.abs(estimate - sum) < 1e-9, `${estimate} is not ${sum} after ${moves} moves`);
      }
    }
  assert.ok(positions > 100);
});

const config = must(readConfig(puertoRico, { players: 4 }));
const seen = (s: Int16Array, seat: number): Map<string, number> => {
  const out = new Float64Array(count);
  puertoRicoMind.look(s, seat, out);
  return new Map(puertoRicoMind.features.map((name, i) => [name, out[i] as number]));
};

test('nobody declines what is free, and everybody may still pass where a move costs something', () => {
  const pass = puertoRico.moves.find('pass') as number;
  const declined = new Map<string, boolean>();
  for (let moves = 3; moves < 600; moves++) {
    const s = positionAfter(puertoRico, config, 1, moves);
    if (!s) break;
    for (let seat = 0; seat < 4; seat++)
      if (legalMoves(puertoRico, s, seat).includes(pass))
        declined.set(pr.steps.STEPS[pr.on.step(s)] as string, puertoRicoMind.isWorthALook(s, pass));
  }
  for (const step of ['settler', 'mayor']) assert.equal(declined.get(step), false, step);
  for (const step of ['builder', 'trader']) assert.equal(declined.get(step), true, step);
});

test('a plantation and its plant are seen to belong together before anybody works there', () => {
  const s = puertoRico.setup(config);
  const sugar = pr.GOODS.indexOf('sugar');
  const mill = pr.BUILDINGS.indexOf('sugar-mill');
  pr.on.tiles.set(s, 0, sugar, 2);
  assert.equal(seen(s, 0).get('could produce sugar'), 0);
  pr.on.buildings.set(s, 0, mill, 1);
  const both = seen(s, 0);
  assert.deepEqual([both.get('could produce sugar'), both.get('production of sugar')], [2, 0]);
  const workers = 4 + (both.get('could produce corn') as number) + 2 * (both.get('could produce indigo') as number);
  assert.equal(both.get('workers it lacks'), workers);
});

test('nobody counts on rounds for ever', () => {
  const s = positionAfter(puertoRico, config, 1, 40) as Int16Array;
  const left = puertoRicoMind.outlook?.roundsLeft(s) as number;
  pr.on.round.set(s, 60);
  assert.ok(left > 2);
  assert.ok((puertoRicoMind.outlook?.roundsLeft(s) as number) <= 1);
});
