import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { firstSeat, must, positionAfter, readConfig, type State } from '@caravel/core';
import { pearls } from '@caravel/core/testing';
import type { Thought } from '../bot.ts';
import { makeBot } from '../levels.ts';
import { searchFor } from '../models.ts';
import type { Report } from '../search/search.ts';
import { puertoRicoModel } from '../testing/trained-models.ts';
import type { WorkerAnswer } from './remote-worker.ts';
import { SearchPool, type SearchPoolHost, type SearchWorker } from './search-pool.ts';
import { serveSearches } from './serve-searches.ts';
import { type SearchRequest, WorkerEndpoint } from './worker-endpoint.ts';

const { game, isLarge } = puertoRicoModel.model;

const position = (): State => {
  for (let moves = 100; ; moves++) {
    const s = positionAfter(game, must(readConfig(game, { players: 3 })), 4, moves) as State;
    if (isLarge(s)) return s;
  }
};

const s = position();
const seat = firstSeat(game.turn(s));
const requestOf = (visits: number, table = 0): SearchRequest => ({
  table,
  game: game.name,
  version: game.version,
  seed: 11,
  state: s,
  seat,
  effort: { visits },
});

/** A search may stop before all of its visits, once they cannot change the choice. */
const visitsOf = (report: Report | undefined): number => report?.visits ?? 0;

/** A worker on this thread that lets other code run between its slices. */
class LocalWorker implements SearchWorker {
  readonly #endpoint = new WorkerEndpoint(() => performance.now());
  #isHurried = false;
  isClosed = false;

  async think(search: SearchRequest, onReport: (report: Report) => void): Promise<Report> {
    this.#isHurried = false;
    for (const slices = this.#endpoint.think(search, puertoRicoModel); ; await wait(1)) {
      const { value, done } = slices.next();
      if (done || this.#isHurried) return value;
      onReport(value);
    }
  }

  hurry(): void {
    this.#isHurried = true;
  }

  leave(table: number): void {
    this.#endpoint.leave(table);
  }

  close(): void {
    this.isClosed = true;
  }
}

class DyingWorker extends LocalWorker {
  override async think(): Promise<Report> {
    throw new Error('overboard');
  }
}

class SilentWorker extends LocalWorker {
  override think(): Promise<Report> {
    return new Promise(() => undefined);
  }
}

/** Thinks until it is closed, and then fails, as a thread does that is ended. */
class EndlessWorker extends LocalWorker {
  readonly #answer = Promise.withResolvers<Report>();

  override think(): Promise<Report> {
    return this.#answer.promise;
  }

  override close(): void {
    super.close();
    this.#answer.reject(new Error('closed'));
  }
}

const hostOf = (start: () => SearchWorker): SearchPoolHost => ({
  start,
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
});

/** Time runs out at once. */
const impatient = (start: () => SearchWorker): SearchPoolHost => ({
  start,
  after: (_, callback) => {
    const timer = setTimeout(callback, 5);
    return () => clearTimeout(timer);
  },
});

test('a pool of one thinks as a search alone', async () => {
  const pool = new SearchPool(
    1,
    hostOf(() => new LocalWorker()),
  );
  const alone = searchFor(puertoRicoModel, 11).think(s, seat, { visits: 100 });
  assert.deepEqual(await pool.think(requestOf(100)), alone);
});

test('a pool of three adds up three searches, the same every time', async () => {
  const think = () =>
    new SearchPool(
      3,
      hostOf(() => new LocalWorker()),
    ).think(requestOf(50));
  const report = await think();
  assert.ok(visitsOf(report) > 100 && visitsOf(report) <= 150);
  assert.deepEqual(await think(), report);
});

test('the search of a table is used again there, and nowhere else', async () => {
  const pool = new SearchPool(
    1,
    hostOf(() => new LocalWorker()),
  );
  const first = visitsOf(await pool.think(requestOf(80, 0)));
  assert.ok(visitsOf(await pool.think(requestOf(10, 0))) > first);
  assert.ok(visitsOf(await pool.think(requestOf(10, 1))) <= 10);
  pool.leave(0);
  assert.ok(visitsOf(await pool.think(requestOf(10, 0))) <= 10);
});

test('a worker that dies is left out, closed, and replaced for the next decision', async () => {
  const started: LocalWorker[] = [];
  const pool = new SearchPool(
    2,
    hostOf(() => {
      const worker = started.length === 1 ? new DyingWorker() : new LocalWorker();
      started.push(worker);
      return worker;
    }),
  );
  const one = visitsOf(await pool.think(requestOf(30)));
  assert.ok(one > 0 && one <= 30);
  assert.deepEqual(
    started.map(({ isClosed }) => isClosed),
    [false, true],
  );
  assert.ok(visitsOf(await pool.think(requestOf(30, 1))) > 30);
  assert.equal(started.length, 3);
  pool.close();
  assert.ok(started.every(({ isClosed }) => isClosed));
});

test('a worker that does not answer in time is left out', async () => {
  const workers = [new SilentWorker(), new SilentWorker()];
  const pool = new SearchPool(
    2,
    impatient(() => workers.pop() ?? new LocalWorker()),
  );
  assert.equal(await pool.think(requestOf(5)), undefined);
});

test('a bot whose pool is lost plays by the estimate', async () => {
  const pool = new SearchPool(
    2,
    hostOf(() => new DyingWorker()),
  );
  const lost = makeBot('expert', game, puertoRicoModel, { seed: 1, visits: 20, pool });
  const medium = makeBot('medium', game, puertoRicoModel, { seed: 1 });
  const thought = await lost.think(s, seat);
  assert.deepEqual(thought, medium.think(s, seat));
  assert.equal(thought.visits, 0);
});

test('a pool is watched, and stops when the host has enough', async () => {
  const pool = new SearchPool(
    2,
    hostOf(() => new LocalWorker()),
  );
  const bot = makeBot('expert', game, puertoRicoModel, { seed: 1, visits: 1_000_000, pool });
  const heard: Thought[] = [];
  const thought = await bot.think(s, seat, { onThought: (now) => heard.push(now), isEnough: () => heard.length > 4 });
  assert.ok(heard.length > 4);
  assert.ok(thought.visits > 0 && thought.visits < 1_000_000);
});

test('decisions asked for at the same time are thought about one after the other', async () => {
  const pool = new SearchPool(
    1,
    hostOf(() => new LocalWorker()),
  );
  const [first, second] = await Promise.all([pool.think(requestOf(40)), pool.think(requestOf(40))]);
  assert.ok(visitsOf(second) > visitsOf(first));
});

test('a pool that is closed while it thinks starts no worker for the decisions that wait', async () => {
  let started = 0;
  const pool = new SearchPool(
    2,
    hostOf(() => {
      started++;
      return new EndlessWorker();
    }),
  );
  const answers = [pool.think(requestOf(10)), pool.think(requestOf(10))];
  await wait(1);
  pool.close();
  assert.deepEqual(await Promise.all(answers), [undefined, undefined]);
  assert.equal(started, 2);
});

test('a worker refuses a game without a net', async () => {
  const told: WorkerAnswer[] = [];
  const serve = serveSearches({ now: () => 0, loadGame: () => pearls, tell: (answer) => told.push(answer), pause: () => wait(0) });
  await serve({ number: 7, search: { ...requestOf(1), game: pearls.name } });
  assert.deepEqual(told, [{ number: 7, error: 'no net was trained for pearls' }]);
});
