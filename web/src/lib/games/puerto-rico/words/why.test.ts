/** What a touch that leads to no move is told: what is missing here and now, and the rule. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, must, readConfig, type State } from '@caravel/core';
import { walk } from '@caravel/core/testing';
import { thorough } from '@caravel/core/testing/thorough';
import { LOCALES } from '@caravel/i18n';
import { puertoRico } from '@caravel/puerto-rico';
import { ELEVEN, play, position } from '@caravel/puerto-rico/testing';
import type { GameUi } from '../../../table/game-ui.ts';
import { triedWith } from '../../../table/session/why-closed.ts';
import { touches } from '../touch.ts';
import { loadPuertoRicoWords } from './words.ts';

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve'];
const ui = { game: puertoRico, touches } as unknown as GameUi;
const wordsIn = async (locale: string) => (await (await loadPuertoRicoWords(locale, NAMES)).later?.()) ?? assert.fail();
const english = await wordsIn('en');

const triedAt = (s: State, seat: number, thing: string, touched: readonly string[] = []) =>
  triedWith(ui, s, seat, thing, touched) as Parameters<NonNullable<typeof english.why>>[2];

const answer = (s: State, seat: number, thing: string, ...touched: string[]): readonly (string | undefined)[] => {
  const why = english.why?.(puertoRico.describe(s, seat), seat, triedAt(s, seat, thing, touched));
  return [why?.text, why?.rule];
};

for (const locale of LOCALES)
  test(`${locale}: in random games every answer is whole`, async () => {
    const words = await wordsIn(locale);
    const rules = new Set<string>();
    for (const players of [3, 5])
      walk(puertoRico, must(readConfig(puertoRico, { players })), players, (s, step) => {
        if (!step || step.seat < 0 || step.move % thorough(9, 3) > 0) return;
        const view = puertoRico.describe(s, step.seat);
        const all = Array.from({ length: puertoRico.moves.count }, (_, id) => touches(view, step.seat, puertoRico.moves.struct(id)));
        const open = new Set(legalMoves(puertoRico, s, step.seat).flatMap((id) => all[id] ?? []));
        for (const thing of new Set(all.flat())) {
          const why = open.has(thing) ? undefined : words.why?.(view, step.seat, triedAt(s, step.seat, thing));
          if (!why) continue;
          rules.add(why.rule);
          assert.match(why.text, /^[\p{Lu}\d].*\.$/u, thing);
          assert.doesNotMatch(why.text, /undefined|NaN|-1/, thing);
          assert.notEqual(words.rule(why.rule), '', why.rule);
        }
      });
    assert.ok(rules.size >= 6, [...rules].join(' '));
  });

test('BU1 BU2 BU3 BU4 BU6 a building says what is missing to buy it now, discounts counted', () => {
  const at = (seat: object, words: object = {}): State => play(position({ ...words, seats: [seat] }), 'role builder');
  assert.deepEqual(answer(at({ doubloons: 2, tiles: { quarry: [1, 1] } }), 0, 'building:office'), [
    'It costs you 3 doubloons now, and you have 2.',
    'BU1',
  ]);
  assert.deepEqual(answer(at({ doubloons: 2 }), 0, 'building:harbor'), ['It costs you 7 doubloons now, and you have 2.', 'BU1']);
  assert.deepEqual(answer(at({ doubloons: 9, buildings: { office: 0 } }), 0, 'building:office'), ['It is in your city.', 'BU2']);
  assert.deepEqual(answer(at({ doubloons: 20, buildings: ELEVEN }), 0, 'building:residence'), [
    'It takes 2 spaces in your city, and you have 1 left.',
    'BU3',
  ]);
  assert.deepEqual(answer(at({ doubloons: 9 }, { supply: { buildings: { office: 0 } } }), 0, 'building:office'), ['Sold out.', 'BU6']);
});

test('TR1 TR2 the trading house says what it has, and a barrel that there is none', () => {
  const s = play(position({ seats: [{ barrels: { corn: 1, indigo: 1 } }], house: ['corn'] }), 'role trader');
  assert.deepEqual(answer(s, 0, 'barrels:0:corn'), ['The trading house already has corn.', 'TR2']);
  assert.deepEqual(answer(s, 0, 'barrels:0:sugar'), ['You have no sugar.', 'TR1']);
});

test('CA3 CA4 a ship says what it carries, and which other one to take', () => {
  const ships = [{ good: 'corn', load: 1 }, { good: 'indigo', load: 6 }, {}] as const;
  const s = play(position({ seats: [{ barrels: { corn: 2, sugar: 3 } }], ships }), 'role captain');
  assert.deepEqual(answer(s, 0, 'ship:6', 'barrels:0:sugar'), ['Full: 6 indigo.', 'CA3']);
  assert.deepEqual(answer(s, 0, 'ship:5', 'barrels:0:sugar'), ['1 corn, room for 4 more.', 'CA3']);
  assert.deepEqual(answer(s, 0, 'ship:7', 'barrels:0:corn'), ['Corn goes on the 5-barrel ship, which already carries it.', 'CA3']);
  const empty = play(position({ seats: [{ barrels: { corn: 7 } }] }), 'role captain');
  assert.deepEqual(answer(empty, 0, 'ship:5', 'barrels:0:corn'), ['The 7-barrel ship takes more of this kind: 7 barrels.', 'CA4']);
});

test('R1 SE4 SE5 a role says who has it, a full island and the last quarry say so', () => {
  const taken = play(position({}), 'role settler', '0 pass', '1 pass', '2 pass', '3 pass');
  assert.deepEqual(answer(taken, 1, 'role:settler'), ['Taken by Ada this round.', 'R1']);
  const full = play(position({ seats: [{ tiles: { corn: 12 } }, {}] }), 'role settler');
  assert.deepEqual(answer(full, 0, 'plantation:corn'), ['All 12 spaces on your island are filled.', 'SE4']);
  const none = play(position({ supply: { quarries: 0 } }), 'role settler');
  assert.deepEqual(answer(none, 0, 'quarry'), ['There are no quarries left.', 'SE5']);
});

test('R1 while settling a building says when buildings are bought', () => {
  const s = play(position({}), 'role settler');
  const [first] = triedAt(s, 0, 'building:office');
  assert.equal(first?.rule, 'R1');
  assert.equal(answer(s, 0, 'building:office')[0], undefined);
  assert.equal(first && english.when?.(puertoRico.describe(s, 0), 0, first.move), 'Buildings are bought in the builder phase.');
});
