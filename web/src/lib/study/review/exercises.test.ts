/** A costly decision once more, by the real session and the real bots: right, wrong, and decisions made as a whole. */
import '../../../testing/runes.ts';
import '../../../testing/browser-globals.ts';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isMistake } from '@caravel/bots/players';
import { must, parseGameFile } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import type { Judgement } from '../../bots/messages.ts';
import { reviewer } from '../../bots/review-worker.ts';
import { touches } from '../../games/puerto-rico/touch.ts';
import type { GameUi } from '../../table/game-ui.ts';
import { ReviewThread } from '../review-thread.ts';

const { ReviewRun } = await import('../review-run.svelte.ts');
const { ReviewLook } = await import('./review-look.svelte.ts');
const { Exercises } = await import('./exercises.svelte.ts');

const text = readFileSync(new URL('../../../../../games/puerto-rico/games/3-players-points.caravel', import.meta.url), 'utf8');
const { config, entries } = must(parseGameFile(text, () => puertoRico));
const ui = { game: puertoRico, touches } as unknown as GameUi;
const seats = ['Ada', 'Bea', 'Cid'].map((name) => ({ name, kind: 'person' as const }));
const header = { id: 'local-a', game: 'puerto-rico', version: puertoRico.version, config, seats };

const reviewed = { game: 'puerto-rico', version: puertoRico.version, config, entries };
const run = new ReviewRun('local-a', reviewed, {
  store: { load: async () => undefined, save: async () => {} },
  threads: 1,
  visits: 16,
  thread: () => new ReviewThread({ ask: reviewer(), end: () => {} }),
});
await run.run();
const look = new ReviewLook({ ui, header, entries, mine: [0] }, run, undefined);

const costly = (isWanted: (judgement: Judgement) => boolean): Judgement => {
  const found = [...run.judgements.values()]
    .filter((one) => isMistake(one.verdict) && isWanted(one))
    .sort((a, b) => b.verdict.loss - a.verdict.loss)[0];
  assert.ok(found);
  return found;
};

const begin = (judgement: Judgement) => {
  const exercises = new Exercises(look, [judgement], 0);
  look.exercises = exercises;
  assert.equal(look.session.played.length, judgement.verdict.entry);
  assert.deepEqual(look.session.mine, [judgement.verdict.seat]);
  return exercises;
};

const send = (moves: readonly string[]) => look.session.send(look.session.mine[0] ?? -1, moves, look.session.played.length);

const judged = async (exercises: InstanceType<typeof Exercises>): Promise<string> => {
  while (exercises.state === 'judging') await new Promise((resolve) => setTimeout(resolve));
  return exercises.state;
};

test('what was played is wrong and costs what the review says; the best move is right', async () => {
  const judgement = costly(
    ({ verdict: { best, played } }) => best.moves.length === 1 && played.moves.length === 1 && played.chance < 0.9 * best.chance,
  );
  const { best, played, loss, entry } = judgement.verdict;
  const exercises = begin(judgement);
  await send(played.moves);
  assert.equal(await judged(exercises), 'wrong');
  assert.equal(exercises.answer?.cost, loss);
  assert.equal(look.session.played.length, entry, 'the position is there again');
  await send(best.moves);
  assert.equal(await judged(exercises), 'right');
  assert.equal(exercises.answer?.kept, 1);
  assert.equal(exercises.right, 1);
});

test('a decision that is made as a whole is judged as a whole', async () => {
  const judgement = costly(({ verdict: { best, played } }) => best.moves.length > 1 && played.moves.length > 1);
  const { best } = judgement.verdict;
  const exercises = begin(judgement);
  for (const [i, move] of best.moves.entries()) {
    assert.equal(exercises.state, 'asked', `before move ${i}`);
    await send([move]);
  }
  assert.equal(await judged(exercises), 'right');
  exercises.again();
  exercises.show();
  assert.equal(exercises.state, 'shown');
  assert.equal(look.session.played.length, judgement.verdict.entry + best.moves.length);
});

test('a move that is still judged when one leaves changes nothing afterwards', async () => {
  const judgement = costly(({ verdict: { best, played } }) => played.moves.length === 1 && played.chance < 0.9 * best.chance);
  const { entry, played } = judgement.verdict;
  const exercises = begin(judgement);
  await send(played.moves);
  assert.equal(exercises.state, 'judging');
  look.endExercises();
  // Asked later, answered later.
  await run.tryMoves(entry, played.moves);
  assert.equal(look.session.played.length, entries.length);
  assert.deepEqual(look.session.mine, []);
});

test('afterwards the game is on the board again', () => {
  look.endExercises();
  assert.equal(look.session.played.length, entries.length);
  assert.deepEqual(look.session.mine, []);
});

test('the better line is shown step by step, and what was played comes back', () => {
  const judgement = costly(({ line }) => line.length > 2);
  look.goTo(judgement.verdict.entry + judgement.verdict.played.moves.length);
  const { moment } = look;
  look.showBetter();
  assert.equal(look.side, 'better');
  assert.equal(look.table.at, judgement.verdict.entry + (look.lineLengths[0] ?? -1));
  look.step(1);
  assert.equal(look.shown, Math.min(2, look.lineLengths.length));
  assert.equal(look.moment, moment, 'the moment of the game stays');
  look.showPlayed();
  assert.equal(look.table.at, moment);
  assert.equal(look.session.played.length, entries.length);
});
