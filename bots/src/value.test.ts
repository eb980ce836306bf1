import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSeat, legalMoves, must, positionAfter, readConfig, type State } from '@caravel/core';
import { pearls, tableTalk } from '@caravel/core/testing';
import { STUDIES, valueFor } from './minds.ts';
import { pearlsMind } from './testing/pearls-mind.ts';
import { Value } from './value.ts';

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

const pearlsAfter = (...texts: readonly string[]): State =>
  tableTalk(pearls).play(pearls.setup(must(readConfig(pearls, { players: 2, options: { lamps: 'none' } }))), ...texts);

test('without odds a lead of six points makes a seat one e-fold more likely to win', () => {
  const s = pearlsAfter('pearl 3', 'keep');
  const [first, second] = new Value(pearlsMind, Float64Array.of(2), 1).chances(s) as unknown as [number, number];
  assert.ok(Math.abs(first / second - Math.exp((2 * (pearls.score(s, 0) - pearls.score(s, 1))) / 6)) < 1e-9);
});

test('with odds a large decision goes by them, a small one and the score by points', () => {
  const s = pearlsAfter('pearl 3', 'keep');
  const value = new Value(pearlsMind, Float64Array.of(1), 1, { weights: Float64Array.of(-4), trust: 1 });
  const lead = pearls.score(s, 0) - pearls.score(s, 1);
  assert.ok(lead > 0);
  assert.equal(value.points(s, 0), pearls.score(s, 0));
  assert.equal(value.smallLead(s, 0), lead);
  assert.ok(Math.abs(value.lead(s, 0) + 4 * lead) < 1e-9);
  assert.ok((value.chances(s)[0] as number) < 0.5);
  assert.throws(
    () => new Value(pearlsMind, Float64Array.of(1), 1, { weights: Float64Array.of(1, 2), trust: 1 }),
    /2 weights for 1 features/,
  );
});

test('where the odds are sure of the end, points still tell positions apart', () => {
  const chance = (trust: number, ...texts: readonly string[]) =>
    new Value(pearlsMind, Float64Array.of(1), 1, { weights: Float64Array.of(-4000), trust }).chances(pearlsAfter(...texts))[0] as number;
  assert.equal(chance(1, 'pearl 3', 'keep'), chance(1, 'pearl 2', 'keep'));
  assert.ok(chance(0.9, 'pearl 3', 'keep') > chance(0.9, 'pearl 2', 'keep'));
  assert.ok(chance(0.9, 'pearl 3', 'keep') < 0.1);
});
