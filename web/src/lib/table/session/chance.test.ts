import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANCE, isChance, isOver, legalMoves, must, readConfig, seatsOf, Timeline } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import { puertoRico } from '@caravel/puerto-rico';
import { randomHex } from '../../random-hex.ts';
import { drawerFor, drawOutcome } from './chance.ts';

const SECRET = '5e'.repeat(32);

/** Plays until chance has spoken `draws` times more; every person's move is the first legal one. */
const playOn = (timeline: Timeline, secret: string, draws: number, draw = drawOutcome): string[] => {
  const drawn: string[] = [];
  const { game } = timeline;
  while (drawn.length < draws && !isOver(game, timeline.state)) {
    if (isChance(game, timeline.state)) {
      drawn.push(draw(timeline, secret));
      must(timeline.append({ seat: CHANCE, move: drawn.at(-1) as string }));
      continue;
    }
    const seat = seatsOf(game.turn(timeline.state))[0] as number;
    must(timeline.append({ seat, move: game.moves.text(legalMoves(game, timeline.state, seat)[0] as number) }));
  }
  return drawn;
};

const tableOf = (game: typeof puertoRico | typeof madeira): Timeline => new Timeline(game, must(readConfig(game, { players: 3 })));

for (const game of [puertoRico, madeira])
  test(`${game.name}: undo past a roll brings the same draws again, however often`, () => {
    const timeline = tableOf(game);
    const first = playOn(timeline, SECRET, 20);
    for (let times = 0; times < 3; times++) {
      const kept = timeline.standing.findIndex(({ seat }) => seat === CHANCE);
      must(timeline.append({ seat: 0, undo: timeline.standing.length - kept }));
      assert.deepEqual(playOn(timeline, SECRET, 20), first);
    }
  });

for (const game of [puertoRico, madeira])
  test(`${game.name}: practice of a day draws by what is drawn, and the same again after an undo`, async () => {
    const draw = await drawerFor(20_776);
    const timeline = tableOf(game);
    const first = playOn(timeline, SECRET, 20, draw);
    assert.notDeepEqual(first, playOn(tableOf(game), SECRET, 20));
    must(timeline.append({ seat: 0, undo: timeline.standing.length }));
    assert.deepEqual(playOn(timeline, SECRET, 20, draw), first);
  });

test('another table has other draws', () => {
  const streams = [SECRET, randomHex(), randomHex()].map((secret) => playOn(tableOf(puertoRico), secret, 25).join());
  assert.equal(new Set(streams).size, 3);
});

test('every outcome comes up about as often as its weight says', () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 2000; i++) {
    const [governor = ''] = playOn(tableOf(puertoRico), randomHex(), 1);
    counts.set(governor, (counts.get(governor) ?? 0) + 1);
  }
  assert.equal(counts.size, 3);
  for (const count of counts.values()) assert.ok(count > 560 && count < 780, `${count} of 667`);
});
