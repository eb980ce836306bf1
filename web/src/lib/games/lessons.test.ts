/** Every lesson of every game: its goals can be reached, wrong tries are answered, and no language lacks a text. */
import '../../testing/runes.ts';
import '../../testing/browser-globals.ts';
import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Game, legalMoves, must, Timeline } from '@caravel/core';
import { MANIFESTS } from '@caravel/games';
import { findGame } from '@caravel/games/loaded';
import { LOCALES, type Locale } from '@caravel/i18n';
import { type LessonText, loadLearn } from '@caravel/i18n/learn';
import { loadLog, loadReasons, loadRules, loadWords } from '@caravel/i18n/madeira';
import { lessonPositions } from '../../../build/lesson-positions.ts';
import type { Beginning } from '../learn/course.ts';
import type { Lesson, LessonStep } from '../learn/lesson.ts';
import type { LessonList } from '../learn/lesson-list.ts';
import type { GameWords } from '../table/game-ui.ts';
import { hasGuess } from './madeira/board/later/guesses.ts';
import { lateWords } from './madeira/words/later/late-words.ts';
import type { MadeiraWords } from './madeira/words/madeira-words.ts';
import { makeWords } from './madeira/words/make-words.ts';
import { loadPuertoRicoWords, type PuertoRicoWords } from './puerto-rico/words/words.ts';

const { answerToMove, answerToTouch } = await import('../learn/answers.ts');
const { beginnings, judge, lineAfter } = await import('../learn/course.ts');

/** By the address of the file. */
const imported = async (file: string): Promise<Record<string, unknown>> => import(join(import.meta.dirname, file));

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eva'];

/** Madeira's without what it draws. */
const madeiraWords = async (locale: Locale): Promise<MadeiraWords> => {
  const [terms, log, rules, reasons] = await Promise.all([loadWords(locale), loadLog(locale), loadRules(locale), loadReasons(locale)]);
  return { ...makeWords(terms, NAMES), ...lateWords({ terms, log, rules, reasons }, { names: NAMES, reader: 0 }, hasGuess) };
};

const puertoRicoWords = async (locale: Locale): Promise<PuertoRicoWords> => {
  const first = await loadPuertoRicoWords(locale, NAMES, 0);
  return (await first.later?.()) as PuertoRicoWords;
};

const wordsOf = async (game: string, locale: Locale): Promise<GameWords> =>
  (game === 'madeira' ? await madeiraWords(locale) : await puertoRicoWords(locale)) as unknown as GameWords;

const rulesOf = ({ game, version }: Lesson): Game => {
  const found = findGame(game, version);
  assert.ok(found, `${game} ${version}`);
  return found;
};

/** What the learner could do after these moves, by what comes of it. */
const triesAfter = (lesson: Lesson, step: LessonStep, from: Beginning, played: readonly string[]) => {
  const timeline = new Timeline(from.game, lesson.config);
  must(timeline.extend(lineAfter(lesson, from, played)));
  const tries = legalMoves(from.game, timeline.state, lesson.me).map((move) => [...played, from.game.moves.text(move)]);
  return Object.groupBy(tries, (moves) => judge(lesson, step, from, moves));
};

/** What misses the goal after the first moves of the solution, and after one move beside it that is still open. */
const allMisses = (lesson: Lesson, step: LessonStep, from: Beginning): readonly (readonly string[])[] =>
  (step.solution ?? []).flatMap((next, n, solution) => {
    const { missed = [], open = [] } = triesAfter(lesson, step, from, solution.slice(0, n));
    const strays = open.filter((moves) => moves.at(-1) !== next);
    return [...missed, ...strays.flatMap((moves) => triesAfter(lesson, step, from, moves).missed ?? [])];
  });

const lists = globSync('*/lessons/index.ts', { cwd: import.meta.dirname }).sort();

for (const { game, texts } of await lessonPositions())
  test(`${game.name}: the positions are what their words say`, async () => {
    const { POSITIONS } = (await imported(`${game.name}/lessons/positions.ts`)) as { POSITIONS: Readonly<Record<string, string>> };
    // Older ones are played by the rules of their time, which the builders no longer know.
    const isOfToday = Object.values(POSITIONS).every((text) => text.startsWith(`${game.name}/${game.version} `));
    if (isOfToday) assert.deepEqual(POSITIONS, texts, 'node web/build/lesson-positions.ts writes them anew');
  });

test('every game has lessons', () => assert.equal(lists.length, MANIFESTS.length));

for (const file of lists) {
  const [game = ''] = file.split('/');
  const { lessons } = (await imported(file)) as { lessons: LessonList };

  for (const { id, steps, load, texts } of lessons) {
    const lesson = await load();
    const from = beginnings(rulesOf(lesson), lesson);
    const name = `${game}, ${id}`;
    const goals = lesson.steps.flatMap((step, i) => (step.goal ? [{ step, from: from[i] as Beginning }] : []));

    test(`${name}: it is of its game, and as long as the list says`, () => {
      assert.equal(lesson.game, game);
      assert.equal(lesson.steps.length, steps);
      assert.equal(new Set(lesson.steps.map((step) => step.id)).size, steps);
    });

    test(`${name}: the solution of every step reaches its goal, and not before its last move`, () => {
      for (const { step, from } of goals) {
        const { solution = [] } = step;
        assert.ok(solution.length > 0, step.id);
        for (let n = 1; n <= solution.length; n++)
          assert.equal(judge(lesson, step, from, solution.slice(0, n)), n < solution.length ? 'open' : 'reached', `${step.id} ${n}`);
      }
    });

    test(`${name}: every legal move that misses a goal is answered, and every answer is given to one`, async () => {
      const [said, words, own] = await Promise.all([loadLearn('en'), wordsOf(game, 'en'), texts.load.en()]);
      for (const { step, from } of goals) {
        const text = own.steps[step.id];
        assert.ok(text, step.id);
        const missed = allMisses(lesson, step, from);
        assert.ok(missed.length > 0, `${step.id}: nothing can go wrong`);
        const answers = new Set(missed.map((moves) => answerToMove(lesson, step, from, moves, { said, words, text })));
        for (const thing of step.wrong?.flatMap(({ touches = [] }) => touches) ?? []) answers.add(answerToTouch(step, text, thing) ?? '');
        for (const answer of answers) assert.match(answer, /\p{L}.*[.!?]$/u, step.id);
        for (const [wrong, answer] of Object.entries(text.wrong ?? {}))
          assert.ok(answers.has(answer), `${step.id}: nobody hears '${wrong}'`);
      }
    });

    for (const locale of LOCALES)
      test(`${name}: every step has its texts in ${locale}`, async () => {
        const { title, about } = texts.title[locale];
        assert.ok(title !== '' && about.endsWith('.'), locale);
        const own: LessonText = await texts.load[locale]();
        assert.deepEqual(
          Object.keys(own.steps),
          lesson.steps.map((step) => step.id),
        );
        for (const { id: step, goal, solution = [], wrong = [] } of lesson.steps) {
          const text = own.steps[step];
          assert.ok(text?.heading && text.see && (!goal || (text.do && text.why)), step);
          if (typeof text.do === 'object') assert.equal(text.do.length, solution.length, `${step}: one part for each move`);
          assert.deepEqual(Object.keys(text.wrong ?? {}).sort(), wrong.map((one) => one.name).sort(), step);
        }
      });

    for (const locale of LOCALES)
      test(`${name}: a wrong try without an answer of its own is told in ${locale}`, async () => {
        const [said, words] = await Promise.all([loadLearn(locale), wordsOf(game, locale)]);
        const { step, from } = goals[0] ?? assert.fail('no goal');
        const [moves] = allMisses(lesson, step, from);
        assert.ok(moves);
        const answer = answerToMove(lesson, { ...step, wrong: [] }, from, moves, { said, words, text: { heading: '', see: '' } });
        assert.match(answer, /\p{L}{3}.*\. .*\p{L}{3}.*\.$/u);
      });
  }
}
