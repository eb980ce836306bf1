/** What a person complained about: positions of real games in which bots of before played nonsense, and what is played there today. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat, State } from '@caravel/core';
import * as pr from '@caravel/puerto-rico/inside';
import { game } from '@caravel/puerto-rico/rules';
import { play, position } from '@caravel/puerto-rico/testing';
import { makeBot } from '../../levels.ts';
import { positionOf } from '../../testing/complaint-position.ts';
import { puertoRicoModel } from '../../testing/trained-models.ts';
import { isInVain } from './habits/placements.ts';
import { mostBarrels } from './placing/barrels.ts';
import { isPlacing } from './placing/placements.ts';
import { EARLY_GUILD_HALLS, FEW_BARRELS, TOBACCO_STORAGES } from './testing/complaints.ts';

const { on } = pr;
const VISITS = 50;
const LEVELS = ['medium', 'hard'] as const;
type Level = (typeof LEVELS)[number];

const botOf = (level: Level) => makeBot(level, game, puertoRicoModel, { seed: 1, visits: VISITS });

/** After all colonists of the seat are placed. */
const filled = async (level: Level, s: State, seat: Seat): Promise<State> => {
  const bot = botOf(level);
  const after = s.slice();
  while (isPlacing(after, seat)) game.apply(after, seat, (await bot.think(after, seat)).move);
  return after;
};

const made = (s: State, seat: Seat): number => pr.GOODS.reduce((sum, _, good) => sum + pr.production(s, seat, good), 0);

for (const level of LEVELS) {
  test(`${level} mans no tobacco storage in vain, and no other plant`, async () => {
    for (const complaint of [...TOBACCO_STORAGES, ...FEW_BARRELS]) {
      const after = await filled(level, positionOf(game, complaint), complaint.seat);
      assert.ok(!isInVain(after, complaint.seat), complaint.was);
    }
  });

  test(`${level} makes nearly all the barrels that its colonists can`, async () => {
    let [barrels, possible] = [0, 0];
    for (const complaint of [...FEW_BARRELS, ...TOBACCO_STORAGES]) {
      const after = await filled(level, positionOf(game, complaint), complaint.seat);
      const [own, most] = [made(after, complaint.seat), mostBarrels(after, complaint.seat)];
      assert.ok(most - own <= 2, `${own} of ${most} barrels, was ${complaint.was}`);
      barrels += own;
      possible += most;
    }
    assert.ok(barrels >= 0.85 * possible, `${barrels} of ${possible}`);
  });

  test(`${level} builds neither guild hall nor customs house in round 6 or 7`, async () => {
    for (const complaint of EARLY_GUILD_HALLS) {
      const { move } = await botOf(level).think(positionOf(game, complaint), complaint.seat);
      assert.doesNotMatch(game.moves.text(move), /guild-hall|customs-house/, complaint.was);
    }
  });
}

test('Fill for me: 18 colonists make at least nine of the ten barrels they can, where four were made', async () => {
  const tiles = { corn: 4, indigo: 2, sugar: 2, coffee: 2, quarry: 2 };
  const plants = { 'indigo-plant': 3, 'sugar-mill': 3, 'tobacco-storage': 3, 'coffee-roaster': 2, 'guild-hall': 1 };
  const seats = [{ sanJuan: 4, tiles, buildings: plants }, { tiles: {} }, { tiles: {} }];
  const s = play(position({ players: 3, seats }), '0 role mayor', '0 colonist');
  const after = await filled('medium', s, 0);
  assert.ok(made(after, 0) >= 9, `${made(after, 0)} barrels`);
  assert.equal(on.buildingColonists(after, 0, pr.BUILDINGS.indexOf('tobacco-storage')), 0);
});
