import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSameGame } from './running-game.ts';

const log = (...parts: readonly (readonly [string, number])[]): string[] =>
  parts.flatMap(([name, count]) => Array.from({ length: count }, (_, i) => `${name} ${i}`));

test('the same game, further on or not as far, is the same; so is one that differs only late', () => {
  const running = log(['a', 30]);
  for (const same of [running, running.slice(0, 1), log(['a', 30], ['b', 5]), log(['a', 20], ['b', 50])])
    assert.ok(isSameGame(running, same), `${same.length}`);
});

test('another game, one that differs early, and one that has not begun are others', () => {
  const running = log(['a', 30]);
  for (const other of [log(['b', 30]), log(['a', 19], ['b', 1]), [], log(['b', 1])])
    assert.ok(!isSameGame(running, other), `${other.length}`);
});
