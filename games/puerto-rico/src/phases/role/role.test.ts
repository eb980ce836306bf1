import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@caravel/core';
import * as on from '../../state/layout.ts';
import {
  barrelsOf,
  doubloonsOf,
  endingsOf,
  finishRound,
  options,
  play,
  position,
  quietRole,
  roleDoubloons,
  sanJuanOf,
  stepOf,
  tilesOf,
  toNextRole,
  waitingFor,
  whyNot,
} from '../../testing/index.ts';

/** Who takes the next roles, in order, while quiet roles are played. */
const takers = (s: State, count: number): number[] => {
  const seats: number[] = [];
  for (let now = s; seats.length < count; now = quietRole(now)) seats.push(...waitingFor(now));
  return seats;
};

const rich = { doubloons: 9 };

test('R1 the governor first, then clockwise, each player one role', () => {
  assert.deepEqual(takers(position({ players: 3 }), 3), [0, 1, 2]);
  assert.deepEqual(takers(position({ options: { governor: 2 } }), 4), [2, 3, 0, 1]);
});

test('R1 everyone acts once, clockwise from the one who took the role', () => {
  const s = play(position({ seats: [rich, rich, rich, rich] }), 'role prospector', '1 role builder');
  assert.deepEqual(waitingFor(s), [1]);
  const after = play(s, '1 pass', '2 build hacienda', '3 build hacienda', '0 build office');
  assert.equal(stepOf(after), 'role');
  assert.deepEqual(waitingFor(after), [2]);
});

test('R1 not your turn, and a role taken is gone for the round', () => {
  const s = play(position(), 'role prospector');
  assert.equal(whyNot(s, '0 role mayor'), 'R1');
  assert.equal(whyNot(s, '2 role mayor'), 'R1');
  assert.equal(whyNot(s, '1 role prospector'), 'R1');
  assert.equal(options(s, 1).includes('role prospector'), false);
});

test('R1 in a phase nobody acts before his turn, nor twice, nor does the work of another phase', () => {
  const s = play(position({ seats: [rich, rich, rich, rich] }), 'role builder');
  assert.equal(whyNot(s, '1 build hacienda'), 'R1');
  assert.equal(whyNot(play(s, 'build hacienda'), '0 build office'), 'R1');
  assert.equal(whyNot(s, '0 sell corn'), 'R1');
  assert.equal(whyNot(s, '* build hacienda'), 'R1');
});

test('R2 the player who takes a role gets its doubloons at once', () => {
  const s = play(position({ roleDoubloons: { builder: 2 }, seats: [{ doubloons: 6 }] }), 'role builder', 'build wharf');
  assert.equal(on.doubloons(s, 0), 0);
  assert.deepEqual(roleDoubloons(s), {});
});

test('R3 a role must be taken', () => {
  assert.equal(whyNot(position(), '0 pass'), 'R3');
  assert.equal(whyNot(position(), '0 plantation corn'), 'R3');
});

test('R3 the action is optional, and others may act when the taker does not', () => {
  const s = play(position(), 'role settler', '0 pass', '1 plantation coffee');
  assert.deepEqual(tilesOf(s, 0), { indigo: 1 });
  assert.deepEqual(tilesOf(s, 1), { indigo: 1, coffee: 1 });
});

test('R3 only loading and placing colonists cannot be declined', () => {
  const captain = play(position({ seats: [{ barrels: { corn: 1 } }] }), 'role captain');
  assert.equal(whyNot(captain, '0 pass'), 'CA2');
  const mayor = play(position({ seats: [{ tiles: { corn: 1, indigo: 1 } }] }), 'role mayor', 'pass');
  assert.equal(whyNot(mayor, '0 pass'), 'MY3');
});

test('R3 the privilege is the taker’s alone', () => {
  const sugar = { doubloons: 0, barrels: { sugar: 1 } };
  const tobacco = { doubloons: 0, barrels: { tobacco: 1 } };
  const s = play(position({ seats: [sugar, tobacco] }), 'role trader', 'sell sugar', 'sell tobacco');
  assert.deepEqual(doubloonsOf(s).slice(0, 2), [2 + 1, 3]);
});

test('R4 after the round each unused role gets a doubloon more, all roles return, the governor moves left', () => {
  const before = position({ roleDoubloons: { captain: 2, trader: 1 } });
  const s = finishRound(play(before, 'role prospector', 'role trader', 'role craftsman', 'role settler'));
  assert.deepEqual(roleDoubloons(s), { mayor: 1, builder: 1, captain: 3 });
  assert.equal(options(s, 1).length, 7);
  assert.equal(on.governor(s), 1);
  assert.deepEqual(waitingFor(s), [1]);
});

test('R4 three roles are left over with three, four and five players', () => {
  for (const players of [3, 4, 5]) assert.equal(Object.keys(roleDoubloons(finishRound(position({ players })))).length, 3);
});

test('R4 no doubloon is laid before the last player of the round has finished', () => {
  const s = [1, 2, 3].reduce(quietRole, position());
  assert.deepEqual(roleDoubloons(s), {});
  assert.equal(on.governor(s), 0);
});

test('R5 what is not occupied does not work', () => {
  const idle = {
    doubloons: 0,
    barrels: { indigo: 1 },
    tiles: { corn: 3, quarry: 2 },
    buildings: { 'small-market': 0, office: 0 },
  } as const;
  const s = position({ seats: [{}, idle] });
  assert.equal(on.doubloons(toNextRole(play(s, 'role trader', '1 sell indigo')), 1), 1);
  assert.equal(whyNot(play(position({ seats: [{}, { ...idle, doubloons: 1 }] }), 'role builder', '0 pass'), '1 build hacienda'), 'BU1');
  assert.deepEqual(barrelsOf(toNextRole(play(s, 'role craftsman')), 1), { indigo: 1 });
});

test('R5 one colonist on one circle makes a building work', () => {
  const s = position({ seats: [{ tiles: { indigo: [1, 1] }, buildings: { 'indigo-plant': 1 } }] });
  assert.deepEqual(barrelsOf(play(s, 'role craftsman', 'pass'), 0), { indigo: 1 });
});

test('2P3 in turn until each has three roles, then the one left gets a doubloon and the governor changes', () => {
  const s = position({ players: 2 });
  assert.deepEqual(takers(s, 6), [0, 1, 0, 1, 0, 1]);
  const after = finishRound(s);
  assert.equal(Object.values(roleDoubloons(after)).join(), '1');
  assert.equal(on.governor(after), 1);
  assert.deepEqual(takers(after, 6), [1, 0, 1, 0, 1, 0]);
});

test('2P3 the last round is played to its sixth role', () => {
  const s = toNextRole(play(position({ players: 2, supply: { colonists: 1 } }), 'role mayor'));
  assert.deepEqual(endingsOf(s), ['colonists']);
  const fifth = [2, 3, 4, 5].reduce(quietRole, s);
  assert.deepEqual(waitingFor(fifth), [1]);
  assert.equal(stepOf(quietRole(fifth)), 'over');
});

test('Q11 the two prospectors are separate cards with separate doubloons', () => {
  const s = position({ players: 5, roleDoubloons: { prospector: 2, 'prospector-2': 1 } });
  const after = play(s, 'role prospector', 'role prospector-2');
  assert.deepEqual(doubloonsOf(after), [4 + 3, 4 + 2, 4, 4, 4]);
  assert.equal(whyNot(after, '2 role prospector'), 'R1');
  assert.equal(whyNot(after, '2 role prospector-2'), 'R1');
});

test('Q11 an unused prospector gets its doubloon beside the used one', () => {
  const s = ['settler', 'prospector-2', 'trader', 'builder', 'craftsman'].reduce(
    (now, role) => toNextRole(play(now, `role ${role}`)),
    position({ players: 5 }),
  );
  assert.deepEqual(roleDoubloons(s), { mayor: 1, captain: 1, prospector: 1 });
});

test('Q15 two endings in one round change nothing: it is played to its end and no further', () => {
  const s = position({ supply: { colonists: 0, points: 2 }, seats: [{}, { barrels: { corn: 3 } }] });
  const both = toNextRole(play(toNextRole(play(s, 'role mayor')), '1 role captain', '1 load corn 5'));
  assert.deepEqual(endingsOf(both), ['colonists', 'points']);
  assert.deepEqual(waitingFor(both), [2]);
  assert.equal(stepOf(quietRole(both)), 'role');
  assert.equal(stepOf(quietRole(quietRole(both))), 'over');
});

test('Q16 a privilege given up is lost', () => {
  const s = play(position({ seats: [{ tiles: { corn: 1, indigo: 1 } }] }), 'role mayor', 'pass');
  assert.equal(whyNot(s, '0 colonist'), 'MY3');
  assert.equal(on.colonistsLeft(s), 75);
  assert.deepEqual(sanJuanOf(s), [0, 0, 0, 0]);
});

test('Q16 the doubloons on a role come even if the taker does nothing', () => {
  const s = play(position({ roleDoubloons: { settler: 3 } }), 'role settler', 'pass');
  assert.equal(on.doubloons(s, 0), 3 + 3);
});
