/** Real threads of the pool that search together. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type TestContext, test } from 'node:test';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { SearchPool, SearchRequest } from '@caravel/bots';
import { firstShuffler, legalMoves, must, readConfig, seatsOf, Timeline } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import { drawChance } from '../tables/shuffle.ts';
import type { BotTask, ThreadMessage } from './bot-task.ts';
import { BotPool } from './pool.ts';
import { leadSearch } from './shared-search.ts';

/** The first choice of a role: a large decision. */
const timeline = new Timeline(puertoRico, must(readConfig(puertoRico, { players: 3 })));
drawChance(timeline, firstShuffler('5e', []));
const { state } = timeline;
const [seat = 0] = seatsOf(puertoRico.turn(state));
const request = (effort: SearchRequest['effort']): SearchRequest => ({
  table: 0,
  game: 'puerto-rico',
  version: 1,
  seed: 3,
  state,
  seat,
  effort,
});
const task = (level: string): BotTask => ({ game: 'puerto-rico', version: 1, level, seat, state, seed: 1 });

/** Has done a task before it follows: on a busy machine a thread that only starts is late, and left out for good. */
const follower = async (t: TestContext): Promise<{ worker: Worker; port: MessagePort }> => {
  const worker = new Worker(new URL('./thread.ts', import.meta.url));
  t.after(() => worker.terminate());
  worker.postMessage({ id: 0, task: task('random'), helpers: [] } satisfies ThreadMessage);
  await once(worker, 'message');
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ leader: port1 } satisfies ThreadMessage, [port1]);
  return { worker, port: port2 };
};

/** It thinks, and has not answered yet. */
const firstReport = ({ port }: { port: MessagePort }): Promise<unknown> => once(port, 'message');

const searchOf = (t: TestContext, followers: readonly { port: MessagePort }[]): SearchPool => {
  const search = leadSearch(followers.map(({ port }) => port));
  t.after(() => search.close());
  return search;
};

const visitsOf = async (search: SearchPool, table: number): Promise<number> =>
  (await search.think({ ...request({ visits: 60 }), table }))?.visits ?? 0;

/** A search may be settled before its visits are used up. */
const visitsAlone = (t: TestContext): Promise<number> => visitsOf(searchOf(t, []), 0);

test('the leader and two threads add up what they find', async (t) => {
  const visits = await visitsOf(searchOf(t, [await follower(t), await follower(t)]), 0);
  const alone = await visitsAlone(t);
  assert.ok(alone > 0 && visits >= 2 * alone && visits <= 180, `${visits} visits, alone ${alone}`);
});

test('a thread that dies while it thinks is left out, and stays out', async (t) => {
  const dying = await follower(t);
  const search = searchOf(t, [dying, await follower(t)]);
  const thought = search.think(request({ milliseconds: 400 }));
  await firstReport(dying);
  await dying.worker.terminate();
  assert.ok(((await thought)?.visits ?? 0) > 0);
  const visits = await visitsOf(search, 1);
  const alone = await visitsAlone(t);
  assert.ok(visits > alone && visits <= 120, `${visits} visits, alone ${alone}`);
});

test('a thread with a task of its own leaves what it has found, and does the task', async (t) => {
  const called = await follower(t);
  const search = searchOf(t, [called]);
  const thought = search.think(request({ milliseconds: 4000 }));
  await firstReport(called);
  called.worker.postMessage({ id: 7, task: task('easy'), helpers: [] } satisfies ThreadMessage);
  const answer = await Promise.race([once(called.worker, 'message'), thought]);
  assert.equal(Array.isArray(answer) ? answer[0].id : 'the search was over first', 7);
  assert.ok(((await thought)?.visits ?? 0) > 0);
});

test('`expert` has the whole pool, and nobody waits for it', async (t) => {
  const replaced: string[] = [];
  const pool = new BotPool({ threads: 3, milliseconds: 60_000, onReplaced: (why) => replaced.push(why) });
  t.after(() => pool.close());
  const done: string[] = [];
  const ask = async (level: string): Promise<string | undefined> => {
    const [move] = await pool.think(task(level));
    done.push(level);
    return move;
  };
  const [move] = await Promise.all([ask('expert'), ask('easy'), ask('beginner'), ask('easy')]);
  assert.ok(legalMoves(puertoRico, state, seat).some((legal) => puertoRico.moves.text(legal) === move));
  assert.equal(done.at(-1), 'expert');
  assert.equal(done.length, 4);
  assert.deepEqual(replaced, []);
});
