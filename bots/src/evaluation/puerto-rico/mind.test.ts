import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must, positionAfter, readConfig } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
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
