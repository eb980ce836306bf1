import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSeat, legalMoves, must, positionAfter, readConfig, type State } from '@caravel/core';
import { STUDIES, valueFor } from './minds.ts';

for (const study of STUDIES) {
  const { game, isBig } = study.mind;

  test(`${game.name}: the lead after a small decision is the lead, as far as the decision left the rivals alone`, () => {
    const value = valueFor(study, 3);
    let small = 0;
    for (let moves = 30; moves < 250; moves++) {
      const s = positionAfter(game, must(readConfig(game, { players: 3 })), 6, moves) as State;
      if (isBig(s) || game.turn(s) >= 1 << 14) continue;
      const seat = firstSeat(game.turn(s));
      for (const move of legalMoves(game, s, seat)) {
        const after = s.slice();
        game.apply(after, seat, move);
        const rivals = [0, 1, 2].filter((other) => other !== seat);
        // Where a phase went on by itself, rivals have more than they had when they were faced.
        if (rivals.some((other) => value.points(s, other) !== value.points(after, other))) continue;
        value.faceRivals(s, seat);
        const lead = value.smallLead(after, seat);
        assert.ok(Math.abs(lead - value.lead(after, seat)) < 1e-9);
        small++;
      }
    }
    assert.ok(small > 50, `${small} small decisions`);
  });
}
