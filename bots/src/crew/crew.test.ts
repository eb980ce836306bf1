import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { firstSeat, must, positionAfter, readConfig, type State } from '@caravel/core';
import { pearls } from '@caravel/core/testing';
import type { Thought } from '../bot.ts';
import { makeBot } from '../levels.ts';
import { STUDIES, searchFor } from '../minds.ts';
import type { Report } from '../search/search.ts';
import { Crew, type CrewHost, type Mate } from './crew.ts';
import { type Order, Station } from './station.ts';

const study = STUDIES.find(({ mind }) => mind.game.name === 'puerto-rico') as (typeof STUDIES)[number];
const { game, isBig } = study.mind;

const position = (): State => {
  for (let moves = 100; ; moves++) {
    const s = positionAfter(game, must(readConfig(game, { players: 3 })), 4, moves) as State;
    if (isBig(s)) return s;
  }
};

const s = position();
const seat = firstSeat(game.turn(s));
const orderOf = (visits: number, table = 0): Order => ({
  table,
  game: game.name,
  version: game.version,
  players: 3,
  seed: 11,
  state: s,
  seat,
  effort: { visits },
});

/** A search that cannot change its mind any more may stop before all of its visits. */
const visitsOf = (report: Report | undefined): number => report?.visits ?? 0;

/** A mate of this thread that lets others speak between its slices. */
class LocalMate implements Mate {
  readonly #station = new Station(() => performance.now());
  #isHurried = false;
  isClosed = false;

  async think(order: Order, onReport: (report: Report) => void): Promise<Report> {
    this.#isHurried = false;
    for (const slices = this.#station.think(order, game); ; await wait(1)) {
      const { value, done } = slices.next();
      if (done || this.#isHurried) return value;
      onReport(value);
    }
  }

  hurry(): void {
    this.#isHurried = true;
  }

  leave(table: number): void {
    this.#station.leave(table);
  }

  close(): void {
    this.isClosed = true;
  }
}

class DyingMate extends LocalMate {
  override async think(): Promise<Report> {
    throw new Error('overboard');
  }
}

class SilentMate extends LocalMate {
  override think(): Promise<Report> {
    return new Promise(() => undefined);
  }
}

const hostOf = (hire: () => Mate): CrewHost => ({
  hire,
  after: (milliseconds, deed) => {
    const timer = setTimeout(deed, milliseconds);
    return () => clearTimeout(timer);
  },
});

/** Time runs out at once. */
const impatient = (hire: () => Mate): CrewHost => ({
  hire,
  after: (_, deed) => {
    const timer = setTimeout(deed, 5);
    return () => clearTimeout(timer);
  },
});

test('a crew of one thinks as a search alone', async () => {
  const crew = new Crew(
    1,
    hostOf(() => new LocalMate()),
  );
  const alone = searchFor(study, 3, 11).think(s, seat, { visits: 100 });
  assert.deepEqual(await crew.think(orderOf(100)), alone);
});

test('a crew of three adds up three searches, the same every time', async () => {
  const think = () =>
    new Crew(
      3,
      hostOf(() => new LocalMate()),
    ).think(orderOf(50));
  const report = await think();
  assert.ok(visitsOf(report) > 100 && visitsOf(report) <= 150);
  assert.deepEqual(await think(), report);
});

test('what was thought at a table is used again there, and nowhere else', async () => {
  const crew = new Crew(
    1,
    hostOf(() => new LocalMate()),
  );
  const first = visitsOf(await crew.think(orderOf(80, 0)));
  assert.ok(visitsOf(await crew.think(orderOf(10, 0))) > first);
  assert.ok(visitsOf(await crew.think(orderOf(10, 1))) <= 10);
  crew.leave(0);
  assert.ok(visitsOf(await crew.think(orderOf(10, 0))) <= 10);
});

test('who dies is left out, let go, and replaced for the next decision', async () => {
  const hired: LocalMate[] = [];
  const crew = new Crew(
    2,
    hostOf(() => {
      const mate = hired.length === 1 ? new DyingMate() : new LocalMate();
      hired.push(mate);
      return mate;
    }),
  );
  const one = visitsOf(await crew.think(orderOf(30)));
  assert.ok(one > 0 && one <= 30);
  assert.deepEqual(
    hired.map(({ isClosed }) => isClosed),
    [false, true],
  );
  assert.ok(visitsOf(await crew.think(orderOf(30, 1))) > 30);
  assert.equal(hired.length, 3);
  crew.close();
  assert.ok(hired.every(({ isClosed }) => isClosed));
});

test('who says nothing is not waited for', async () => {
  const mates = [new SilentMate(), new SilentMate()];
  const crew = new Crew(
    2,
    impatient(() => mates.pop() ?? new LocalMate()),
  );
  assert.equal(await crew.think(orderOf(5)), undefined);
});

test('a bot whose crew is lost plays by the evaluation', async () => {
  const crew = new Crew(
    2,
    hostOf(() => new DyingMate()),
  );
  const lost = makeBot('admiral', game, { seed: 1, players: 3, visits: 20, crew });
  const trader = makeBot('trader', game, { seed: 1, players: 3 });
  const thought = await lost.think(s, seat);
  assert.deepEqual(thought, trader.think(s, seat));
  assert.equal(thought.visits, 0);
});

test('a crew is watched, and stops when the host has enough', async () => {
  const crew = new Crew(
    2,
    hostOf(() => new LocalMate()),
  );
  const bot = makeBot('admiral', game, { seed: 1, players: 3, visits: 1_000_000, crew });
  const heard: Thought[] = [];
  const thought = await bot.think(s, seat, { onThought: (now) => heard.push(now), isEnough: () => heard.length > 4 });
  assert.ok(heard.length > 4);
  assert.ok(thought.visits > 0 && thought.visits < 1_000_000);
});

test('decisions asked for at the same time are thought about one after the other', async () => {
  const crew = new Crew(
    1,
    hostOf(() => new LocalMate()),
  );
  const [first, second] = await Promise.all([crew.think(orderOf(40)), crew.think(orderOf(40))]);
  assert.ok(visitsOf(second) > visitsOf(first));
});

test('a station refuses a game nobody has studied', () => {
  assert.throws(() => new Station(() => 0).think(orderOf(1), pearls), /have not studied pearls/);
});
