/** What a touch that leads to no move is told: what is missing here and now, and the rule. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, must, readConfig, type State } from '@caravel/core';
import { walk } from '@caravel/core/testing';
import { thorough } from '@caravel/core/testing/thorough';
import { LOCALES } from '@caravel/i18n';
import { loadLog, loadReasons, loadRules, loadWords } from '@caravel/i18n/madeira';
import { madeira } from '@caravel/madeira';
import { play, position } from '@caravel/madeira/testing';
import type { GameUi } from '../../../../table/game-ui.ts';
import { triedWith } from '../../../../table/session/why-closed.ts';
import { targetsByCard } from '../../targets-by-card.ts';
import { meanings, touches } from '../../touch.ts';
import { lateWords } from './late-words.ts';

const NAMES = ['Ana', 'Bruno', 'Clara', 'Duarte'];
const ui = { game: madeira, touches } as unknown as GameUi;
const wordsIn = async (locale: (typeof LOCALES)[number]) => {
  const [terms, log, rules, reasons] = await Promise.all([loadWords(locale), loadLog(locale), loadRules(locale), loadReasons(locale)]);
  return lateWords({ terms, log, rules, reasons }, { names: NAMES }, () => false);
};
const english = await wordsIn('en');

const triedAt = (s: State, seat: number, thing: string, touched: readonly string[] = []) =>
  triedWith(ui, s, seat, thing, touched) as Parameters<NonNullable<typeof english.why>>[2];

/** The answer and its rule. */
const answer = (s: State, thing: string, ...touched: string[]): readonly (string | undefined)[] => {
  const why = english.why?.(madeira.describe(s, 0), 0, triedAt(s, 0, thing, touched));
  return [why?.text, why?.rule];
};

const CHARACTERS = { moinho: 'steward', capitania: 'commander', alfandega: 'mayor', casa: 'guild-master' } as const;
const at = (seat: NonNullable<Parameters<typeof position>[0]>['seats'] = []): State => position({ characters: CHARACTERS, seats: seat });

test('W1 W2 W5 the windmill says how many Goods or points there are', () => {
  const s = at([{ dice: [3], goods: { wheat: 1 }, mill: 0 }]);
  assert.deepEqual(answer(s, 'mill:up'), ['You have 1 Wheat, 2 are needed.', 'W2']);
  assert.deepEqual(answer(s, 'mill:bread'), ['You have 0 PP, 1 is needed.', 'W5']);
  assert.deepEqual(answer(s, 'exchange'), ['You have 1 Good, any two are needed.', 'W1']);
  assert.deepEqual(answer(at([{ dice: [3], goods: { wheat: 1, sugar: 1 } }]), 'pair:wheat:wine'), ['You have 0 Wine, 1 is needed.', 'W1']);
});

test('B2 B3 B4 a character says which die, which room or how much Bread is missing', () => {
  const s = at([{ dice: [1] }]);
  assert.deepEqual(answer(s, 'character:casa'), ['You have 0 Bread, 2 are needed.', 'B4']);
  assert.deepEqual(answer(s, 'pirate-die:2'), ['You have no Worker in the City Watch.', 'B2']);
  assert.deepEqual(answer(at([{}]), 'character:casa'), ['You have no guild dice left.', 'B2']);
});

test('B4 with a die in hand the answer is about that die', () => {
  const s = at([{ dice: [1, 2], bread: 0 }]);
  assert.deepEqual(answer(s, 'character:casa', 'die:2'), ['You have 0 Bread, 1 is needed.', 'B4']);
});

test('CO1 CO2 BD6 a slot says what its Goods or its Wood lack, or whose Ship is there', () => {
  const goods = { sugar: 1, wine: 1 };
  const s = play(
    position({ characters: CHARACTERS, seats: [{ dice: [3], goods, wood: 1 }, { ships: ['sugar-1'] }] }),
    '0 die 3 commander',
    '0 act',
    '0 ship home',
  );
  assert.deepEqual(answer(s, 'slot:sugar-2'), ['You have 1 Sugar, 2 are needed.', 'CO1']);
  assert.deepEqual(answer(s, 'slot:sugar-1'), ['Bruno’s Ship.', 'BD6']);
  const dry = play(at([{ dice: [3], goods: { sugar: 2 }, ships: ['sugar-1'] }]), '0 die 3 commander', '0 act');
  assert.deepEqual(answer(dry, 'slot:home'), ['You have 0 Wood, 1 is needed. You have no Worker where there is Wood to buy.', 'CO2']);
});

test('DW2 DW3 RU10 Wood that cannot be bought says why: no source, too little there, too dear', () => {
  const built = (seat: object): State => play(at([{ dice: [3], wood: 2, ...seat }]), '0 die 3 guild-master', '0 act');
  const fourth = 'district:funchal:6';
  assert.deepEqual(answer(built({}), fourth), ['You have 2 Wood, 5 are needed. You have no Worker where there is Wood to buy.', 'DW2']);
  assert.deepEqual(answer(built({ workers: ['1c'], wood: 1, reals: 20 }), fourth)[0]?.split('. ')[1], 'You can buy only 3 Wood more.');
  assert.deepEqual(answer(built({ workers: ['forest'], reals: 5 }), fourth), [
    'You have 2 Wood, 5 are needed. 3 more would cost 6 Reals, and you have 5 Reals.',
    'DW2',
  ]);
  const upkeep = position({ phase: 'D', seats: [{ wood: 1, ships: ['wheat-1', 'wheat-2'] }] });
  assert.deepEqual(answer(upkeep, 'amount:2'), ['You have 1 Wood, 2 are needed. You have no Worker where there is Wood to buy.', 'RU10']);
  assert.deepEqual(answer(upkeep, 'amount:3'), ['Only 2 are needed.', 'D3']);
});

test('F1 RU18 a Favor says why it cannot be used now', () => {
  const s = position({
    characters: CHARACTERS,
    seats: [{ dice: [3], reals: 3, workers: ['1a'], favors: { lady: 'up', monk: 'down' } }, { favors: { scout: 'up' } }],
  });
  assert.deepEqual(answer(s, 'favor:lady'), ['You have 3 Reals, 4 are needed.', 'RU18']);
  assert.deepEqual(answer(s, 'favor:monk'), ['Face down: you cannot use it until it is turned face up.', 'F1']);
  assert.deepEqual(answer(s, 'favor:scout'), ['It belongs to Bruno.', 'F1']);
});

test('B6 H3 BD3 a slot of the Passing Column, a region and a Field say who is there, and who is not', () => {
  const s = play(
    position({ players: 2, characters: CHARACTERS, seats: [{ dice: [3, 3], workers: ['1a'] }, {}] }),
    '0 die 3 steward',
    '0 no action',
    '1 pass I reals',
  );
  assert.deepEqual(answer(s, 'pass:I:reals'), ['Taken by Bruno.', 'B6']);
  const field = play(at([{ dice: [3], workers: ['1a', '1b'] }]), '0 die 3 steward', '0 act', '0 worker 1b');
  assert.deepEqual(answer(field, 'place:1a'), ['You already have a Worker here.', 'BD3']);
  const none = play(at([{ dice: [3], workers: ['1a'] }]), '0 die 3 steward');
  assert.deepEqual(answer(none, 'region:2'), ['You have no Worker on a Field of region 2.', 'H3']);
});

test('H1 at a character one’s own Fields of its region mean the harvest', () => {
  const s = play(at([{ dice: [3], workers: ['2a', '1a', 'forest'] }]), '0 die 3 steward');
  assert.deepEqual([...meanings(madeira.describe(s, 0), 0)], [['place:2a', 'region:2']]);
});

test('B5 GM1 a character explains why it is of no use before a die lies there', () => {
  const s = at([{ dice: [3], wood: 1, workers: ['1a'], goods: { wheat: 1 } }]);
  const lines = (thing: string) => english.explain(madeira.describe(s, 0), thing, 0)?.lines;
  assert.equal(
    lines('character:casa')?.[1],
    'You cannot use the Guild Master now. You have 1 Wood, 2 are needed. You have no Worker where there is Wood to buy.',
  );
  assert.equal(
    lines('character:capitania')?.[1],
    'You cannot use the Commander now. You have 1 Wheat, 0 Sugar, and 0 Wine: that does not pay for any free slot.',
  );
});

test('what belongs to another phase or needs somebody’s help says so', () => {
  const s = at([{ dice: [3] }]);
  const when = (thing: string) => {
    const [first] = triedAt(s, 0, thing);
    return first && english.when?.(madeira.describe(s, 0), 0, first.move);
  };
  assert.equal(when('row:1'), 'That belongs to another phase: A. Round setup.');
  assert.equal(when('slot:sugar-1'), 'Ships move with the Commander, the Navigator or Passing slot IV.');
  assert.equal(when('district:funchal:6'), 'Favors are taken with the Guild Master.');
  assert.equal(when('place:1a'), 'Workers move with characters, buildings, King’s Rewards or the Scout.');
});

test('H1 one’s own Field says how it is harvested while there is no die in its region', () => {
  const s = at([{ dice: [3], workers: ['2a'] }]);
  const [first] = triedAt(s, 0, 'place:2a');
  assert.equal(first && english.when?.(madeira.describe(s, 0), 0, first.move), 'To harvest here, place a die on a character of region 2.');
});

for (const locale of LOCALES)
  test(`${locale}: in random games every answer is whole, and none is given to what is legal`, async () => {
    const words = await wordsIn(locale);
    const rules = new Set<string>();
    walk(madeira, must(readConfig(madeira, { players: 3, rules: locale === 'en' ? '2nd' : '1st-de' })), 12, (s, step) => {
      if (!step || step.seat < 0 || step.move % thorough(9, 3) > 0) return;
      const view = madeira.describe(s, step.seat);
      const open = new Set(legalMoves(madeira, s, step.seat).flatMap((id) => touches(view, step.seat, madeira.moves.struct(id))));
      for (const thing of Object.values(targetsByCard(view, step.seat)).flat()) {
        const tried = open.has(thing) ? [] : triedAt(s, step.seat, thing);
        const why = words.why?.(view, step.seat, tried);
        if (!why) continue;
        rules.add(why.rule);
        assert.match(why.text, /^[\p{Lu}\d].*\.$/u, thing);
        assert.doesNotMatch(why.text, /undefined|NaN|Infinity|-1/, thing);
        assert.notEqual(words.rule(why.rule), '', why.rule);
      }
    });
    assert.ok(rules.size >= 6, [...rules].join(' '));
  });
