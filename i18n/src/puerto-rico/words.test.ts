import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { gzipSync } from 'node:zlib';
import { loadModel } from '@caravel/bots';
import { puertoRico } from '@caravel/puerto-rico';
import { BUILDINGS, GOODS, steps, TILES } from '@caravel/puerto-rico/inside';
import { LOCALES } from '../locale.ts';
import { checkLog, checkMessages, checkTranslated } from '../testing/checks.ts';
import { puertoRicoSamples } from '../testing/samples.ts';
import { card } from './card.ts';
import { en } from './en.ts';
import { loadLog, loadReasons, loadWords } from './index.ts';
import { en as log } from './log/en.ts';
import { en as reasons } from './reasons/en.ts';

const moves = Array.from({ length: puertoRico.moves.count }, (_, move) => puertoRico.moves.struct(move));
const kinds = [...new Set(moves.map(({ kind }) => kind))];
const BY_CHANCE = ['governor', 'next', 'tile'];
const sorted = (names: Iterable<string>): string[] => [...names].sort();

/** Names of places and of things that are the same in other languages too. */
const EVERYWHERE = {
  it: ['Puerto Rico', 'San Juan', 'Hacienda', 'Round', 'No'],
  de: ['Puerto Rico', 'in San Juan', 'San Juan', 'Indigo'],
  hu: ['Puerto Rico', 'San Juan', 'Hacienda'],
  pt: ['Puerto Rico', 'San Juan', 'Total'],
};

test('every kind of move has a button and a sentence of the log', () => {
  assert.deepEqual(sorted(Object.keys(en.button)), sorted(kinds.filter((kind) => !BY_CHANCE.includes(kind))));
  assert.deepEqual(sorted(Object.keys(log.you.log)), sorted([...kinds, 'haciendaTile']));
});

test('every step has a phase and a prompt', () => {
  assert.deepEqual(sorted(Object.keys(en.phases)), sorted(steps.STEPS));
  assert.deepEqual(sorted(Object.keys(en.prompt)), sorted([...steps.STEPS, 'waiting']));
});

test('every role, good, tile and building has a name', () => {
  const roles = moves.flatMap((move) => (move.kind === 'role' ? [move.role] : []));
  assert.deepEqual(Object.keys(en.roles), roles);
  assert.deepEqual(Object.keys(en.goods), [...GOODS]);
  assert.deepEqual(Object.keys(en.tiles), [...TILES]);
  assert.deepEqual(Object.keys(en.buildings), BUILDINGS);
});

test('every option of the game and each of its values has a label', () => {
  assert.deepEqual(sorted(Object.keys(en.options)), sorted(Object.keys(puertoRico.options)));
  assert.deepEqual(Object.keys(en.ruleSets), [...puertoRico.ruleSets]);
});

test('whatever the bots say a move changes has a word in every language', async () => {
  const trained = await loadModel(puertoRico);
  const ids = sorted((trained?.holdings ?? []).map(({ what }) => what));
  assert.ok(ids.length > 0);
  for (const locale of LOCALES) assert.deepEqual(sorted(Object.keys((await loadWords(locale)).holdings)), ids, locale);
});

test('the home page calls round and phases what the table calls them', async () => {
  for (const locale of LOCALES) {
    const { round, roles, phases } = await loadWords(locale);
    assert.equal(card.rounds?.[locale].replace('#', '3'), round(3), locale);
    const { 'prospector-2': _, ...named } = roles;
    const names = Object.entries(named).map(([role, { name }]) => [role, name]);
    assert.deepEqual(card.phases?.[locale], { setup: phases.governor, choice: phases.role, ...Object.fromEntries(names) }, locale);
  }
});

/** Sentences of the log that are about no player. */
const ABOUT_NOBODY = [
  'log.tile',
  'log.haciendaTile',
  'effects.houseEmptied',
  'effects.shipEmptied',
  'effects.shipRefilled',
  'effects.roleBonus',
];

for (const locale of LOCALES) {
  test(`${locale}: the log is told in both persons`, async () => checkLog(await loadLog(locale), log, puertoRicoSamples, ABOUT_NOBODY));

  if (locale !== 'en')
    test(`${locale}: nothing of the log was left in English`, async () =>
      checkTranslated((await loadLog(locale)).you, log.you, puertoRicoSamples, [...EVERYWHERE[locale], 'Ada', 'Bo']));

  test(`${locale}: what can be missing is said in whole sentences, with its numbers`, async () =>
    checkMessages(await loadReasons(locale), reasons, puertoRicoSamples));

  if (locale !== 'en')
    test(`${locale}: nothing that can be missing was left in English`, async () =>
      checkTranslated(await loadReasons(locale), reasons, puertoRicoSamples, EVERYWHERE[locale]));

  test(`${locale}: messages are complete and show what they are given`, async () =>
    checkMessages(await loadWords(locale), en, puertoRicoSamples));

  test(`${locale}: the catalogue stays under 8 KB`, () =>
    assert.ok(gzipSync(readFileSync(new URL(`./${locale}.ts`, import.meta.url))).length <= 8192));

  if (locale !== 'en')
    test(`${locale}: no text was left in English`, async () =>
      checkTranslated(await loadWords(locale), en, puertoRicoSamples, [...EVERYWHERE[locale], 'Ada', 'Bo']));
}

test('plurals and articles come out right', async () => {
  const [it, de, hu, pt] = await Promise.all([loadWords('it'), loadWords('de'), loadWords('hu'), loadWords('pt')]);
  assert.deepEqual([1, 2].map(it.amounts.doubloons), ['1 doblone', '2 dobloni']);
  assert.deepEqual([1, 2].map(de.amounts.doubloons), ['1 Dublone', '2 Dublonen']);
  assert.deepEqual([1, 2].map(hu.amounts.doubloons), ['1 dublon', '2 dublon']);
  assert.deepEqual([0, 1, 2].map(pt.amounts.doubloons), ['0 dobrões', '1 dobrão', '2 dobrões']);
});

test('the log bends its verbs and what stands beside them', async () => {
  const [it, de, hu, pt] = await Promise.all([loadLog('it'), loadLog('de'), loadLog('hu'), loadLog('pt')]);
  assert.equal(it.they('Ada').log.build('office', 3), 'costruisce l’ufficio per 3 dobloni');
  assert.equal(de.they('Ada').log.build('large-warehouse', 5), 'baut das große Lagerhaus für 5 Dublonen');
  assert.equal(hu.they('Ada').log.load('corn', 2, 5, 3), 'berak 2 kukoricát az 5 hordós hajóra (3 GYP)');
  assert.equal(pt.they('Ada').log.build('small-sugar-mill', 1), 'constrói o engenho de açúcar pequeno por 1 dobrão');
  const factories = [log, it, de, hu, pt].map(({ you }) => you.effects.factory(2));
  assert.deepEqual(factories, [
    'The factory pays you 2 doubloons.',
    'La fabbrica ti frutta 2 dobloni.',
    'Die Manufaktur bringt dir 2 Dublonen.',
    'A te manufaktúrád 2 dublont hoz.',
    'A fábrica rende-te 2 dobrões.',
  ]);
  const nexts = [log, it, de, hu, pt].map(({ you }) => you.log.next);
  assert.deepEqual(nexts, [
    'You are next in turn order.',
    'Poi tocca a te.',
    'Als Nächstes kommst du.',
    'A sorrendben a következő: te.',
    'A seguir jogas tu.',
  ]);
});
