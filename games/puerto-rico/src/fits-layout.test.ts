/** Whatever options a table is made with, setting up writes only where each number belongs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Config, must, type OptionValue, readConfig, writeProblem } from '@caravel/core';
import { faultyWrites } from '@caravel/core/testing';
import { puertoRico } from './index.ts';
import * as on from './state/layout.ts';

const seatsOf = (players: number): OptionValue[] => ['random', ...Array.from({ length: players }, (_, seat) => seat)];

/** Every combination of what can be chosen. */
const configs = (players: number): Config[] => {
  let all: Record<string, OptionValue>[] = [{}];
  for (const [name, { values }] of Object.entries(puertoRico.options))
    all = all.flatMap((options) => (values ?? seatsOf(players)).map((value) => ({ ...options, [name]: value })));
  return all.map((options) => must(readConfig(puertoRico, { players, options })));
};

test('every combination of options fits the position', () => {
  for (let { min: players, max } = puertoRico.seats; players <= max; players++)
    for (const config of configs(players))
      assert.deepEqual(
        faultyWrites(on.layout, on, () => void puertoRico.setup(config)),
        [],
      );
});

test('a governor who is no seat is refused in a short sentence', () => {
  for (const governor of [-1, 3, 1.5, '0', 'x'.repeat(100_000), [0], { seat: 0 }]) {
    const read = readConfig(puertoRico, { players: 3, options: { governor } });
    assert.ok(!read.ok);
    assert.match(writeProblem(read.problem), /^options\.governor: .{1,41} is neither 'random' nor a seat from 0 to 2$/);
  }
});
