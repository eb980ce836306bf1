/** Lessons under way: whoever strays from the solution reaches the goal by another way or begins the step again. */
import '../../testing/runes.ts';
import '../../testing/browser-globals.ts';
import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findGame } from '@caravel/games/loaded';
import type { GameUi } from '../table/game-ui.ts';
import type { Lesson } from './lesson.ts';
import type { LessonList } from './lesson-list.ts';

const { judge } = await import('./course.ts');
const { Runner } = await import('./runner.svelte.ts');

const GAMES = join(import.meta.dirname, '../games');

const lessonsOf = async (file: string): Promise<LessonList> => ((await import(join(GAMES, file))) as { lessons: LessonList }).lessons;

const uiOf = ({ game, version }: Lesson): GameUi => ({ game: findGame(game, version), touches: () => [] }) as unknown as GameUi;

const run = (lesson: Lesson, from: number, pause = 0) => {
  const names = Array.from({ length: lesson.config.players }, (_, seat) => `${seat}`);
  const runner = new Runner(uiOf(lesson), lesson, { names, from, pause: () => pause, onplace: () => {}, onover: () => {} });
  const { step, beginning } = runner;
  return {
    runner,
    play: (move: string) => runner.table.play([move]),
    /** What can be done now, and what comes of it. */
    ways: () => runner.table.options.map(({ move }) => ({ move, verdict: judge(lesson, step, beginning, [...runner.made, move]) })),
  };
};

type Run = ReturnType<typeof run>;

/** Always on, as long as that is possible: whether the goal was reached, or the step began again after a wrong move. */
const isLedOn = async ({ runner, play, ways }: Run): Promise<boolean> => {
  for (let moves = 0; moves < 60; moves++) {
    const all = ways();
    const way = all.find(({ verdict }) => verdict === 'reached') ?? all.findLast(({ verdict }) => verdict === 'open') ?? all[0];
    if (!way) return false;
    await play(way.move);
    if (runner.state === 'reached') return true;
    if (way.verdict === 'missed')
      return runner.made.length === 0 && runner.wrong !== undefined && runner.table.now.join() === runner.beginning.timeline.state.join();
  }
  return false;
};

for (const file of globSync('*/lessons/index.ts', { cwd: GAMES }).sort())
  for (const { id, load } of await lessonsOf(file)) {
    const lesson = await load();

    test(`${lesson.game}, ${id}: every try that is open leads to the goal, or the step begins again`, async () => {
      for (const [number, { id: name, goal, solution = [] }] of lesson.steps.entries()) {
        if (!goal) continue;
        for (const n of solution.keys()) {
          const { ways, play } = run(lesson, number);
          for (const move of solution.slice(0, n)) await play(move);
          const open = ways().filter(({ move, verdict }) => verdict === 'open' && move !== solution[n]);
          for (const { move } of open) {
            const other = run(lesson, number);
            for (const made of [...solution.slice(0, n), move]) await other.play(made);
            assert.ok(await isLedOn(other), `${name}: ${other.runner.made.join(', ')}`);
          }
        }
      }
    });
  }

test('what the others do is told before one is asked, also where nothing moves', async () => {
  for (const file of globSync('*/lessons/index.ts', { cwd: GAMES })) {
    const [first] = await lessonsOf(file);
    const lesson = (await first?.load()) ?? assert.fail(file);
    const number = lesson.steps.findIndex(({ first: before }, i) => i > 0 && before !== undefined);
    const { runner } = run(lesson, number - 1);
    runner.goOn();
    assert.deepEqual([runner.number, runner.state, runner.hasWatched], [number, 'watching', true], lesson.game);
    const { seen, entries } = runner.beginning;
    assert.ok(runner.table.steps.length > seen);
    assert.equal(runner.table.steps.length, entries.length);
    assert.equal(runner.table.actor, undefined);
    runner.skip();
    assert.equal(runner.state, 'asked');
  }
});

test('what the others do is seen move by move where things move', async () => {
  const [first] = await lessonsOf('madeira/lessons/index.ts');
  const lesson = (await first?.load()) ?? assert.fail();
  const number = lesson.steps.findIndex(({ first: before }, i) => i > 0 && before !== undefined);
  const { runner } = run(lesson, number - 1, 5);
  runner.goOn();
  assert.deepEqual([runner.state, runner.hasWatched, runner.table.steps.length], ['watching', false, runner.beginning.seen]);
  while (!runner.hasWatched) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(runner.table.steps.length, runner.beginning.entries.length);
});
