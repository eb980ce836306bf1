import assert from 'node:assert/strict';
import test from 'node:test';
import { isOver, must, readConfig, type State, seatsOf } from '@caravel/core';
import { on } from '@caravel/madeira/positions';
import { game } from '@caravel/madeira/rules';
import fc from 'fast-check';
import { filledIn, step } from '../../../../testing/position-sheet.ts';
import { positions } from './positions.ts';

const { fieldsOf, fieldAt, set, refusal } = await filledIn(game, positions);

const opening = (players = 3, rules = '2nd'): State => {
  const s = game.setup(must(readConfig(game, { players, rules })));
  while (!positions.canEdit(s)) step(game, s, 0);
  return s;
};

const setAll = (s: State, changes: readonly (readonly [string, number])[]): State => {
  let now = s;
  for (const [key, value] of changes) {
    now = set(now, key, value);
    assert.deepEqual(positions.faults(now), [], key);
    assert.equal(fieldAt(now, key).value, value, key);
  }
  return now;
};

test('every field shows what the position has, and may be written with it', () => {
  const s = opening();
  for (const field of fieldsOf(s)) assert.deepEqual(field.with(field.value), s, field.key);
});

test('what a player is given comes from home or the supply', () => {
  const s = opening();
  const [home, ships] = [on.workersHome(s, 1), on.shipsHome(s, 1)];
  const after = setAll(s, [
    ['reals:1', 20],
    ['bread:1', 9],
    ['wine:1', 3],
    ['points:1', 12],
    ['pirates:1', 7],
    ['mill:1', 1],
    ['watch:1', 4],
    ['land:1:2', 1],
    ['ship:2', 1],
    ['favor:3', 3],
    ['favor:4', 2],
    ['pirate:0', 0],
    ['pirate:1', 0],
    ['pirate:2', 2],
    ['pirateOn:0', 1],
  ]);
  assert.deepEqual([on.workersHome(after, 1), on.shipsHome(after, 1)], [home - 3, ships - 1]);
  assert.deepEqual([on.favorOwner(after, 3), on.favorUp(after, 3), on.favorUp(after, 4)], [1, 1, 0]);
});

test('Workers in cities stand on spots, and a Favor that goes back finds a district without pieces', () => {
  const s = setAll(opening(), [
    ['city:0:1', 3],
    ['field:0:14', 1],
    ['favor:0', 1],
    ['city:0:0', 3],
  ]);
  assert.equal(refusal(s, 'favor:0', -1), 'no district without pieces is left for the Favor (S7).');
  const laid = setAll(s, [
    ['city:0:0', 1],
    ['favor:0', -1],
  ]);
  assert.deepEqual(
    laid,
    setAll(opening(), [
      ['city:0:1', 3],
      ['field:0:14', 1],
    ]),
  );
});

test('the turn goes to whoever is chosen, and not to one who has passed', () => {
  const s = opening();
  const other = (on.actor(s) + 1) % 3;
  const moved = setAll(s, [['turn', other]]);
  assert.deepEqual(seatsOf(game.turn(moved)), [other]);
  const passed = setAll(s, [['pass:1', other]]);
  assert.equal(refusal(passed, 'turn', other), 'whoever has passed has no more turns (B8).');
  assert.equal(refusal(passed, `dice:${other}:0`, 1), 'whoever has passed has no dice left (B6).');
});

test('what a player does not have, or the board has no room for, is refused with the rule', () => {
  const s = opening();
  for (const [key, value, why] of [
    ['reals:0', -1, 'it cannot be less than 0.'],
    ['field:0:3', -1, 'it cannot be less than 0.'],
    ['city:0:1', -1, 'it cannot be less than 0.'],
    ['watch:0', 13, 'no Worker is left at home, for everyone has 12 (S2).'],
    ['field:0:3', 2, 'a player has at most one Worker on a Field (BD3).'],
    ['city:0:1', 5, 'the city has no empty spot in a built district (S7).'],
    ['dice:0:0', 4, 'a player has 3 guild dice, those at home and those placed (S1).'],
    ['pirate:0', 4, 'there are 3 pirate dice (S1).'],
  ] as const)
    assert.equal(refusal(s, key, value), why, key);
  const noPirates = setAll(s, [
    ['pirate:0', 0],
    ['pirate:1', 0],
    ['pirate:2', 0],
  ]);
  assert.equal(refusal(noPirates, 'pirateOn:2', 2), 'a character takes only one pirate die (B3).');
});

test('no more Ships than six, no more dice on a character than players', () => {
  let s = opening();
  const slots = fieldsOf(s).filter(({ key }) => key.startsWith('ship:'));
  for (const { key } of slots.slice(0, 6)) s = setAll(s, [[key, 0]]);
  assert.equal(refusal(s, slots[6]?.key ?? '', 0), 'no Ship is left at home, for everyone has 6 (S2).');
  for (const seat of [0, 1])
    s = setAll(
      s,
      [0, 1, 2].map((value) => [`dice:${seat}:${value}`, 0] as const),
    );
  s = setAll(s, [['placed:0:0', 3]]);
  assert.equal(refusal(s, 'placed:1:0', 1), 'a character takes only as many dice as there are players (B3).');
});

test('one Request is exchanged for another from the box or a row, as long as there is one', () => {
  const s = opening();
  const given = fieldAt(s, 'request:0:0').value;
  const wanted = (given + 1) % 5;
  const after = set(s, 'request:0:0', wanted);
  assert.deepEqual([positions.faults(after), on.requests(after, 0, wanted)], [[], on.requests(s, 0, wanted) + 1]);
  on.requestBag.set(s, wanted, 0);
  for (const row of [0, 1, 2]) {
    on.rowRequests.add(s, row, given, on.rowRequests(s, row, wanted));
    on.rowRequests.set(s, row, wanted, 0);
  }
  assert.deepEqual(positions.faults(s), []);
  assert.equal(refusal(s, 'request:0:0', wanted), 'no Request of this kind is left (S5).');
});

test('what lies on the board is set: Goods, Wood, characters, Citizens, rewards, Favors of districts, Requests of rows', () => {
  const s = opening();
  const [first, second] = fieldsOf(s).filter(({ key }) => key.startsWith('character:'));
  const after = setAll(s, [
    ['grows:0', 8],
    ['grows:4', 2],
    ['woodOn:0', 5],
    ['woodOn:3', 0],
    [first?.key ?? '', second?.value ?? 0],
    ['citizens:2', 2],
  ]);
  assert.deepEqual([on.fieldGood(after, 0), on.fieldBecomes(after, 0), on.fieldWood(after, 0)], [2, -1, 5]);
  assert.deepEqual([on.fieldGood(after, 4), on.fieldBecomes(after, 4)], [0, 1]);
  assert.equal(fieldAt(after, second?.key ?? '').value, first?.value);
  assert.deepEqual([on.citizens(after, 0) + on.citizens(after, 1), on.citizens(after, 2)], [1, 2]);
  for (const kind of ['reward:', 'district:'])
    for (const { key, choices = [] } of fieldsOf(s).filter((field) => field.key.startsWith(kind)))
      for (const { value } of choices) setAll(s, [[key, value]]);
  const [given, wanted] = [fieldAt(s, 'rowRequest:0:0').value, fieldAt(s, 'rowRequest:2:3').value];
  assert.notEqual(given, wanted);
  const exchanged = set(s, 'rowRequest:0:0', wanted);
  assert.deepEqual([positions.faults(exchanged), on.rowRequests(exchanged, 0, wanted)], [[], on.rowRequests(s, 0, wanted) + 1]);
});

test('Fields turn into what the Crown wants only while it still will', () => {
  const labels = (s: State) => fieldAt(s, 'grows:0').choices?.map(({ label }) => label);
  const s = opening();
  assert.deepEqual(labels(s), ['Wheat', 'Sugar', 'Wine', 'Wheat, later Sugar', 'Sugar, later Wine']);
  assert.deepEqual(labels(set(s, 'round', 3)), ['Wheat', 'Sugar', 'Wine', 'Sugar, later Wine']);
  assert.deepEqual(labels(set(s, 'round', 5)), ['Wheat', 'Sugar', 'Wine']);
  on.fieldBecomes.set(s, 0, 2);
  on.fieldGood.set(s, 0, 0);
  assert.deepEqual(positions.faults(s), ['Field 1a: 0 turns into 2']);
});

test('a Citizen goes to no city that is full', () => {
  let s = opening();
  for (let n = 1; positions.faults(set(s, 'city:0:2', n)).length === 0; n++) s = set(s, 'city:0:2', n);
  assert.equal(refusal(s, 'citizens:2', 2), 'the city has no empty spot in a built district (S7).');
  for (const [city, amount] of [
    [0, 4],
    [1, -1],
  ])
    assert.equal(refusal(s, `citizens:${city}`, amount ?? 0), 'there are three Neutral Citizens, all in cities (S8).');
});

test('another round has its Requests in hands and rows, and its empty building', () => {
  const s = opening();
  for (const round of [2, 3, 4, 5]) assert.deepEqual(positions.faults(set(s, 'round', round)), [], `${round}`);
  assert.equal(fieldsOf(set(s, 'round', 3)).filter(({ key }) => key.startsWith('request:0')).length, 3);
  assert.deepEqual(positions.faults(set(set(s, 'round', 2), 'round', 1)), []);
  assert.deepEqual(
    fieldAt(set(s, 'round', 3), 'round').choices?.map(({ value }) => value),
    [3, 4, 5],
  );
});

/** Any legal moves, until the end. */
const playOut = (s: State, numbers: readonly number[]): State => {
  for (let i = 0; !isOver(game, s) && i < 5000; i++) {
    step(game, s, numbers[i % numbers.length] ?? 0);
    if (i % 20 === 0) assert.deepEqual(positions.faults(s), []);
  }
  return s;
};

/** The last position within so many moves that can be changed: some games are over by then. */
const lastEditable = (start: State, moves: number, numbers: readonly number[]): State => {
  const s = start.slice();
  let last = start;
  for (let i = 0; i < moves && !isOver(game, s); i++) {
    step(game, s, numbers[i % numbers.length] ?? 0);
    if (positions.canEdit(s)) last = s.slice();
  }
  return last;
};

const anyNumbers = fc.array(fc.nat(40), { minLength: 7, maxLength: 7 });
const anyTable = fc.tuple(fc.constantFrom(2, 3, 4), fc.constantFrom(...game.ruleSets));

test('positions that play reaches are faultless', () => {
  fc.assert(
    fc.property(anyTable, anyNumbers, ([players, rules], numbers) => {
      const s = opening(players, rules);
      for (let i = 0; !isOver(game, s) && i < 5000; i++) {
        step(game, s, numbers[i % numbers.length] ?? 0);
        if (positions.canEdit(s)) assert.deepEqual(positions.faults(s), []);
      }
    }),
    { numRuns: 20 },
  );
});

test('whatever was changed and not refused can be played on, and the invariants hold', () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: -1, max: 6 })), { minLength: 5, maxLength: 60 });
  fc.assert(
    fc.property(anyTable, fc.nat(120), changes, anyNumbers, ([players, rules], before, list, numbers) => {
      let s = lastEditable(opening(players, rules), before, numbers);
      for (const [place, value] of list) {
        const fields = fieldsOf(s);
        const field = fields[place % fields.length] ?? assert.fail();
        if (field.choices && !field.choices.some((choice) => choice.value === value)) continue;
        const next = field.with(value);
        if (positions.faults(next).length === 0) s = next;
      }
      const end = playOut(s.slice(), numbers);
      assert.ok(isOver(game, end));
      assert.deepEqual(game.faults(end), []);
    }),
    { numRuns: 60 },
  );
});

test('a number that is anything is refused or taken, and never trips the check', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), fc.integer({ min: -32768, max: 32767 })), { minLength: 1, maxLength: 5 }), (cells) => {
      const s = opening();
      for (const [place, value] of cells) s[place % s.length] = value;
      assert.ok(Array.isArray(positions.faults(s)));
    }),
  );
});
