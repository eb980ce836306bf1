import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, must, readConfig } from '@caravel/core';
import { LOCALES } from '@caravel/i18n';
import { loadWords } from '@caravel/i18n/puerto-rico';
import { loadLegendWords } from '@caravel/i18n/puerto-rico/legend';
import { BUILDINGS, GOODS, puertoRico, ROLES, TILES } from '@caravel/puerto-rico';
import { checkLegend } from '../../../../testing/legend.ts';
import { groupsOf } from './groups.ts';

const legendIn = async (locale: (typeof LOCALES)[number]) => {
  const view = puertoRico.describe(puertoRico.setup(must(readConfig(puertoRico, { players: 5 }))), 0);
  return groupsOf({ terms: await loadWords(locale), words: await loadLegendWords(locale), view, mine: at(view.seats, 0) });
};

test('every good, tile, role and building has an entry', async () => {
  const pictures = (await legendIn('en')).flatMap(({ entries }) => entries.flatMap((entry) => entry.pictures));
  const drawn = new Set<string>(
    pictures.map((picture) => (picture.kind === 'role' ? picture.role : picture.kind === 'art' ? picture.name : '')),
  );
  const wanted = [
    ...GOODS.map((good) => `barrel-${good}`),
    ...TILES.map((tile) => `f-${tile}`),
    ...BUILDINGS.map((building) => `b-${building}`),
    ...ROLES.filter((role) => role !== 'prospector-2'),
  ];
  assert.deepEqual(
    wanted.filter((name) => !drawn.has(name)),
    [],
  );
});

for (const locale of LOCALES)
  test(`${locale}: every entry has a picture, a name and a whole sentence of its own`, async () => checkLegend(await legendIn(locale)));
