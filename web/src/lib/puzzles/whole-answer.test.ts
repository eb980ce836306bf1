/** Placements of colonists that a proof did not keep, judged by the real net. */
import '../../testing/runes.ts';
import '../../testing/browser-globals.ts';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { PuzzleGame } from '@caravel/bots/puzzles';
import { at, must, parseEntry, Timeline } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import { reviewer } from '../bots/review-worker.ts';
import { ReviewThread } from '../study/review-thread.ts';
import { after } from './answers.ts';
import { isAsGood } from './whole-answer.ts';

const folder = new URL('../../../../games/puerto-rico/puzzles/', import.meta.url);
const games = readdirSync(folder)
  .filter((name) => /^\d/.test(name))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as PuzzleGame);

const whole = games.flatMap((from) =>
  from.puzzles.filter(({ answers }) => at(answers, 0).moves.length > 1).map((puzzle) => ({ from, puzzle })),
);

const thread = (): ReviewThread => new ReviewThread({ ask: reviewer(), end: () => {} });

test('the best placement is as good as itself, and one that is far behind is not', async () => {
  const { from, puzzle } = at(whole, 0);
  const { seat, answers } = puzzle;
  const timeline = new Timeline(puertoRico, from.config);
  must(timeline.appendAll(from.entries.slice(0, puzzle.at).map((line) => must(parseEntry(line)))));
  const [best, worst] = [at(answers, 0), at(answers, answers.length - 1)].map(({ moves }) =>
    after(puertoRico, timeline.state, seat, moves),
  );
  assert.ok(best && worst);
  assert.equal(await isAsGood(thread(), puertoRico, seat, best, best), true);
  assert.equal(await isAsGood(thread(), puertoRico, seat, best, worst), false);
});

test('without an answer of the worker nothing is as good', async () => {
  const broken = new ReviewThread({ ask: () => Promise.reject(new Error('no worker')), end: () => {} });
  const s = puertoRico.setup(at(games, 0).config);
  assert.equal(await isAsGood(broken, puertoRico, 0, s, s), false);
});
