import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '@caravel/i18n';
import { loadWords } from '@caravel/i18n/madeira';
import { loadLegendWords } from '@caravel/i18n/madeira/legend';
import { madeira, PIPS, YIELDS } from '@caravel/madeira';
import { position } from '@caravel/madeira/testing';
import { checkLegend } from '../../../../testing/legend.ts';
import { BUILDING_SIGNS, millSigns, PASS_SIGNS, priceSigns, REQUEST_ICON, REWARD_SIGNS, raidSigns } from '../board/later/tile-signs.ts';
import { crownSigns, FAVOR_SIGNS, ICONS, incomeSigns, signs } from '../board/signs.ts';
import { ROUNDS } from '../targets.ts';
import type { Asked, Group } from './pictures.ts';
import { signGroups } from './sign-groups.ts';
import { tileGroups } from './tile-groups.ts';

const BOTH = [true, false];

const askedIn = async (locale: (typeof LOCALES)[number]): Promise<Asked> => ({
  terms: await loadWords(locale),
  words: await loadLegendWords(locale),
  view: madeira.describe(position({}), 0),
  seat: 0,
});

const linesOf = (groups: readonly Group[]): string[] =>
  groups.flatMap(({ entries }) => entries.flatMap(({ pictures }) => pictures.flatMap((drawn) => ('line' in drawn ? [drawn.line] : []))));

const wordsOf = (lines: readonly string[]) => lines.flatMap(signs);
const iconsOf = (lines: readonly string[]): Set<string> => new Set(wordsOf(lines).flatMap(({ word, isIcon }) => (isIcon ? [word] : [])));

/** The lines that stand on tiles and buildings, as they are. */
const ON_TILES: readonly string[] = [
  ...Object.values(FAVOR_SIGNS),
  ...Object.values(REWARD_SIGNS),
  ...Object.values(BUILDING_SIGNS).flat(),
  ...Object.values(REQUEST_ICON),
];

/** And those that depend on the position. */
const ON_BOARD: readonly string[] = [
  ...Object.values(PASS_SIGNS),
  ...ROUNDS.map(crownSigns),
  ...YIELDS.map((yields) => incomeSigns(yields, 2)),
  ...BOTH.flatMap((top) => BOTH.flatMap((bottom) => Object.values(millSigns({ top, bottom, realsDown: 3 })))),
  priceSigns({ printedCost: 9 }),
  ...BOTH.map((pirateDie) => raidSigns({ pirateDie })),
];

test('every icon that a line of signs can show has an entry among the signs', async () => {
  const explained = iconsOf(linesOf(signGroups(await askedIn('en'))));
  assert.deepEqual(
    [...iconsOf([...ON_TILES, ...ON_BOARD])].filter((icon) => !explained.has(icon)),
    [],
  );
  assert.deepEqual(
    [...ICONS].filter((icon) => !explained.has(icon)),
    [],
  );
});

test('every line of a tile or building stands in the legend, with what it does', async () => {
  const asked = await askedIn('en');
  const shown = linesOf(tileGroups(asked));
  const printed = ON_TILES.map((line) => line.replace('=', String(asked.view.capitaniaPoints)));
  assert.deepEqual(
    printed.filter((line) => !shown.includes(line)),
    [],
  );
});

test('what is written between icons is a number, or said in the legend', () => {
  const said = ['/', '−', '½', '='];
  const others = wordsOf([...ON_TILES, ...ON_BOARD]).filter(({ word, isIcon }) => !isIcon && !/^[+−]?\d+\+?$/.test(word));
  assert.deepEqual(
    others.map(({ word }) => word).filter((word) => !said.includes(word)),
    [],
  );
});

test('dice show every value, for both kinds', async () => {
  const dice = signGroups(await askedIn('en')).flatMap(({ entries }) =>
    entries.flatMap(({ pictures }) => pictures.filter(({ kind }) => kind === 'die')),
  );
  assert.equal(dice.length, PIPS.length * 2);
});

for (const locale of LOCALES)
  test(`${locale}: every entry has a picture, a name and a whole sentence of its own`, async () => {
    const asked = await askedIn(locale);
    checkLegend([...signGroups(asked), ...tileGroups(asked)]);
  });
