import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { gzipSync } from 'node:zlib';
import { loadModel } from '@caravel/bots';
import { madeira } from '@caravel/madeira';
import { names, steps } from '@caravel/madeira/inside';
import { LOCALES } from '../locale.ts';
import { checkLog, checkMessages, checkTranslated } from '../testing/checks.ts';
import { madeiraSamples } from '../testing/samples.ts';
import { card } from './card.ts';
import { en } from './en.ts';
import { loadLog, loadReasons, loadWords } from './index.ts';
import { en as log } from './log/en.ts';
import { en as reasons } from './reasons/en.ts';

const sorted = (all: Iterable<string>): string[] => [...all].sort();

const structs = Array.from({ length: madeira.moves.count }, (_, move) => madeira.moves.struct(move));
/** The larger sale is a sale like the others. */
const kinds = [...new Set(structs.map(({ kind }) => kind))].filter((kind) => kind !== 'sail more');
/** Laid out without a word each: that it was done is told once. */
const UNTOLD = ['lay request', 'lay reward', 'lay favor'];
const BY_CHANCE = ['roll', 'roll pirates', 'crowns', ...UNTOLD, 'lay character'];
/** Sentences for pairs of moves that are told as one, and for an end from which something follows. */
const PAIRS = ['enough', 'bought', 'workerToWatch', 'moved', 'citizenMoved', 'sailed'];

const PLACES = ['Moinho', 'Capitania', 'Alfândega', 'Casa da Coroa', 'Fortaleza', 'Porto Santo', 'Funchal', 'Machico', 'Madeira'];
/** Names of places and of things that are the same in other languages too. */
const EVERYWHERE = {
  it: [...PLACES, 'Açores', 'Brasil', 'India', 'PP', 'Lord', 'Lady', 'No', 'Real'],
  de: [...PLACES, 'PP', 'Patron', 'Diplomat', 'Navigator', 'Region', 'Orange', 'Real', 'A'],
  hu: [...PLACES, 'India', 'Lord', 'Lady'],
  pt: [...PLACES, 'Açores', 'Brasil', 'PP', 'Total'],
};

test('every kind of move has a button and a sentence of the log', () => {
  assert.deepEqual(sorted(Object.keys(en.button)), sorted(kinds.filter((kind) => !BY_CHANCE.includes(kind))));
  assert.deepEqual(sorted(Object.keys(log.you.log)), sorted([...kinds.filter((kind) => !UNTOLD.includes(kind)), ...PAIRS]));
});

test('every step has a prompt, every phase a name', () => {
  for (const step of steps.STEPS) assert.ok(step in en.prompt, step);
  assert.deepEqual(Object.keys(en.phases), [...steps.PHASES]);
});

test('every name of the board is there', () => {
  assert.deepEqual(Object.keys(en.goods), [...names.GOODS]);
  assert.deepEqual(Object.keys(en.colonies), [...names.COLONIES]);
  assert.deepEqual(Object.keys(en.cities), [...names.CITIES]);
  assert.deepEqual(Object.keys(en.buildings), [...names.BUILDINGS]);
  assert.deepEqual(Object.keys(en.characters), [...names.CHARACTERS, 'special']);
  assert.deepEqual(Object.keys(en.favors), [...names.FAVORS]);
  assert.deepEqual(Object.keys(en.guilds), [...names.GUILDS]);
  assert.deepEqual(Object.keys(en.rewards), [...names.REWARDS]);
  assert.deepEqual(Object.keys(en.requests), [...names.REQUESTS]);
});

test('every rule set and every option has a label', () => {
  assert.deepEqual(Object.keys(en.ruleSets), [...madeira.ruleSets]);
  assert.deepEqual(sorted(Object.keys(en.options)), sorted(Object.keys(madeira.options)));
});

test('whatever the bots say a move changes has a word in every language', async () => {
  const trained = await loadModel(madeira);
  const ids = sorted((trained?.holdings ?? []).map(({ what }) => what));
  assert.ok(ids.length > 0);
  for (const locale of LOCALES) assert.deepEqual(sorted(Object.keys((await loadWords(locale)).holdings)), ids, locale);
});

test('the home page calls round and phases what the table calls them', async () => {
  for (const locale of LOCALES) {
    const { round, phases } = await loadWords(locale);
    const { end, ...running } = phases;
    assert.equal(card.rounds?.[locale].replace('#', '3'), round(3), locale);
    assert.deepEqual(card.phases?.[locale], running, locale);
  }
});

/** Sentences of the log that are about no player. */
const ABOUT_NOBODY = ['log.roll', 'log.roll pirates', 'log.lay character', 'effects.fieldsTurn', 'effects.order'];

for (const locale of LOCALES) {
  test(`${locale}: the log is told in both persons`, async () => checkLog(await loadLog(locale), log, madeiraSamples, ABOUT_NOBODY));

  if (locale !== 'en')
    test(`${locale}: nothing of the log was left in English`, async () =>
      checkTranslated((await loadLog(locale)).you, log.you, madeiraSamples, [...EVERYWHERE[locale], 'Ada', 'Bo']));

  test(`${locale}: what can be missing is said in whole sentences, with its numbers`, async () =>
    checkMessages(await loadReasons(locale), reasons, madeiraSamples));

  if (locale !== 'en')
    test(`${locale}: nothing that can be missing was left in English`, async () =>
      checkTranslated(await loadReasons(locale), reasons, madeiraSamples, EVERYWHERE[locale]));

  test(`${locale}: messages are complete and show what they are given`, async () =>
    checkMessages(await loadWords(locale), en, madeiraSamples));

  test(`${locale}: the catalogue stays under 12 KB`, () =>
    assert.ok(gzipSync(readFileSync(new URL(`./${locale}.ts`, import.meta.url))).length <= 12288));

  if (locale !== 'en')
    test(`${locale}: no text was left in English`, async () =>
      checkTranslated(await loadWords(locale), en, madeiraSamples, [...EVERYWHERE[locale], 'Ada', 'Bo', 'does it', 'II', 'III']));
}

test('plurals, cases and articles come out right', async () => {
  const [it, de, hu, pt] = await Promise.all([loadWords('it'), loadWords('de'), loadWords('hu'), loadWords('pt')]);
  assert.deepEqual([it.amount('pirates', 1), it.amount('pirates', 2)], ['1 Pirata', '2 Pirati']);
  assert.deepEqual([de.amount('pirates', 1), de.button.pirates(1)], ['1 Pirat', '1 Piraten nehmen']);
  assert.equal(hu.amount('bread', 3), '3 kenyér');
  assert.deepEqual([pt.amount('reals', 1), pt.amount('reals', 0)], ['1 Real', '0 Reais']);
  assert.equal(it.slot('sugar-2'), 'Mercato dello Zucchero, casella 2');
});

test('the log bends its verbs and what stands beside them', async () => {
  const [it, de, hu, pt] = await Promise.all([loadLog('it'), loadLog('de'), loadLog('hu'), loadLog('pt')]);
  const { they, you } = { they: hu.they('Ada').log, you: hu.you.log };
  assert.deepEqual(
    [they.feed(3, 0), you.feed(3, 1)],
    ['eldob 3 kenyeret a munkásokért', 'eldobsz 3 kenyeret a munkásokért, és kapsz 1 kalózt'],
  );
  assert.equal(they.moved('1a', 'machico-3'), 'munkást mozgat az 1a ültetvényről Machicóba (3. mező)');
  assert.equal(de.they('Ada').log.moved('home', 'forest'), 'bewegt einen Arbeiter aus dem Heimat-Vorrat auf das Waldfeld');
  assert.equal(de.you.log.favor('lady', 'funchal'), 'nimmst die Dame und baust den Stadtteil in Funchal');
  assert.equal(it.you.log.pirates('moinho', 2), 'non paghi e ricevi 2 Pirati (Moinho)');
  assert.equal(pt.they('Ada').log.moved('funchal-2', 'india'), 'move um Trabalhador do Funchal (lugar 2) para a terra da Índia');
  assert.equal(pt.you.effects.wealth(5, 1), 'Tu convertes 5 Reais em 1 PP.');
  assert.equal(log.you.log.honor, 'are honored and send a Worker home');
});
