import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must, readConfig } from '@caravel/core';
import { pearls, tableTalk } from '@caravel/core/testing';
import { Search } from './search/search.ts';
import { pearlsPolicy } from './testing/pearls-trained.ts';
import { thinking, thinkThrough, thinkWithPauses } from './thinking.ts';

const { play } = tableTalk(pearls);
const s = play(pearls.setup(must(readConfig(pearls, { players: 2, options: { lamps: 'none' } }))), 'pearl 2');
const search = (): Search => new Search(pearlsPolicy(), 3);

/** A clock that advances by this much whenever it is read. */
const ticking = (tick: number): (() => number) => {
  let time = 0;
  return () => {
    time += tick;
    return time;
  };
};

test('a search in slices gives the same result as one without', () => {
  const whole = search().think(s, 0, { visits: 300 });
  assert.deepEqual(thinkThrough(thinking(search(), s, 0, { visits: 300 }, () => 0)), whole);
});

test('a watch is called after every slice and can stop the search', () => {
  const heard: number[] = [];
  const report = thinkThrough(
    thinking(search(), s, 0, { visits: 10_000 }, () => 0),
    { onThought: ({ visits }) => heard.push(visits), isEnough: () => heard.length === 3 },
  );
  assert.equal(heard.length, 3);
  assert.equal(report.visits, heard.at(-1));
  assert.ok((heard[0] as number) < (heard[1] as number));
});

test('a clock ends the search on time', () => {
  const now = ticking(1);
  const report = thinkThrough(thinking(search(), s, 0, { milliseconds: 500 }, now));
  const time = now();
  assert.ok(report.visits > 50);
  assert.ok(time <= 503, `${time} of 500 ms`);
});

test('a visit that would go past the end is not begun', () => {
  let time = 0;
  const slow = search();
  // Every visit takes 30 ms; the clock itself takes nothing.
  const think = slow.think.bind(slow);
  slow.think = (position, seat, { isUp }) =>
    think(position, seat, {
      isUp: () => {
        const isOver = isUp?.() ?? false;
        if (!isOver) time += 30;
        return isOver;
      },
    });
  thinkThrough(thinking(slow, s, 0, { milliseconds: 100 }, () => time));
  assert.ok(time <= 100 && time >= 60, `${time} of 100 ms`);
});

test('without time for a single visit the estimate answers', () => {
  const report = thinkThrough(thinking(search(), s, 0, { milliseconds: 1 }, ticking(5)));
  assert.equal(report.visits, 0);
  assert.equal(pearls.moves.text(report.move), 'keep');
});

test('pauses do not change the result, and a message received in one stops the search before the next slice', async () => {
  const whole = search().think(s, 0, { visits: 300 });
  const pause = () => Promise.resolve();
  assert.deepEqual(
    await thinkWithPauses(
      thinking(search(), s, 0, { visits: 300 }, () => 0),
      pause,
    ),
    whole,
  );
  let isEnough = false;
  let slices = 0;
  const hear = async () => {
    isEnough = slices === 2;
  };
  const watch = { onThought: () => slices++, isEnough: () => isEnough };
  const cut = await thinkWithPauses(
    thinking(search(), s, 0, { visits: 10_000 }, () => 0),
    hear,
    watch,
  );
  assert.equal(slices, 2);
  assert.ok(cut.visits > 0 && cut.visits < 300);
});
