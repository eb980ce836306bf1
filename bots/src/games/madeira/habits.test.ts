import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must, readConfig, seeded } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import { play, position } from '@caravel/madeira/testing';
import { countsOfGame, countsOfMoves } from '../../testing/habit-counts.ts';
import { habits } from './habits.ts';

test('dice that are put away by passing are unused', () => {
  const s = position({ players: 2, seats: [{ dice: [1, 2], workers: ['1a'] }, {}], characters: { moinho: 'steward' } });
  const notes = countsOfMoves(habits, madeira, s, ['0 pass I reals']);
  assert.deepEqual([notes['unused dice']?.[0], notes.dice?.[0]], [2, 2]);
});

test('a Good for which two were given is used in its round, or was burnt for nothing', () => {
  const rich = () => position({ players: 2, seats: [{ dice: [1], goods: { wheat: 1, sugar: 3, wine: 2 }, workers: ['1a'] }, {}] });
  const unused = countsOfMoves(habits, madeira, rich(), ['0 exchange sugar sugar for wine']);
  assert.deepEqual([unused.exchange?.[0], unused['exchanges not used']?.[0]], [1, 1]);
  const milled = countsOfMoves(habits, madeira, rich(), ['0 exchange sugar sugar for wheat', '0 windmill up']);
  assert.deepEqual([milled.exchange?.[0], milled['exchanges not used']], [1, undefined]);
});

test('the review: four Goods burnt for 3 Reals with 23 in hand', () => {
  const seats = [{ goods: { sugar: 1, wine: 3 }, reals: 23, markers: ['moinho' as const], mill: 3 }];
  const s = play(position({ seats, phase: 'C', guildDiceOn: { moinho: 1 } }), 'roll 3');
  const lines = ['exchange sugar wine for wheat', 'exchange wine wine for wheat', 'windmill up', 'windmill down reals'];
  const notes = countsOfMoves(
    habits,
    madeira,
    s,
    lines.map((line) => `0 ${line}`),
  );
  assert.deepEqual([notes['dominated moves']?.[0], notes['dominated moves at the windmill']?.[0]], [4, 4]);
  assert.equal(notes['Reals of the windmill not used']?.[0], 1);
});

test('in whole random games every figure is a count', () => {
  for (let seed = 0; seed < 12; seed++) {
    const s = madeira.setup(must(readConfig(madeira, { players: 2 + (seed % 3) })));
    const notes = countsOfGame(habits, madeira, s, seeded(seed));
    // W5: the windmill may cost more points than it gave.
    for (const [name, list] of Object.entries(notes)) assert.ok(Math.min(...list) >= 0 || name === 'points of play', name);
    assert.deepEqual(notes.dice, Array(madeira.players(s)).fill(15), 'three dice a round');
    assert.ok((notes['dominated moves'] ?? []).some((count) => count > 0));
  }
});
