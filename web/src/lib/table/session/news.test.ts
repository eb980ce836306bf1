import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must, parseEntry, readConfig, replay } from '@caravel/core';
import { pearls } from '@caravel/core/testing';
import type { GameWords } from '../game-ui.ts';
import { LogBook } from './log-book.ts';
import { linesAt, newsOf, nextNews, wasForced } from './news.ts';
import type { Table } from './table.svelte.ts';

/** Every move is told by its name; a lamp is seen by everybody. */
const words = {
  moment: () => ({ round: 'round', phase: 'phase' }),
  tell: (_before: unknown, _seat: number, { kind }: { kind: string }) => ({
    did: kind,
    followed: kind === 'lamp' ? [{ text: 'Everybody sees it.' }] : [],
  }),
} as unknown as GameWords;

const table = (mine: readonly number[], ...lines: readonly string[]) => {
  const config = must(readConfig(pearls, { players: 3 }));
  const timeline = must(
    replay(
      pearls,
      config,
      lines.map((line) => must(parseEntry(line))),
    ),
  );
  const { steps } = timeline;
  const at = { steps, game: pearls, session: { mine } } as unknown as Table;
  return { at, groups: new LogBook(pearls, words).groups(steps) };
};

const texts = (lines: readonly { text: string }[]): string => lines.map(({ text }) => text).join(', ');

test('news is what the others did since the last own decision, without draws', () => {
  const { at, groups } = table([0], '* pearl 2', '0 keep', '* pearl 1', '1 keep', '* pearl 3', '2 give');
  assert.equal(texts(newsOf(at, groups)), 'keep, give');
  assert.equal(texts(newsOf(at, groups.slice(0, 0))), '');
  const watcher = table([], '* pearl 2', '0 keep');
  assert.equal(texts(newsOf(watcher.at, watcher.groups)), 'keep');
});

test('a move without a choice is news, and says that it was one', () => {
  const { at, groups } = table([1], '* pearl 2', '1 lamp', '0 give', '1 keep');
  const news = newsOf(at, groups);
  assert.equal(texts(news), 'give, keep');
  assert.deepEqual(
    news.map((line) => wasForced(at, line)),
    [false, true],
  );
});

test('the last move is shown with what followed from it, also at an earlier moment', () => {
  const { groups } = table([0], '* pearl 2', '1 lamp', '0 keep');
  assert.equal(texts(linesAt(groups, 3)), 'keep');
  assert.equal(texts(linesAt(groups, 2)), 'lamp, Everybody sees it.');
  assert.deepEqual(linesAt(groups, 0), []);
});

test('touches lead from news to news, and after the last to now', () => {
  const { at, groups } = table([0], '* pearl 2', '0 keep', '* pearl 1', '1 keep', '* pearl 3', '2 give');
  const news = newsOf(at, groups);
  const seen: number[] = [];
  for (let moment = nextNews(news, undefined); moment !== undefined; moment = nextNews(news, moment)) seen.push(moment);
  assert.deepEqual(seen, [4, 6]);
});
