/** What is worth a look, and what is said of it in every language, on recorded games. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isMistake } from '@caravel/bots/players';
import { CHANCE, type Game, must, parseGameFile, structOf, Timeline } from '@caravel/core';
import { LOCALES, type Locale } from '@caravel/i18n';
import { loadLog, loadReasons, loadRules, loadWords } from '@caravel/i18n/madeira';
import { madeira } from '@caravel/madeira';
import { puertoRico } from '@caravel/puerto-rico';
import type { Judgement } from '../../bots/messages.ts';
import { reviewer } from '../../bots/review-worker.ts';
import { lateWords } from '../../games/madeira/words/later/late-words.ts';
import { makeWords } from '../../games/madeira/words/make-words.ts';
import { loadPuertoRicoWords } from '../../games/puerto-rico/words/words.ts';
import type { Words } from '../../table/session/table.svelte.ts';
import { tellLine } from './line-telling.ts';
import { decisionsBySteps, drawsOf, keyMoments, luckOf, mistakesOf, momentOf, type Reviewed, stepsBy } from './moments.ts';

const NAMES = ['Ada', 'Inês', 'Tomás', 'Beatriz'];

const review = async (game: Game, name: string) => {
  const text = readFileSync(new URL(`../../../../../games/${game.name}/games/${name}.caravel`, import.meta.url), 'utf8');
  const { config, entries } = must(parseGameFile(text, () => game));
  const timeline = new Timeline(game, config, 'all');
  must(timeline.extend(entries));
  const ask = reviewer();
  const opened = await ask({ open: { game: game.name, version: game.version, config, entries } });
  const followed = await ask({ course: true });
  assert.ok('decisions' in opened && opened.decisions && 'course' in followed);
  const judgements = new Map<number, Judgement>();
  for (const judge of opened.decisions) {
    const answer = await ask({ judge, visits: 0 });
    if ('verdict' in answer) judgements.set(judge, answer);
  }
  const reviewed: Reviewed = { steps: timeline.steps, course: followed.course, decisions: opened.decisions, judgements };
  return { game, timeline, entries, reviewed };
};

/** The page gives up the types of a game in the same way. */
const asWords = (words: unknown): Words => words as Words;

const inPuertoRico = async (locale: Locale): Promise<Words> => {
  const first = await loadPuertoRicoWords(locale, NAMES);
  return asWords((await first.later?.()) ?? first);
};

const inMadeira = async (locale: Locale): Promise<Words> => {
  const [terms, log, rules, reasons] = await Promise.all([loadWords(locale), loadLog(locale), loadRules(locale), loadReasons(locale)]);
  return asWords({ ...makeWords(terms, NAMES), ...lateWords({ terms, log, rules, reasons }, { names: NAMES }, () => false) });
};

const GAMES = [
  { ...(await review(puertoRico, '4-players-points')), wordsIn: inPuertoRico },
  { ...(await review(madeira, '2nd-3-players')), wordsIn: inMadeira },
];

for (const { game, timeline, entries, reviewed, wordsIn } of GAMES) {
  const { steps, course, decisions, judgements } = reviewed;

  test(`${game.name}: every step of a plan belongs to its decision`, () => {
    const byStep = decisionsBySteps(steps, decisions, judgements);
    for (const decision of new Set(byStep)) {
      if (!decision) continue;
      assert.equal(decision.steps.length, judgements.get(decision.entry)?.verdict.played.moves.length);
      assert.ok(decision.steps.every((i) => steps[i]?.seat === decision.seat));
      assert.equal(byStep[stepsBy(steps, momentOf(steps, decision)) - 1], decision);
    }
    assert.equal(new Set(byStep.filter(Boolean)).size, decisions.length);
  });

  test(`${game.name}: nothing inside the error is a key moment, and at most three have numbers`, () => {
    for (const [seat] of NAMES.slice(0, timeline.config.players).entries()) {
      const mistakes = mistakesOf(reviewed, [seat]);
      const sure = [...judgements.values()].filter(({ verdict }) => verdict.seat === seat && isMistake(verdict));
      assert.equal(mistakes.length, sure.length);
      assert.deepEqual(
        mistakes.map(({ change }) => change),
        mistakes.map(({ change }) => change).toSorted((a, b) => a - b),
      );
      assert.deepEqual(
        mistakes.flatMap(({ rank }) => rank ?? []),
        [1, 2, 3].slice(0, mistakes.length),
      );
    }
    assert.ok(keyMoments(reviewed, [0, 1, 2], 4).length > 0);
  });

  test(`${game.name}: no moment is listed twice, also where there was a single draw`, () => {
    const first = drawsOf(steps)[0];
    assert.ok(first);
    const short = { ...reviewed, steps: steps.slice(0, first.to + 1), judgements: new Map() };
    for (const seat of [0, 1, 2]) {
      const listed = keyMoments(short, [seat], 3);
      assert.equal(new Set(listed).size, listed.length);
    }
  });

  test(`${game.name}: luck is what draws changed, and nothing else`, () => {
    const draws = drawsOf(steps);
    assert.equal(
      draws.reduce((sum, { from, to }) => sum + to - from + 1, 0),
      steps.filter(({ seat }) => seat === CHANCE).length,
    );
    const all = NAMES.slice(0, timeline.config.players).flatMap((_, seat) => luckOf(steps, course, seat).map(({ change }) => change));
    assert.ok(Math.abs(all.reduce((sum, change) => sum + change, 0)) < 1e-9, 'what one gains by luck others lose');
  });

  test(`${game.name}: the better line can be played, stops before a draw, and is told in every language`, async () => {
    const lines = [...judgements.values()].filter(({ line }) => line.length > 0);
    assert.ok(lines.length > 10);
    for (const locale of LOCALES) {
      const words = await wordsIn(locale);
      for (const { verdict, line } of lines) {
        assert.deepEqual(
          line.slice(0, verdict.best.moves.length).map(({ move }) => move),
          verdict.best.moves,
        );
        assert.ok(line.every(({ seat }) => seat !== CHANCE));
        const played = new Timeline(game, timeline.config, 'all');
        must(played.extend([...entries.slice(0, verdict.entry), ...line]));
        const states = [...line.keys(), line.length].map((i) => played.positionAt(verdict.entry + i));
        const told = tellLine(game, words, line, states);
        assert.ok(told.length > 0 && told.length <= 5);
        for (const { text } of told) {
          assert.notEqual(text, '', `${locale} ${line.map(({ move }) => move).join()}`);
          assert.doesNotMatch(text, /undefined|NaN|\.,|\.\./);
        }
        const rule = words.governs?.(structOf(game.moves, verdict.best.moves[0] ?? ''));
        assert.ok(rule !== undefined && words.rule(rule) !== '', `${rule} has no words`);
      }
    }
  });
}
