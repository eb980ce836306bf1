/** Pools of real threads. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadModel, makeBot, type Report, type SearchRequest, searchFor } from '@caravel/bots';
import { firstSeat, legalMoves, must, positionAfter, readConfig, type State } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import { searchPool } from './search-pool.ts';
import { SearchThread } from './search-thread.ts';

const trained = await loadModel(puertoRico);
assert.ok(trained);
const config = must(readConfig(puertoRico, { players: 4 }));

const largeDecision = (from: number): State => {
  for (let moves = from; ; moves++) {
    const s = positionAfter(puertoRico, config, 8, moves) as State;
    if (trained.model.isLarge(s)) return s;
  }
};

const s = largeDecision(120);
const seat = firstSeat(puertoRico.turn(s));
const request = (effort: SearchRequest['effort'], table = 0): SearchRequest => ({
  table,
  game: 'puerto-rico',
  version: puertoRico.version,
  seed: 5,
  state: s,
  seat,
  effort,
});

test('one thread finds what a search finds here', async () => {
  const pool = searchPool(1);
  const alone = searchFor(trained, 5).think(s, seat, { visits: 150 });
  assert.deepEqual(await pool.think(request({ visits: 150 })), alone);
  pool.close();
});

test('three threads give the same answer every time', async () => {
  const answers: (Report | undefined)[] = [];
  for (let i = 0; i < 2; i++) {
    const pool = searchPool(3);
    answers.push(await pool.think(request({ visits: 100 })));
    pool.close();
  }
  const visits = answers[0]?.visits ?? 0;
  assert.ok(visits > 100 && visits <= 300, `${visits} visits, more than one thread makes`);
  assert.deepEqual(answers[1], answers[0]);
});

test('a pool keeps to the clock once its threads run', async () => {
  const pool = searchPool(2);
  await pool.think(request({ visits: 1 }));
  const start = performance.now();
  const report = await pool.think(request({ milliseconds: 300 }, 1));
  const took = performance.now() - start;
  assert.ok((report?.visits ?? 0) > 0);
  assert.ok(took > 200 && took < 5000, `${took} ms`);
  pool.close();
});

test('a pool stops when it is asked to', async () => {
  const pool = searchPool(2);
  let reports = 0;
  const report = await pool.think(request({ visits: 10_000_000 }), { onThought: () => reports++, isEnough: () => reports > 2 });
  assert.ok((report?.visits ?? 0) > 0);
  pool.close();
});

/** A worker whose thread is ended while it thinks. */
class EndedThread extends SearchThread {
  override think(...args: Parameters<SearchThread['think']>): Promise<Report> {
    const answer = super.think(...args);
    this.close();
    return answer;
  }
}

test('a thread that ends in the middle is left out and replaced; the bot goes on', async () => {
  let started = 0;
  const pool = searchPool(2, () => (started++ === 0 ? new EndedThread() : new SearchThread()));
  const bot = makeBot('expert', puertoRico, trained, { seed: 5, visits: 40, pool });
  const first = await bot.think(s, seat);
  assert.ok(first.visits > 0 && first.visits <= 40, `${first.visits} visits`);
  const second = await bot.think(largeDecision(200), firstSeat(puertoRico.turn(largeDecision(200))));
  assert.ok(second.visits > 40, `${second.visits} visits`);
  assert.equal(started, 3);
  pool.close();
});

test('without a thread that lives the bot plays without search', async () => {
  const pool = searchPool(2, () => new EndedThread());
  const bot = makeBot('expert', puertoRico, trained, { seed: 5, visits: 40, pool });
  const thought = await bot.think(s, seat);
  assert.equal(thought.visits, 0);
  assert.ok(legalMoves(puertoRico, s, seat).includes(thought.move));
  pool.close();
});

test('a request the thread cannot answer is a fault of that request, not of the process', async () => {
  const thread = new SearchThread();
  await assert.rejects(
    thread.think({ ...request({ visits: 1 }), game: 'chess' }, () => undefined),
    /no net was trained for chess/,
  );
  thread.close();
});
