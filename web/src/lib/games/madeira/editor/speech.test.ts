import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '@caravel/i18n';
import { loadWords } from '@caravel/i18n/madeira';
import { loadEditorWords } from '@caravel/i18n/madeira/editor';
import { loadSources } from '@caravel/i18n/madeira/sources';
import { DEFAULT_BOARD, PLAYER_COUNTS, readBoard, SOURCES } from '@caravel/madeira/board';
import { faultText, labelOf, type Speech, valueText } from './speech.ts';
import { spotsOf } from './spots.ts';
import { type Entry, printedAt, withValue } from './values.ts';

const speechIn = async (locale: (typeof LOCALES)[number]): Promise<Speech> => ({
  terms: await loadWords(locale),
  words: await loadEditorWords(locale),
  sources: locale === 'en' ? SOURCES : await loadSources(locale),
});

test('in every language spots and their values have names in words, each its own', async () => {
  for (const locale of LOCALES) {
    const speech = await speechIn(locale);
    for (const players of PLAYER_COUNTS) {
      const spots = spotsOf(DEFAULT_BOARD, players);
      assert.equal(new Set(spots.map((spot) => spot.title(speech))).size, spots.length);
      for (const spot of spots) {
        const values = spot.paths.map((path) => printedAt(DEFAULT_BOARD, path));
        assert.equal(new Set(values.map((value) => labelOf(speech, value))).size, values.length);
        for (const value of values) assert.ok(speech.sources[value.source], value.path);
        for (const value of values) assert.doesNotMatch(valueText(speech, value), /[[\]]|undefined|NaN|^\d+:/);
      }
    }
  }
});

test('a fault is told in words', async () => {
  const speech = await speechIn('en');
  const fault = (path: string, value: Entry): string => {
    const board = withValue(DEFAULT_BOARD, path, value);
    const read = readBoard(board);
    const isOne = !read.ok && read.problem.field === path;
    return read.ok ? '' : faultText(speech, read.problem, isOne ? printedAt(board, path) : undefined);
  };
  assert.equal(fault('districtWood[0]', 9), 'a whole number from 1 to 5 is needed.');
  assert.equal(fault('passing[0]', Number.NaN), 'a whole number from 0 to 99 is needed.');
  assert.equal(fault('cities.funchal.lower', 13), 'the number for the most Workers is never the smaller one.');
  assert.equal(fault('guilds.monk', 'green'), 'each guild has three Favors.');
  assert.equal(fault('windmill.levels[2]', 1), speech.words.faults.windmill);
  assert.equal(fault('requests.wealth.2', 3), speech.words.faults.requests);
  assert.equal(fault('markets.wheat.slots[0].heads', '3+'), speech.words.faults.markets);
});
