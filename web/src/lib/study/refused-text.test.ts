import assert from 'node:assert/strict';
import test from 'node:test';
import type { Problem } from '@caravel/core';
import { loadSharing } from '@caravel/i18n/sharing';
import { whyNoExploration, whyNoGame } from './refused-text.ts';

const { file: words } = await loadSharing('en');

test('a file that is no exploration says which part of it is wrong, not by the name of its field', () => {
  for (const [problem, why] of [
    [{ message: 'not JSON' }, words.other],
    [{ message: '2 is not known here; 1 is', field: 'version' }, words.newer],
    [{ message: 'x', field: 'size' }, words.large],
    [{ message: 'x', field: 'game' }, words.rules],
    [{ message: 'x', field: 'start' }, words.position],
    [{ message: 'x', field: 'nodes.11.entry', rule: 'CA4' }, 'Its move 12 is not allowed (CA4).'],
    [{ message: 'x', field: 'nodes.0.entry' }, 'Its move 1 is not allowed.'],
    [{ message: 'x', field: 'seats.1.colour' }, words.damaged],
  ] satisfies [Problem, string][])
    assert.equal(whyNoExploration(words, problem), why);
});

test('a file that is no game says the line and the rule', () => {
  const knows = (name: string, version = 1) => name === 'pearls' && version === 1;
  const text = 'caravel 1\ngame pearls\nplayers 2\n\n0 dive\n';
  for (const [file, problem, why] of [
    ['GIF89a', { message: 'x', line: 1 }, words.other],
    ['caravel 2\ngame pearls\n\n', { message: 'x', line: 1 }, words.newer],
    [text.replace('pearls', 'chess'), { message: 'x', line: 2 }, words.rules],
    [text.replace('players', 'version 9\nplayers'), { message: 'x', line: 3 }, words.rules],
    [text, { message: 'x', line: 5, rule: 'D1' }, 'The move in line 5 is not allowed (D1).'],
    [text, { message: 'x', line: 5 }, 'Line 5 is damaged.'],
  ] satisfies [string, Problem, string][])
    assert.equal(whyNoGame(words, file, problem, knows), why);
});
