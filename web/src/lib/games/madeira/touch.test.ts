import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, must, readConfig, type State, seatsOf } from '@caravel/core';
import { walk } from '@caravel/core/testing';
import { madeira } from '@caravel/madeira';
import { targetsByCard } from './targets-by-card.ts';
import { leadsTo, touches } from './touch.ts';

const TABLES = madeira.ruleSets.flatMap((rules) => [2, 3, 4].map((players) => ({ rules, players })));

/** Every seat's legal moves, also out of turn, against what its board draws. */
const faultsAt = (s: State): string[] => {
  const seats = Array.from({ length: madeira.players(s) }, (_, seat) => seat);
  return seats.flatMap((seat) => {
    const view = madeira.describe(s, seat);
    const drawn = new Set(Object.values(targetsByCard(view, seat)).flat());
    const seen = new Map<string, string>();
    return legalMoves(madeira, s, seat).flatMap((id) => {
      const move = madeira.moves.text(id);
      const list = touches(view, seat, madeira.moves.struct(id));
      const key = list.join(' ');
      const faults = [
        ...(list.length === 0 ? [`${move}: nothing to touch`] : []),
        ...(seen.has(key) ? [`${move} and ${seen.get(key)} both touch ${key}`] : []),
        ...list.filter((thing) => !drawn.has(thing)).map((thing) => `${move}: ${thing} is not on the board`),
      ];
      seen.set(key, move);
      return faults;
    });
  });
};

for (const { rules, players } of TABLES)
  test(`in random games by ${rules} with ${players} players every legal move touches its own list of drawn things`, () => {
    const config = must(readConfig(madeira, { players, rules, options: {} }));
    for (let seed = 1; seed <= 4; seed++) walk(madeira, config, seed, (s) => assert.deepEqual(faultsAt(s), []));
  });

test('CO1 ST1 what a piece leads to is on the board, and with one place to go it is touched with the piece', () => {
  let count = 0;
  walk(madeira, must(readConfig(madeira, { players: 3 })), 7, (s) => {
    const [seat = -1] = seatsOf(madeira.turn(s));
    if (seat < 0) return;
    const view = madeira.describe(s, seat);
    const drawn = new Set<string>(Object.values(targetsByCard(view, seat)).flat());
    for (const id of legalMoves(madeira, s, seat)) {
      const move = madeira.moves.struct(id);
      if (move.kind !== 'ship' && move.kind !== 'worker' && move.kind !== 'citizen') continue;
      const to = leadsTo(view, seat, move);
      assert.ok(to.length > 0 && to.every((thing) => drawn.has(thing)), madeira.moves.text(id));
      assert.deepEqual(touches(view, seat, move).slice(1), to.length === 1 ? to : []);
      count++;
    }
  });
  assert.ok(count > 20, String(count));
});

test('every thing belongs to one card and is named once', () => {
  const config = must(readConfig(madeira, { players: 4, rules: '2nd', options: {} }));
  walk(madeira, config, 5, (s) => {
    const things = Object.values(targetsByCard(madeira.describe(s, 0), 0)).flat();
    assert.equal(new Set(things).size, things.length);
  });
});
