import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSeat, must, positionAfter, readConfig, type State } from '@caravel/core';
import { Greedy } from './greedy.ts';
import { STUDIES, valueFor } from './minds.ts';
import { goesOn, Purse } from './purse.ts';

test('a turn with one large decision has all of the time, and the next turn again', () => {
  const purse = new Purse(1000);
  for (let turn = 0; turn < 3; turn++) {
    assert.equal(purse.share(true), 1000);
    purse.spend(1010, true);
  }
});

test('decisions in a row share the time of the turn: half, half of the rest, the rest', () => {
  const purse = new Purse(1000);
  assert.equal(purse.share(false), 500);
  purse.spend(500, false);
  assert.equal(purse.share(false), 250);
  purse.spend(250, false);
  assert.equal(purse.share(true), 250);
  purse.spend(250, true);
  assert.equal(purse.share(true), 1000);
});

test('a turn that goes on and on still has a fortieth for each decision', () => {
  const purse = new Purse(1000);
  for (let i = 0; i < 9; i++) purse.spend(purse.share(false), false);
  assert.equal(purse.share(false), 25);
});

test('after a role of Puerto Rico somebody else has the next large decision', () => {
  const study = STUDIES.find(({ mind }) => mind.game.name === 'puerto-rico') as (typeof STUDIES)[number];
  const { game, isBig } = study.mind;
  const greedy = new Greedy(valueFor(study, 3));
  let seen = 0;
  for (let moves = 10; seen < 10; moves++) {
    const s = positionAfter(game, must(readConfig(game, { players: 3 })), 2, moves) as State;
    if (!isBig(s)) continue;
    seen++;
    const seat = firstSeat(game.turn(s));
    assert.equal(goesOn(greedy, s, seat, greedy.choose(s, seat)), false);
  }
});
