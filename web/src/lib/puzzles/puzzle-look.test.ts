/** Every kind of shipped puzzle on its real session: right, wrong, given up, and the line that explains it. */
import '../../testing/runes.ts';
import '../../testing/browser-globals.ts';
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { PuzzleGame } from '@caravel/bots/puzzles';
import { at, must, parseEntry } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import { puertoRico } from '@caravel/puerto-rico';
import { touches } from '../games/puerto-rico/touch.ts';
import type { GameUi } from '../table/game-ui.ts';
import type { Words } from '../table/session/table.svelte.ts';

const { PuzzleLook } = await import('./puzzle-look.svelte.ts');

const GAMES = new URL('../../../../games/', import.meta.url);
const read = (file: string): PuzzleGame => JSON.parse(readFileSync(new URL(file, GAMES), 'utf8'));
const first = read('puerto-rico/puzzles/0000.json');

const open = (number: number, from = first, ui = { game: puertoRico, touches } as unknown as GameUi) => {
  const puzzle = at(from.puzzles, number);
  const { game, version, config } = from;
  const seats = Array.from({ length: config.players }, (_, seat) => ({ name: `${seat}`, kind: 'bot' as const }));
  const entries = from.entries.slice(0, puzzle.at).map((line) => must(parseEntry(line)));
  const heard: boolean[] = [];
  const look = new PuzzleLook({ puzzle, ui, header: { id: 'x', game, version, config, seats }, entries }, (isRight) => heard.push(isRight));
  const send = async (moves: readonly string[]): Promise<string> => {
    await look.session.send(puzzle.seat, moves, look.session.played.length);
    while (look.exercises.state === 'judging') await new Promise((resolve) => setTimeout(resolve));
    return look.exercises.state;
  };
  return { look, puzzle, heard, send };
};

test('a wrong answer costs what the proof says and the position is there again; the best one is right', async () => {
  for (const number of first.puzzles.keys()) {
    const { look, puzzle, heard, send } = open(number);
    const [best, next] = puzzle.answers;
    assert.ok(best && next);
    assert.deepEqual(look.session.mine, [puzzle.seat]);
    assert.equal(await send(next.moves), 'wrong');
    assert.ok(Math.abs((look.exercises.answer?.cost ?? 0) - (best.chance - next.chance)) < 1e-9);
    assert.equal(look.session.played.length, puzzle.at);
    assert.ok(!look.isOver);
    assert.equal(await send(best.moves), 'right');
    assert.ok(look.isOver);
    assert.deepEqual(heard, [false, true]);
  }
});

test('the line is on the board step by step, and nobody can move any more', () => {
  const { look, puzzle, heard } = open(0);
  look.exercises.show();
  look.show(1);
  assert.deepEqual([look.session.mine, heard], [[], []]);
  assert.ok(look.steps >= 1 && look.table.hinted.length > 0);
  look.show(99);
  assert.equal(look.shown, look.steps);
  assert.ok((look.table.at ?? 0) > puzzle.at);
  look.show(-1);
  assert.deepEqual([look.table.at, look.table.hinted], [puzzle.at, []]);
});

test('the steps on the board are those in the card', () => {
  // Only where a step ends matters here.
  const words = { tell: () => ({ did: '' }), button: () => '' } as unknown as Words;
  const files = globSync('*/puzzles/[0-9]*.json', { cwd: GAMES });
  assert.ok(files.length > 0);
  for (const file of files) {
    const from = read(file);
    const ui = { game: findGame(from.game, from.version), touches: () => [] } as unknown as GameUi;
    for (const [number, puzzle] of from.puzzles.entries()) {
      const { look } = open(number, from, ui);
      const told = look.tellLine(words).map(({ to }) => to);
      const shown = Array.from({ length: look.steps }, (_, i) => {
        look.show(i + 1);
        return (look.table.at ?? 0) - puzzle.at;
      });
      assert.deepEqual(shown, told, `${file} ${puzzle.at}`);
    }
  }
});
