import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, must, readConfig, type State } from '@caravel/core';
import { pearls } from '@caravel/core/testing';
import { type Bot, plainThought } from '../bot.ts';
import { makeBot } from '../levels.ts';
import { type MatchPlan, playGame, playGroup, seatings } from './match.ts';

const config = must(readConfig(pearls, { players: 3 }));
const first: Bot = { think: (s, seat) => plainThought(legalMoves(pearls, s, seat)[0] as number) };

const planFor = (names: readonly string[], sit?: MatchPlan['sit']): MatchPlan => ({
  game: pearls,
  config,
  names,
  sit: sit ?? ((_, __, seed) => makeBot('random', pearls, undefined, { seed })),
  now: () => 0,
});

test('every entrant sits on every seat equally often', () => {
  for (const names of ['a', 'aa', 'ab', 'abc', 'abb', 'aab', 'abab', 'aabb', 'abbb', 'abcd', 'aaaa', 'abbbb', 'ababc'].map((text) => [
    ...text,
  ])) {
    const all = seatings(names);
    for (const name of new Set(names)) {
      const times = names.map((_, seat) => all.filter((seating) => names[seating[seat] as number] === name).length);
      assert.equal(new Set(times).size, 1, `${names}: ${name} ${times}`);
    }
    for (const seating of all) assert.deepEqual([...seating].sort(), [...names.keys()]);
  }
});

test('one against three has four seatings, four of a kind have one', () => {
  assert.equal(seatings(['a', 'b', 'b', 'b']).length, 4);
  assert.equal(seatings(['a', 'a', 'a', 'a']).length, 1);
  assert.deepEqual(seatings(['a', 'b', 'a', 'b']), [
    [0, 1, 2, 3],
    [1, 2, 3, 0],
  ]);
});

test('the same seed plays the same group, another seed another', async () => {
  const plan = planFor(['a', 'b', 'c']);
  const group = await playGroup(plan, 5);
  assert.deepEqual(await playGroup(plan, 5), group);
  assert.notDeepEqual(await playGroup(plan, 6), group);
});

test('chance is the same in every game of a group', async () => {
  const states: State[][] = [[], [], []];
  const teller: Bot = {
    think: (s, seat) => {
      states[game]?.push(s.slice());
      return first.think(s, seat);
    },
  };
  let game = -1;
  await playGroup(
    planFor(['a', 'b', 'c'], (_, seat) => {
      if (seat === 0) game++;
      return teller;
    }),
    9,
  );
  assert.deepEqual(states[1], states[0]);
  assert.deepEqual(states[2], states[0]);
});

test('what bots draw does not change the stream of chance', async () => {
  const { chanceMoves, decisions, scores } = await playGame(pearls, config, [first, first, first], 3, () => 0);
  const later: Bot = { think: async (s, seat) => first.think(s, seat) };
  const again = await playGame(pearls, config, [later, first, later], 3, () => 0);
  assert.deepEqual([again.chanceMoves, again.decisions, again.scores], [chanceMoves, decisions, scores]);
});

test('decisions and milliseconds are counted by seat', async () => {
  let time = 0;
  const slow: Bot = {
    think: (s, seat) => {
      time += 10;
      return first.think(s, seat);
    },
  };
  const { decisions, milliseconds } = await playGame(pearls, config, [first, slow, first], 3, () => time);
  assert.deepEqual(milliseconds, [0, 10 * (decisions[1] as number), 0]);
  assert.ok(decisions.every((count) => count > 0));
});

test('an illegal move is an error that names the seat, and every bot is closed', async () => {
  let closed = 0;
  const bad: Bot = { think: () => plainThought(60_000), close: () => closed++ };
  const plan = planFor(['a', 'b', 'c'], () => bad);
  await assert.rejects(playGroup(plan, 1), /the bot on seat \d: there is no move number 60000/);
  assert.equal(closed, 3);
});
