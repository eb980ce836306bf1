import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstShuffler, legalMoves, must, readConfig, seatsOf, Timeline } from '@caravel/core';
import { BOOTY, bootyTimeline } from '@caravel/games/testing';
import { puertoRico } from '@caravel/puerto-rico';
import { BAD_THREADS } from '../../test/tools/bot-threads.ts';
import { drawChance } from '../tables/shuffle.ts';
import type { BotTask } from './bot-task.ts';
import { BotPool, NotWanted, PoolClosed, type PoolOptions } from './pool.ts';

/** A position in which the first seat chooses. */
const timeline = new Timeline(puertoRico, must(readConfig(puertoRico, { players: 3 })));
drawChance(timeline, firstShuffler('5e', []));
const { state } = timeline;
const [seat = 0] = seatsOf(puertoRico.turn(state));
const task = (seed: number, level = 'easy'): BotTask => ({ game: 'puerto-rico', version: 1, level, seat, state, seed });

const withPool = async (more: Partial<PoolOptions>, work: (pool: BotPool, replaced: string[]) => Promise<void>): Promise<void> => {
  const replaced: string[] = [];
  const pool = new BotPool({ threads: 1, milliseconds: 10_000, onReplaced: (why) => replaced.push(why), ...more });
  try {
    await work(pool, replaced);
  } finally {
    await pool.close();
  }
};

test('a thread thinks: its moves are legal, and the same for the same seed', () =>
  withPool({}, async (pool, replaced) => {
    for (const level of ['random', 'beginner', 'easy']) {
      const [first] = await pool.think(task(1, level));
      assert.ok(
        legalMoves(puertoRico, state, seat)
          .map((move) => puertoRico.moves.text(move))
          .includes(first as string),
      );
      assert.equal((await pool.think(task(1, level)))[0], first);
    }
    assert.deepEqual(replaced, []);
  }));

test('a thread thinks by the version of the rules it is told', () =>
  withPool({}, async (pool) => {
    const { state } = bootyTimeline();
    const first = async (version: number, seed: number): Promise<string | undefined> =>
      (await pool.think({ game: 'madeira', version, level: 'random', seat: BOOTY.seat, state, seed }))[0];
    const firsts = async (version: number) => new Set(await Promise.all(Array.from({ length: 40 }, (_, seed) => first(version, seed))));
    assert.deepEqual(await firsts(1), new Set(BOOTY.moves));
    assert.deepEqual(await firsts(2), new Set([...BOOTY.moves, BOOTY.newer]));
    await assert.rejects(first(9, 1), /no game 'madeira' of version 9/);
  }));

test('an unknown level or game is an error, and the thread lives on', () =>
  withPool({}, async (pool, replaced) => {
    await assert.rejects(pool.think(task(1, 'emperor')), /no level 'emperor'/);
    await assert.rejects(pool.think({ ...task(1), game: 'chess' }), /no game 'chess'/);
    assert.ok((await pool.think(task(1))).length > 0);
    assert.deepEqual(replaced, []);
  }));

for (const name of ['crashes', 'exits'] as const)
  test(`a thread that ${name} is replaced, tried once more, and others are served`, () =>
    withPool({ file: BAD_THREADS[name] }, async (pool, replaced) => {
      const bad = pool.think(task(13));
      const good = pool.think(task(1));
      await assert.rejects(bad);
      assert.deepEqual(await good, ['easy']);
      assert.equal(replaced.length, 2);
    }));

for (const name of ['hangs', 'saysNothing', 'saysNull', 'saysNonsense'] as const)
  test(`a thread that ${name} does not keep anybody for ever`, () =>
    withPool({ file: BAD_THREADS[name], milliseconds: 1500 }, async (pool) => {
      const bad = pool.think(task(13));
      const good = pool.think(task(1));
      await assert.rejects(bad, /too long|nonsense/);
      assert.deepEqual(await good, ['easy']);
    }));

test('tasks wait for a thread, in order', () =>
  withPool({ file: BAD_THREADS.crashes, threads: 2 }, async (pool) => {
    const asked = Array.from({ length: 20 }, (_, i) => pool.think(task(100, `level ${i}`)));
    assert.equal(pool.waiting, 18);
    assert.deepEqual(
      (await Promise.all(asked)).flat(),
      asked.map((_, i) => `level ${i}`),
    );
    assert.equal(pool.waiting, 0);
  }));

/** A task with the seed 13 is never answered. */
const NEVER = 13;

test('quick levels do not wait for slow ones: one thread more is kept for them', () =>
  withPool({ file: BAD_THREADS.saysNothing }, async (pool) => {
    const slow = ['expert', 'hard', 'expert'].map((level) => assert.rejects(pool.think(task(NEVER, level)), PoolClosed));
    for (const level of ['random', 'beginner', 'easy']) assert.deepEqual(await pool.think(task(1, level)), [level]);
    assert.equal(pool.waiting, 2);
    const quick = assert.rejects(pool.think(task(NEVER, 'beginner')), PoolClosed);
    assert.equal(pool.waiting, 2);
    const next = assert.rejects(pool.think(task(1, 'beginner')), PoolClosed);
    assert.equal(pool.waiting, 3);
    await pool.close();
    await Promise.all([...slow, quick, next]);
  }));

test('a host with forty tasks keeps another waiting for one', () =>
  withPool({ file: BAD_THREADS.crashes }, async (pool) => {
    const served: string[] = [];
    const think = async (host: string, level: string): Promise<void> => {
      await pool.think(task(1, level), { host });
      served.push(`${host} ${level}`);
    };
    const asked = [...Array.from({ length: 40 }, () => think('eve', 'expert')), think('anna', 'expert'), think('bob', 'hard')];
    await Promise.all(asked);
    assert.deepEqual(served.slice(0, 4), ['eve expert', 'bob hard', 'eve expert', 'anna expert']);
  }));

test('what nobody wants any more when a thread is free is not begun', () =>
  withPool({ file: BAD_THREADS.crashes }, async (pool) => {
    let isWanted = true;
    const first = pool.think(task(1, 'first'));
    const left = assert.rejects(pool.think(task(1, 'left'), { host: '', isWanted: () => isWanted }), NotWanted);
    const last = pool.think(task(1, 'last'), { host: '', isWanted: () => true });
    isWanted = false;
    assert.deepEqual(await Promise.all([first, last]), [['first'], ['last']]);
    await left;
  }));

test('a closed pool tells those who wait, and takes nobody', () =>
  withPool({ file: BAD_THREADS.hangs }, async (pool) => {
    const waiting = [pool.think(task(13)), pool.think(task(1))].map((one) => assert.rejects(one, PoolClosed));
    await pool.close();
    await Promise.all(waiting);
    await assert.rejects(pool.think(task(1)), PoolClosed);
  }));
