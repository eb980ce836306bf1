import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, must, positionAfter, readConfig } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import * as pr from '@caravel/puerto-rico/inside';
import { isCandidate, isLarge } from './decisions.ts';

const config = must(readConfig(puertoRico, { players: 4 }));

test('nobody declines what is free, and everybody may still pass where a move costs something', () => {
  const declined = new Map<string | undefined, boolean>();
  for (let moves = 3; moves < 600; moves++) {
    const s = positionAfter(puertoRico, config, 1, moves);
    if (!s) break;
    for (let seat = 0; seat < 4; seat++)
      if (legalMoves(puertoRico, s, seat).includes(pr.PASS)) declined.set(pr.steps.STEPS[pr.on.step(s)], isCandidate(s, pr.PASS));
  }
  for (const step of ['settler', 'mayor']) assert.equal(declined.get(step), false, step);
  for (const step of ['builder', 'trader']) assert.equal(declined.get(step), true, step);
});

test('only the choice of a role is large, and there is always a candidate', () => {
  const large = new Set<string | undefined>();
  for (let moves = 0; moves < 600; moves++) {
    const s = positionAfter(puertoRico, config, 2, moves);
    if (!s) break;
    if (isLarge(s)) large.add(pr.steps.STEPS[pr.on.step(s)]);
    for (let seat = 0; seat < 4; seat++) {
      const all = legalMoves(puertoRico, s, seat);
      assert.equal(
        all.some((move) => isCandidate(s, move)),
        all.length > 0,
      );
    }
  }
  assert.deepEqual([...large], ['role']);
});
