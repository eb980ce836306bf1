import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must, readConfig, type State } from '@caravel/core';
import { walk } from '@caravel/core/testing';
import { madeira } from './index.ts';
import { type PlayedStep, type PointsBySource, pointsBySource, SOURCES, type Source } from './point-sources.ts';
import { pirateLoss, wealthPoints } from './scoring.ts';
import * as on from './state/layout.ts';
import { type PositionWords, play, position } from './testing/position.ts';

const GAMES_EACH = 25;

interface Played {
  readonly steps: readonly PlayedStep[];
  readonly end: State;
}

const randomGame = (players: number, rules: string, seed: number): Played => {
  const steps: PlayedStep[] = [];
  const end = walk(madeira, must(readConfig(madeira, { players, rules })), seed, (s, step) => {
    if (!step) return;
    const after = s.slice();
    madeira.apply(after, step.seat, step.move);
    steps.push({ seat: step.seat, move: madeira.moves.text(step.move), before: s.slice(), after });
  });
  return { steps, end };
};

const sumOf = (points: PointsBySource): number => SOURCES.reduce((sum, source) => sum + points[source], 0);

/** R5, D1: what these moves say themselves. */
const donated = (steps: readonly PlayedStep[], seat: number): number =>
  steps.reduce((sum, step) => (step.seat === seat && step.move.startsWith('donate ') ? sum + Number(step.move.split(' ')[1]) : sum), 0);
const honors = (steps: readonly PlayedStep[], seat: number): number =>
  steps.filter((step) => step.seat === seat && step.move === 'honor').length;

const reached = new Set<Source>();

for (const rules of madeira.ruleSets)
  for (const players of [2, 3, 4])
    test(`G3 the sources of ${GAMES_EACH} random games of ${players} players in ${rules} add up to the scores`, () => {
      for (let seed = 1; seed <= GAMES_EACH; seed++) {
        const { steps, end } = randomGame(players, rules, seed);
        for (const [seat, bySource] of pointsBySource(steps, players).entries()) {
          assert.equal(sumOf(bySource), on.points(end, seat), `seed ${seed}, seat ${seat}`);
          assert.equal(sumOf(bySource) + wealthPoints(end, seat) - pirateLoss(end, seat), madeira.score(end, seat));
          assert.deepEqual([bySource.wealth, bySource.honor], [donated(steps, seat), 4 * honors(steps, seat)]);
          for (const source of SOURCES) if (bySource[source] !== 0) reached.add(source);
        }
      }
    });

test('random games bring points of every source', () => assert.deepEqual([...reached].sort(), [...SOURCES].sort()));

/** The points of the first seats by source after these lines, from a position in words. */
const pointsAfter = (words: PositionWords, ...lines: readonly string[]): Partial<PointsBySource>[] => {
  const steps: PlayedStep[] = [];
  let before = position(words);
  for (const line of lines) {
    const after = play(before, line);
    steps.push({ seat: Number(line[0]), move: line.slice(2), before, after });
    before = after;
  }
  return pointsBySource(steps, on.players(before)).map((bySource) =>
    Object.fromEntries(Object.entries(bySource).filter(([, points]) => points !== 0)),
  );
};

const CHARACTERS = { moinho: 'steward', capitania: 'commander', alfandega: 'mayor', casa: 'guild-master' } as const;

test('R1 R3 R5 what a kept Request lets score is told apart', () => {
  const seats = [
    { requests: ['market-routes', 'influence', 'wealth'], ships: ['wheat-1'], favors: { monk: 'up' }, reals: 9 },
    { requests: ['expeditions', 'expeditions', 'expeditions'], ships: ['india-1'] },
  ] as const;
  const [first, second] = pointsAfter({ players: 2, phase: 'E', round: 3, seats }, '0 leave influence', '0 donate 7');
  assert.deepEqual(first, { 'market-routes': 6, wealth: 7 });
  assert.deepEqual(second, { expeditions: 4 }, 'scored in the step of another seat');
});

test('R4 cities one after the other, the last by itself', () => {
  const seats = [{ requests: ['urbanization', 'urbanization', 'urbanization'], workers: ['funchal-1', 'funchal-2', 'machico-1'] }] as const;
  const words = { players: 2, phase: 'E', round: 5, seats } as const;
  const [first] = pointsAfter(words, '0 city funchal', '0 city machico');
  const s = play(position(words), '0 city funchal', '0 city machico');
  assert.ok(on.points(s, 0) > 0);
  assert.deepEqual(first, { urbanization: on.points(s, 0) });
});

test('D1 E1 an honor that leads right to the Crown is told apart from it', () => {
  const seats = [{ workers: ['watch'], mill: 3, requests: ['expeditions', 'expeditions', 'expeditions'], ships: ['india-1'] }] as const;
  const [first] = pointsAfter({ players: 2, phase: 'D', round: 5, seats }, '0 honor');
  assert.deepEqual(first, { honor: 4, expeditions: 3 });
});

test('C-capitania C-alfandega buildings by their names', () => {
  const building = (name: 'capitania' | 'alfandega', workers: readonly string[], ...lines: string[]) =>
    pointsAfter({ phase: 'C', seats: [{ workers, markers: [name], reals: 20, ships: ['acores-1', 'acores-2'] }] }, ...lines)[0];
  assert.deepEqual(building('capitania', ['2a', '2b', '2c'], '0 pay'), { capitania: 3 });
  assert.deepEqual(building('alfandega', ['1a'], '0 pay', '0 worker home', '0 to acores'), { alfandega: 2 });
});

test('F-lady F-scout F-miller a building used by the Lady is a building, Scout and Miller are Favors', () => {
  const favor = (name: 'lady' | 'scout' | 'miller', ...lines: string[]) =>
    pointsAfter(
      { characters: CHARACTERS, seats: [{ workers: ['2a'], reals: 4, mill: 6, dice: [3], ships: ['india-1'], favors: { [name]: 'up' } }] },
      `0 use ${name}`,
      ...lines,
    )[0];
  assert.deepEqual(favor('lady', '0 lady capitania'), { capitania: 1 });
  assert.deepEqual(favor('scout', '0 worker 2a', '0 to india'), { favors: 1 });
  assert.deepEqual(favor('scout', '0 worker 2a', '0 to funchal-1'), { favors: 1 });
  assert.deepEqual(favor('miller'), { favors: 1 });
});

test('B6 K-medal W3 W5 the Passing slot, Rewards and the windmill, which may cost more than it gave', () => {
  const seat = { dice: [3], mill: 6, goods: { wheat: 2, wine: 9 }, wood: 2, points: 5 } as const;
  const words = { characters: CHARACTERS, rewards: { acores: ['medal', 'booty'] } } as const;
  const bySource = (more: object, ...lines: string[]) => pointsAfter({ ...words, seats: [{ ...seat, ...more }] }, ...lines)[0];
  assert.deepEqual(bySource({}, '0 pass II city'), { passing: 1 });
  assert.deepEqual(bySource({}, '0 windmill up'), { windmill: 1 });
  assert.deepEqual(bySource({ mill: 0 }, '0 windmill down bread', '0 windmill down reals'), { windmill: -2 });
  assert.deepEqual(bySource({}, '0 pass IV ship', '0 ship home', '0 sail acores-1', '0 reward medal'), { rewards: 3 });
});
