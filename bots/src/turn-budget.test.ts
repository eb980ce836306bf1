import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, firstSeat, must, positionAfter, readConfig, type State } from '@caravel/core';
import { policyFor } from './models.ts';
import { puertoRicoModel } from './testing/trained-models.ts';
import { goesOn, TurnBudget } from './turn-budget.ts';

test('a turn with one large decision has all of the time, and the next turn again', () => {
  const budget = new TurnBudget(1000);
  for (let turn = 0; turn < 3; turn++) {
    assert.equal(budget.share(true), 1000);
    budget.spend(1010, true);
  }
});

test('decisions in a row share the time of the turn: half, half of the rest, the rest', () => {
  const budget = new TurnBudget(1000);
  assert.equal(budget.share(false), 500);
  budget.spend(500, false);
  assert.equal(budget.share(false), 250);
  budget.spend(250, false);
  assert.equal(budget.share(true), 250);
  budget.spend(250, true);
  assert.equal(budget.share(true), 1000);
});

test('a turn that goes on and on still has a fortieth for each decision', () => {
  const budget = new TurnBudget(1000);
  for (let i = 0; i < 9; i++) budget.spend(budget.share(false), false);
  assert.equal(budget.share(false), 25);
});

test('after a role of Puerto Rico somebody else has the next large decision', () => {
  const { game, isLarge } = puertoRicoModel.model;
  const policy = policyFor(puertoRicoModel);
  let seen = 0;
  for (let moves = 10; seen < 10; moves++) {
    const s = positionAfter(game, must(readConfig(game, { players: 3 })), 2, moves) as State;
    if (!isLarge(s)) continue;
    seen++;
    const seat = firstSeat(game.turn(s));
    assert.equal(goesOn(policy, s, seat, at(policy.choose(s, seat), 0)), false);
  }
});
