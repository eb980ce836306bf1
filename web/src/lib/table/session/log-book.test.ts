import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANCE, type Game, type MoveStruct, type State, type Step } from '@caravel/core';
import type { GameWords } from '../game-ui.ts';
import { LogBook } from './log-book.ts';

const TEXTS: string[] = [];

/** A game whose position is a round and a phase; its words say the move, and what follows from it behind `>`: `1 loses`, in another phase `2:1 loses`. */
const game = {
  describe: (s: State) => ({ round: s[0], phase: s[1] }),
  moves: { find: (text: string) => TEXTS.push(text) - 1, struct: (move: number) => ({ kind: TEXTS[move] }) },
} as unknown as Game;
const words = {
  moment: ({ round, phase }: { round: number; phase: number }) => ({ round: `round ${round}`, phase: `phase ${phase}` }),
  tell: (_before: unknown, _seat: number, { kind }: MoveStruct) => {
    const [did, ...followed] = kind.split('>');
    const consequence = (text: string) => (/^\d/.test(text) ? { text, seat: Number(text[0]) } : { text });
    return {
      did,
      followed: followed.map((text) => {
        const [, phase, rest] = /^(\d):(.*)/.exec(text) ?? [];
        return rest === undefined ? consequence(text) : { ...consequence(rest), phase: `phase ${phase}` };
      }),
    };
  },
} as unknown as GameWords;

const steps = (...rows: readonly (readonly [round: number, phase: number, seat: number, move: string])[]): Step[] =>
  rows.map(([round, phase, seat, move], entry) => ({
    entry,
    seat,
    move,
    before: Int16Array.of(round, phase),
    after: Int16Array.of(round, phase),
  }));

test('lines are grouped by round and phase', () => {
  const groups = new LogBook(game, words).groups(steps([1, 1, 0, 'a'], [1, 1, 1, 'b'], [1, 2, 1, 'c'], [2, 2, 0, 'd']));
  assert.deepEqual(
    groups.map(({ round, phase, lines }) => [round, phase, lines.map(({ text }) => text).join(' ')]),
    [
      ['round 1', 'phase 1', 'a b'],
      ['round 1', 'phase 2', 'c'],
      ['round 2', 'phase 2', 'd'],
    ],
  );
});

test('what chance does in a row is one line, and it shows the last moment of it', () => {
  const [group] = new LogBook(game, words).groups(steps([1, 1, CHANCE, 'corn.'], [1, 1, CHANCE, 'sugar.']));
  assert.deepEqual(group?.lines, [{ at: 2, seat: CHANCE, text: 'corn. sugar.', followed: false }]);
});

test('a move not worth a line has none', () => {
  const [group] = new LogBook(game, words).groups(steps([1, 1, 0, 'a'], [1, 1, 0, ''], [1, 1, 0, 'b']));
  assert.deepEqual(
    group?.lines.map(({ text }) => text),
    ['a', 'b'],
  );
});

test('what follows from a move stands under the mark of the seat it happened to, or under none', () => {
  const [group] = new LogBook(game, words).groups(steps([1, 1, 0, 'a>1 loses>the ship sails'], [1, 1, 0, 'b>0 gains'], [1, 1, 0, 'c']));
  assert.deepEqual(
    group?.lines.map(({ at, seat, text, followed }) => [at, seat, text, followed]),
    [
      [1, 0, 'a', false],
      [1, 1, '1 loses', true],
      [1, undefined, 'the ship sails', true],
      [2, 0, 'b', false],
      [2, 0, '0 gains', true],
      [3, 0, 'c', false],
    ],
  );
});

test('what follows in a later phase stands under its heading, once', () => {
  const groups = new LogBook(game, words).groups(steps([1, 1, 0, 'a>2:1 loses>3:0 scores'], [1, 3, 0, 'b']));
  assert.deepEqual(
    groups.map(({ phase, lines }) => [phase, lines.map(({ text }) => text).join(' ')]),
    [
      ['phase 1', 'a'],
      ['phase 2', '1 loses'],
      ['phase 3', '0 scores b'],
    ],
  );
  assert.equal(new Set(groups.map(({ key }) => key)).size, 3);
});

test('what only follows is told without the move', () => {
  const [group] = new LogBook(game, words).groups(steps([1, 1, CHANCE, '>1 starts']));
  assert.deepEqual(group?.lines, [{ at: 1, seat: 1, text: '1 starts', followed: true }]);
});

test('what was told before stays the same object; after an undo everything is told anew', () => {
  const book = new LogBook(game, words);
  const all = steps([1, 1, 0, 'a'], [1, 2, 1, 'b'], [1, 2, 0, 'c']);
  const [first] = book.groups(all.slice(0, 2));
  assert.equal(book.groups(all)[0], first);
  const undone = book.groups([...all.slice(0, 1), ...steps([1, 3, 1, 'x'])]);
  assert.deepEqual(
    undone.map(({ lines }) => lines.map(({ text }) => text)),
    [['a'], ['x']],
  );
});
