/** Crews of real threads. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBot, type Order, type Report, searchFor, studyOf } from '@caravel/bots';
import { firstSeat, legalMoves, must, positionAfter, readConfig, type State } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import { threadCrew } from './thread-crew.ts';
import { ThreadMate } from './thread-mate.ts';

const study = studyOf(puertoRico) as NonNullable<ReturnType<typeof studyOf>>;
const config = must(readConfig(puertoRico, { players: 4 }));

const largeDecision = (from: number): State => {
  for (let moves = from; ; moves++) {
    const s = positionAfter(puertoRico, config, 8, moves) as State;
    if (study.mind.isBig(s)) return s;
  }
};

const s = largeDecision(120);
const seat = firstSeat(puertoRico.turn(s));
const order = (effort: Order['effort'], table = 0): Order => ({
  table,
  game: 'puerto-rico',
  version: puertoRico.version,
  players: 4,
  seed: 5,
  state: s,
  seat,
  effort,
});

test('one thread finds what a search finds here', async () => {
  const crew = threadCrew(1);
  const alone = searchFor(study, 4, 5).think(s, seat, { visits: 150 });
  assert.deepEqual(await crew.think(order({ visits: 150 })), alone);
  crew.close();
});

test('three threads give the same answer every time', async () => {
  const answers: (Report | undefined)[] = [];
  for (let i = 0; i < 2; i++) {
    const crew = threadCrew(3);
    answers.push(await crew.think(order({ visits: 100 })));
    crew.close();
  }
  const visits = answers[0]?.visits ?? 0;
  assert.ok(visits > 100 && visits <= 300, `${visits} visits, more than one thread makes`);
  assert.deepEqual(answers[1], answers[0]);
});

test('a crew keeps to the clock once its threads run', async () => {
  const crew = threadCrew(2);
  await crew.think(order({ visits: 1 }));
  const start = performance.now();
  const report = await crew.think(order({ milliseconds: 300 }, 1));
  const took = performance.now() - start;
  assert.ok((report?.visits ?? 0) > 0);
  assert.ok(took > 200 && took < 1500, `${took} ms`);
  crew.close();
});

test('a crew stops when it is asked to', async () => {
  const crew = threadCrew(2);
  let heard = 0;
  const report = await crew.think(order({ visits: 10_000_000 }), { onThought: () => heard++, isEnough: () => heard > 2 });
  assert.ok((report?.visits ?? 0) > 0);
  crew.close();
});

/** A mate whose thread is ended while it thinks. */
class Stricken extends ThreadMate {
  override think(...args: Parameters<ThreadMate['think']>): Promise<Report> {
    const answer = super.think(...args);
    this.close();
    return answer;
  }
}

test('a thread that ends in the middle is left out and replaced; the bot goes on', async () => {
  let hired = 0;
  const crew = threadCrew(2, () => (hired++ === 0 ? new Stricken() : new ThreadMate()));
  const bot = makeBot('admiral', puertoRico, { seed: 5, players: 4, visits: 40, crew });
  const first = await bot.think(s, seat);
  assert.ok(first.visits > 0 && first.visits <= 40, `${first.visits} visits`);
  const second = await bot.think(largeDecision(200), firstSeat(puertoRico.turn(largeDecision(200))));
  assert.ok(second.visits > 40, `${second.visits} visits`);
  assert.equal(hired, 3);
  crew.close();
});

test('without a thread that lives the evaluation plays', async () => {
  const crew = threadCrew(2, () => new Stricken());
  const bot = makeBot('admiral', puertoRico, { seed: 5, players: 4, visits: 40, crew });
  const thought = await bot.think(s, seat);
  assert.equal(thought.visits, 0);
  assert.ok(legalMoves(puertoRico, s, seat).includes(thought.move));
  crew.close();
});

test('an order the thread cannot follow is a fault of that order, not of the process', async () => {
  const mate = new ThreadMate();
  await assert.rejects(
    mate.think({ ...order({ visits: 1 }), game: 'chess' }, () => undefined),
    /have not studied chess/,
  );
  mate.close();
});
