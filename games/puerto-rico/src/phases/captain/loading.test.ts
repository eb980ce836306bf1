import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@caravel/core';
import { puertoRico } from '../../index.ts';
import { faultsOf } from '../../invariants.ts';
import * as on from '../../state/layout.ts';
import { CORN } from '../../tables/goods.ts';
import {
  barrelsLeft,
  barrelsOf,
  doubloonsOf,
  options,
  type PositionWords,
  play,
  pointsOf,
  position,
  type SeatWords,
  ships,
  stepOf,
  waitingFor,
  whyNot,
} from '../../testing/index.ts';

const captain = (seats: readonly SeatWords[], words: PositionWords = {}): State => play(position({ ...words, seats }), 'role captain');

/** Every ship carries a kind and has room: nothing else can be loaded. */
const CORN_INDIGO_SUGAR = {
  ships: [
    { good: 'corn', load: 1 },
    { good: 'indigo', load: 1 },
    { good: 'sugar', load: 1 },
  ],
} as const;
/** Ships of 5 with 2 tobacco, of 6 with 1 corn, of 7 with 3 sugar. */
const TOBACCO_SHIP = {
  ships: [
    { good: 'tobacco', load: 2 },
    { good: 'corn', load: 1 },
    { good: 'sugar', load: 3 },
  ],
} as const;
const HARBOR_AND_WHARF = { harbor: 1, wharf: 1 } as const;

test('example 4: Anna, Bob, Chris and David load the ships', () => {
  const anna = { barrels: { corn: 2, sugar: 6 } };
  const bob = { barrels: { sugar: 2, tobacco: 3 } };
  const chris = { barrels: { corn: 2, tobacco: 1 } };
  const david = { barrels: { corn: 1, indigo: 5 } };
  let s = captain([anna, bob, chris, david], { ships: [{}, { good: 'corn', load: 3 }, {}] });
  assert.deepEqual(options(s, 0), ['load corn 6', 'load sugar 7']);
  assert.equal(whyNot(s, '0 load sugar 5'), 'CA4');
  s = play(s, '0 load sugar 7');
  assert.deepEqual(options(s, 1), ['load sugar 7', 'load tobacco 5']);
  s = play(s, '1 load sugar 7', '2 load tobacco 5');
  assert.deepEqual(options(s, 3), ['load corn 6']);
  s = play(s, '3 load corn 6');
  assert.deepEqual(pointsOf(s), [7, 1, 1, 1]);
  assert.deepEqual(options(s, 0), ['load corn 6']);
  s = play(s, '0 load corn 6');
  assert.deepEqual(options(s, 1), ['load tobacco 5']);
  s = play(s, '1 load tobacco 5');
  assert.deepEqual(pointsOf(s), [7 + 2, 1 + 3, 1, 1]);
  assert.equal(stepOf(s), 'role');
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => barrelsOf(s, seat)),
    [{}, { sugar: 1 }, { corn: 1 }, { indigo: 1 }],
  );
  assert.deepEqual(ships(s), ['4 tobacco', 'empty', 'empty']);
  assert.deepEqual(faultsOf(s), []);
});

test('example 8: harbor and wharf: 3 + 1, 2 + 1, 2 + 1', () => {
  let s = captain([{}, { barrels: { tobacco: 5, sugar: 2 }, buildings: HARBOR_AND_WHARF }], TOBACCO_SHIP);
  const gained = ['1 load tobacco 5', '1 load sugar 7', '1 wharf tobacco'].map((line) => {
    const before = on.points(s, 1);
    s = play(s, line);
    return on.points(s, 1) - before;
  });
  assert.deepEqual(gained, [3 + 1, 2 + 1, 2 + 1]);
  assert.deepEqual(ships(s), ['empty', '1 corn', '5 sugar']);
});

test('example 16: all 5 tobacco by wharf leave the tobacco ship not full, so it is not emptied', () => {
  const s = play(
    captain([{}, { barrels: { tobacco: 5, sugar: 2 }, buildings: HARBOR_AND_WHARF }], TOBACCO_SHIP),
    '1 wharf tobacco',
    '1 load sugar 7',
  );
  assert.equal(stepOf(s), 'role');
  assert.equal(on.points(s, 1), 5 + 1 + 2 + 1);
  assert.deepEqual(ships(s), ['2 tobacco', '1 corn', '5 sugar']);
});

test('CA1 from the captain clockwise, one kind a turn, round and round until no one can load', () => {
  const two = { barrels: { corn: 1, indigo: 1 } };
  const s = captain([{}, two, {}, two]);
  assert.deepEqual(waitingFor(s), [1]);
  const lap = play(s, '1 load corn 5', '3 load corn 5');
  assert.deepEqual(waitingFor(lap), [1]);
  assert.equal(stepOf(play(lap, '1 load indigo 6', '3 load indigo 6')), 'role');
});

test('CA1 a kind one does not have cannot be loaded', () =>
  assert.equal(whyNot(captain([{ barrels: { corn: 1 } }]), '0 load sugar 5'), 'CA1'));

test('CA2 who can load must', () => {
  const s = captain([{ barrels: { corn: 1 } }]);
  assert.equal(whyNot(s, '0 pass'), 'CA2');
  assert.equal(options(s, 0).includes('pass'), false);
});

test('CA3 a kind is on one ship only, a ship carries one kind', () => {
  const s = captain([{ barrels: { corn: 3, indigo: 2 } }], { ships: [{}, { good: 'corn', load: 5 }, {}] });
  assert.equal(whyNot(s, '0 load corn 7'), 'CA3');
  assert.equal(whyNot(s, '0 load indigo 6'), 'CA3');
  assert.deepEqual(options(s, 0), ['load corn 6', 'load indigo 5', 'load indigo 7']);
});

test('CA3 a ship filled in this phase takes no more, and its kind goes on no other', () => {
  const s = play(
    captain([{ barrels: { corn: 3 } }, { barrels: { corn: 3, sugar: 1 } }], { ships: [{ good: 'corn', load: 2 }] }),
    '0 load corn 5',
  );
  assert.equal(whyNot(s, '1 load corn 5'), 'CA3');
  assert.equal(whyNot(s, '1 load corn 6'), 'CA3');
  assert.deepEqual(options(s, 1), ['load sugar 6', 'load sugar 7']);
});

test('CA4 a kind goes where most of it fits, and is free where all of it fits', () => {
  const s = captain([{ barrels: { corn: 6 } }]);
  assert.deepEqual(options(s, 0), ['load corn 6', 'load corn 7']);
  assert.equal(whyNot(s, '0 load corn 5'), 'CA4');
});

test('CA4 more than any ship holds goes on the largest, and as many as fit are loaded', () => {
  const s = captain([{ barrels: { corn: 9 } }]);
  assert.deepEqual(options(s, 0), ['load corn 7']);
  const after = play(s, 'load corn 7');
  assert.deepEqual(on.points(after, 0), 7 + 1);
  assert.deepEqual(barrelsOf(after, 0), { corn: 1 });
});

test('CA4 five players load ships of 6, 7 and 8', () => {
  const s = captain([{ barrels: { sugar: 7 } }], { players: 5 });
  assert.deepEqual(options(s, 0), ['load sugar 7', 'load sugar 8']);
  assert.equal(whyNot(s, '0 load sugar 5'), 'S5');
});

test('CA4 a kind aboard goes there even if an empty ship would take more', () => {
  const s = captain([{ barrels: { corn: 6 } }], { ships: [{ good: 'corn', load: 4 }] });
  assert.deepEqual(options(s, 0), ['load corn 5']);
});

test('CA5 free choice among kinds, also one that loads less', () => {
  const s = captain([{ barrels: { corn: 1, sugar: 6, coffee: 2 } }], {
    ships: [{ good: 'coffee', load: 4 }, { good: 'corn', load: 1 }, {}],
  });
  assert.deepEqual(options(s, 0), ['load corn 6', 'load sugar 7', 'load coffee 5']);
});

test('CA6 a VP for each barrel, and one more for the captain, once', () => {
  const s = play(
    captain([{ barrels: { corn: 2, indigo: 3 } }, { barrels: { corn: 2 } }]),
    '0 load corn 5',
    '1 load corn 5',
    '0 load indigo 6',
  );
  assert.deepEqual(pointsOf(s), [2 + 1 + 3, 2, 0, 0]);
  assert.equal(on.pointsLeft(s), 100 - 8);
});

test('CA6 a captain who ships nothing gets nothing', () => {
  assert.deepEqual(pointsOf(play(captain([{}, { barrels: { corn: 2 } }]), '1 load corn 5')), [0, 2, 0, 0]);
  assert.deepEqual(pointsOf(captain([])), [0, 0, 0, 0]);
});

test('CA6 the captain’s VP comes anew in the next captain phase', () => {
  const words = { seats: [{ barrels: { corn: 2 } }, { barrels: { sugar: 2 } }] };
  const first = play(position({ ...words, options: { governor: 0 } }), 'role captain', '0 load corn 5', '1 load sugar 6');
  const again = play(first, 'role prospector', 'role trader', 'role craftsman');
  on.barrels.set(again, 1, CORN, 1);
  assert.equal(on.points(play(again, '1 role captain', '1 load corn 5'), 1), 2 + 1 + 1);
});

test('CA7 the VP of the others are secret', () => {
  const s = play(captain([{}, { barrels: { corn: 2 } }]), '1 load corn 5');
  assert.equal(puertoRico.describe(s, 1).seats[1]?.points.chips, 2);
  assert.equal(puertoRico.describe(s, 0).seats[1]?.points.chips, undefined);
});

test('CA10 prices do not matter: coffee counts as corn does, and brings no doubloons', () => {
  const s = play(captain([{}, { barrels: { coffee: 2 } }, { barrels: { corn: 2 } }]), '1 load coffee 5', '2 load corn 6');
  assert.deepEqual(pointsOf(s), [0, 2, 2, 0]);
  assert.deepEqual(doubloonsOf(s), [3, 3, 3, 3]);
});

test('CA10 outside this phase any number of barrels may be held', () => {
  const s = play(
    position({ seats: [{}, { barrels: { corn: 6, coffee: 4 }, tiles: { corn: [2, 2] } }] }),
    'role craftsman',
    '1 role prospector',
  );
  assert.deepEqual(barrelsOf(s, 1), { corn: 8, coffee: 4 });
});

test('V-harbor one VP more each time, also with the captain’s', () => {
  const harbor = { barrels: { corn: 1, sugar: 1 }, buildings: { harbor: 1 } };
  const s = play(captain([harbor, harbor]), '0 load corn 5', '1 load corn 5', '0 load sugar 6', '1 load sugar 6');
  assert.deepEqual(pointsOf(s).slice(0, 2), [1 + 1 + 1 + 1 + 1, 1 + 1 + 1 + 1]);
});

test('V-harbor an empty harbor pays nothing', () => {
  const s = play(captain([{}, { barrels: { corn: 1 }, buildings: { harbor: 0 } }]), '1 load corn 5');
  assert.equal(on.points(s, 1), 1);
});

test('V-wharf instead of forced loading, all barrels of any one kind', () => {
  const s = captain([{}, { barrels: { corn: 4, coffee: 2 }, buildings: { wharf: 1 } }], CORN_INDIGO_SUGAR);
  assert.deepEqual(options(s, 1), ['load corn 5', 'wharf corn', 'wharf coffee']);
  assert.equal(whyNot(s, '1 pass'), 'CA2');
  const wharf = play(s, '1 wharf corn');
  assert.equal(on.points(wharf, 1), 4);
  assert.deepEqual(ships(wharf), ['1 corn', '1 indigo', '1 sugar']);
});

test('V-wharf once a phase, only occupied, only for a kind one has', () => {
  const s = captain([
    { barrels: { corn: 1, indigo: 1, coffee: 1 }, buildings: { wharf: 1 } },
    { barrels: { corn: 1 }, buildings: { wharf: 0 } },
  ]);
  assert.equal(whyNot(s, '0 wharf sugar'), 'V-wharf');
  const used = play(s, '0 wharf corn');
  assert.equal(whyNot(used, '1 wharf corn'), 'V-wharf');
  const again = play(used, '1 load corn 5');
  assert.equal(whyNot(again, '0 wharf indigo'), 'V-wharf');
  assert.equal(whyNot(again, '0 load indigo 6'), undefined);
});

test('V-wharf a kind on the other wharf is free as well, and no number is too large', () => {
  const owner = (sugar: number) => ({ barrels: { sugar }, buildings: { wharf: 1 } });
  const s = play(captain([{}, owner(8), owner(3)]), '1 wharf sugar', '2 wharf sugar');
  assert.deepEqual(pointsOf(s), [0, 8, 3, 0]);
});

test('V-wharf works again in the next captain phase', () => {
  const s = play(
    position({ seats: [{ barrels: { corn: 1 }, buildings: { wharf: 1 } }] }),
    'role captain',
    '0 wharf corn',
    'role prospector',
    'role trader',
    'role craftsman',
  );
  on.barrels.set(s, 0, CORN, 1);
  assert.equal(whyNot(play(s, '1 role captain'), '0 wharf corn'), undefined);
});

test('Q5 among the empty ships that take most, any', () => {
  assert.deepEqual(options(captain([{ barrels: { sugar: 3 } }]), 0), ['load sugar 5', 'load sugar 6', 'load sugar 7']);
});

test('Q5 who could only use his wharf may pass and use it later in the phase', () => {
  const s = captain([{ barrels: { coffee: 2 }, buildings: { wharf: 1 } }, { barrels: { corn: 1 } }], CORN_INDIGO_SUGAR);
  assert.deepEqual(options(s, 0), ['wharf coffee', 'pass']);
  const later = play(s, '0 pass', '1 load corn 5');
  assert.deepEqual(options(later, 0), ['wharf coffee', 'pass']);
  assert.equal(on.points(play(later, '0 wharf coffee'), 0), 2 + 1);
});

test('Q5 the phase ends after a full lap in which nobody loads', () => {
  const wharf = { barrels: { coffee: 1 }, buildings: { wharf: 1 } };
  const s = captain([wharf, { barrels: { corn: 1 } }, wharf], CORN_INDIGO_SUGAR);
  const lap = play(s, '0 pass', '1 load corn 5', '2 pass', '0 pass');
  assert.equal(stepOf(lap), 'role');
  assert.deepEqual(barrelsOf(lap, 0), { coffee: 1 });
  assert.equal(stepOf(play(s, '0 wharf coffee', '1 load corn 5', '2 wharf coffee')), 'role');
});

test('Q5 a load at the end of the lap gives those who passed another turn', () => {
  const wharf = { barrels: { coffee: 1 }, buildings: { wharf: 1 } };
  const s = play(captain([wharf, {}, {}, wharf], CORN_INDIGO_SUGAR), '0 pass', '3 wharf coffee');
  assert.deepEqual(waitingFor(s), [0]);
});

test('Q5 the wharf never holds back a kind that a ship takes: with both, no passing', () => {
  const s = captain([{ barrels: { coffee: 1, sugar: 1 }, buildings: { wharf: 1 } }], CORN_INDIGO_SUGAR);
  assert.equal(whyNot(s, '0 pass'), 'CA2');
  const after = play(s, '0 load sugar 7');
  assert.deepEqual(options(after, 0), ['wharf coffee', 'pass']);
});

test('Q6 the captain’s VP comes with his first load, wharf included, and the harbor pays there too', () => {
  const s = play(captain([{ barrels: { corn: 2, sugar: 1 }, buildings: HARBOR_AND_WHARF }]), '0 wharf corn');
  assert.equal(on.points(s, 0), 2 + 1 + 1);
  assert.equal(on.points(play(s, '0 load sugar 5'), 0), 4 + 1 + 1);
});

test('Q14 barrels loaded by wharf are back in the supply at once', () => {
  const s = play(captain([{ barrels: { corn: 4, sugar: 1 }, buildings: { wharf: 1 } }]), '0 wharf corn');
  assert.equal(stepOf(s), 'captain');
  assert.equal(barrelsLeft(s).corn, 10);
});

test('R1 CA1 CA3 CA4 a loader out of turn is told what forbids the load itself, before whose turn it is', () => {
  const s = captain([{ barrels: { corn: 1 } }, { barrels: { sugar: 7, tobacco: 1 } }, {}], { ships: [{ good: 'corn', load: 1 }, {}, {}] });
  assert.deepEqual(waitingFor(s), [0]);
  assert.equal(whyNot(s, '1 load corn 5'), 'CA1');
  assert.equal(whyNot(s, '1 load tobacco 5'), 'CA3');
  assert.equal(whyNot(s, '1 load sugar 6'), 'CA4');
  assert.equal(whyNot(s, '1 load sugar 7'), 'R1');
});
