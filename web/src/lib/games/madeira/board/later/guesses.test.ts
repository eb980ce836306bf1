import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardRows, DEFAULT_BOARD, PLAYER_COUNTS } from '@caravel/madeira/board';
import { spotsOf } from '../../editor/spots.ts';
import { withValue } from '../../editor/values.ts';
import { viewOf } from '../../editor/view-of.ts';
import { guessesIn, hasGuess } from './guesses.ts';

const OURS = new Set(
  boardRows(DEFAULT_BOARD)
    .filter(({ provenance, value }) => provenance === 'reconstructed' && typeof value === 'number')
    .map(({ path }) => path),
);

/** The things that show the number, by the owners' check. */
const thingsAt = (at: readonly string[]): string[] => at.flatMap((selector) => /^\[data-thing="(.*)"\]$/.exec(selector)?.[1] ?? []);

for (const players of PLAYER_COUNTS)
  test(`with ${players} players a thing has a guess where a number of it is reconstructed, as in the owners’ check`, () => {
    const view = viewOf(DEFAULT_BOARD, players);
    for (const { at, paths } of spotsOf(DEFAULT_BOARD, players))
      for (const thing of thingsAt(at)) {
        const isShown =
          !thing.startsWith('more:') || view.markets.some(({ slots }) => slots.some(({ slot, more }) => more && thing.endsWith(slot)));
        if (isShown)
          assert.equal(
            hasGuess(view, thing),
            paths.some((path) => OURS.has(path)),
            thing,
          );
      }
  });

test('the numbers that a booklet gives have none', () => {
  const guesses = guessesIn(viewOf(DEFAULT_BOARD, 4));
  for (const stated of [
    'funchal higher',
    'funchal lower',
    'machico higher',
    'step 3',
    'step 4',
    'slot sugar-4',
    'slot brasil-3',
    'field 1c',
  ] as const)
    assert.ok(!guesses.has(stated), stated);
  for (const ours of ['machico lower', 'step 6', 'slot sugar-3', 'slot india-3', 'field 2e', 'district 3'] as const)
    assert.ok(guesses.has(ours), ours);
});

test('the board of an owner has no guesses', () => {
  assert.equal(guessesIn(viewOf(withValue(DEFAULT_BOARD, 'cities.machico.lower', 8), 3)).size, 0);
});

test('what is gone from the board is no guess: Wood of a Field, the price of a district', () => {
  const view = viewOf(DEFAULT_BOARD, 3);
  const bare = { ...view, fields: view.fields.map((field) => ({ ...field, wood: 0 })) };
  assert.deepEqual([hasGuess(view, 'place:2d'), hasGuess(bare, 'place:2d')], [true, false]);
  const cities = view.cities.map((city) => ({ ...city, districts: city.districts.map((district) => ({ ...district, built: true })) }));
  assert.deepEqual([hasGuess(view, 'district:funchal:3'), hasGuess({ ...view, cities }, 'district:funchal:3')], [true, false]);
});
