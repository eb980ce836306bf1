/** What a person complained about: positions of real games in which bots of before played nonsense, and what is played there today. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSeat, isChance, OVER, type Seat, type State, seeded } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { game } from '@caravel/madeira/rules';
import { play, position } from '@caravel/madeira/testing';
import { Counts } from '../../arena/habits.ts';
import type { Notes } from '../../arena/listener.ts';
import { Luck } from '../../arena/luck.ts';
import { makeBot } from '../../levels.ts';
import { type ComplaintPosition, positionOf } from '../../testing/complaint-position.ts';
import { MODELS } from '../../testing/trained-models.ts';
import { isDominated } from './dominated.ts';
import { habits } from './habits.ts';
import { BURNT_GOODS, POINTLESS_RELOCATIONS, UNUSED_DICE } from './testing/complaints.ts';

const { on } = md;
const LEVELS = ['medium', 'hard'] as const;
type Level = (typeof LEVELS)[number];

const trained = MODELS.find(({ model }) => model.game.name === game.name);
const botOf = (level: Level) => makeBot(level, game, trained, { seed: 1, visits: 50 });

const chosen = async (level: Level, s: State, seat: Seat): Promise<string> => game.moves.text((await botOf(level).think(s, seat)).move);

/** What is counted until the round is over, all seats playing alike. */
const restOfRound = async (level: Level, complaint: ComplaintPosition): Promise<Notes> => {
  const s = positionOf(game, complaint);
  const counts = new Counts(on.players(s));
  const listener = habits.listen(counts, on.players(s));
  const luck = new Luck(game, seeded(1));
  const bot = botOf(level);
  const round = on.round(s);
  while (on.round(s) === round && game.turn(s) !== OVER) {
    if (isChance(game, s)) luck.draw(s);
    else {
      const seat = firstSeat(game.turn(s));
      const { move } = await bot.think(s, seat);
      listener.before(s, seat, move);
      game.apply(s, seat, move);
      listener.after?.(s, seat, move);
    }
  }
  listener.end?.(s);
  return counts.notes();
};

test('Goods are not burnt: what the windmill gives is used before the round is over', async () => {
  let [exchanges, unused] = [0, 0];
  for (const complaint of BURNT_GOODS) {
    const notes = await restOfRound('medium', complaint);
    const sum = (name: string): number => (notes[name] ?? []).reduce((total, amount) => total + amount, 0);
    assert.equal(sum('dominated moves'), 0, complaint.was);
    exchanges += sum('exchange') + sum('windmill down reals');
    unused += sum('exchanges not used') + sum('Reals of the windmill not used');
  }
  assert.ok(unused <= 0.2 * exchanges, `${unused} of ${exchanges} uses of the windmill brought nothing`);
});

for (const level of LEVELS) {
  test(`${level} gives no Goods and no step of the windmill where bots of before did for nothing`, async () => {
    for (const complaint of BURNT_GOODS) assert.notEqual(await chosen(level, positionOf(game, complaint), complaint.seat), complaint.was);
  });

  test(`${level} relocates nobody to where he is worth less`, async () => {
    for (const complaint of POINTLESS_RELOCATIONS) {
      const s = positionOf(game, complaint);
      const text = await chosen(level, s, complaint.seat);
      assert.ok(!isDominated(s, game.moves.find(text) ?? assert.fail(text), complaint.seat), `${text}, was ${complaint.was}`);
      const city = /^to (.*)-\d+$/.exec(complaint.was)?.[1];
      if (city !== undefined) assert.doesNotMatch(text, new RegExp(`^to ${city}-`));
    }
  });

  test(`${level} feeds its Workers: no Pirates with Bread in hand`, async () => {
    const workers = ['1a', '1b', '2a', '2b', '3a', '3b', 'forest', 'funchal-1'];
    const s = position({ seats: [{ bread: 9, workers, mill: 0 }], phase: 'D' });
    assert.equal(await chosen(level, s, 0), 'feed 8');
    assert.equal(on.pirates(play(s, '0 feed 8'), 0), on.pirates(s, 0));
  });
}

/** How many of the positions see a die placed. */
const placed = async (level: Level): Promise<number> => {
  const texts = await Promise.all(UNUSED_DICE.map((complaint) => chosen(level, positionOf(game, complaint), complaint.seat)));
  return texts.filter((text) => /^(die|pirate|use) /.test(text)).length;
};

test('dice are placed in most positions where bots of before put two or three away', async () => {
  assert.equal(UNUSED_DICE.length, 10);
  assert.ok((await placed('medium')) >= 6);
  assert.ok((await placed('hard')) >= 8);
});
