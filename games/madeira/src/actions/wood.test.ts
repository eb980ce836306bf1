import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@caravel/core';
import { faultsOf } from '../invariants.ts';
import * as on from '../state/layout.ts';
import { choices, options, type PositionWords, play, position, type SeatWords, whyNot } from '../testing/position.ts';
import {
  districtsOf,
  everyWay,
  FIRST_EDITIONS,
  favorsOf,
  homeOf,
  inEverySet,
  shipsOf,
  startingWith,
  stepOf,
  turnOf0,
  waitingFor,
  woodOn,
} from '../testing/reading-ab.ts';

/** Seat 0 before the Favors of the Guild Master: Porto Santo has monk 2, miller 3, bishop 4, patron 5. */
const guildMaster = (seat: SeatWords, words: PositionWords = {}): State => play(turnOf0(seat, words), 'die 3 guild-master', 'act');
const ownFavors = (s: State): string[] => Object.keys(favorsOf(s, 0));

test('example 7: Purple buys 2 Wood from the Forest and 2 from a field for 10 Reals', () => {
  const words: SeatWords = { wood: 1, reals: 10, workers: ['forest', '1c'] };
  const s = guildMaster(words, { fieldWood: { '1c': 2 } });
  const bought = play(s, 'favor patron', 'buy wood forest', 'buy wood forest', 'buy wood 1c', 'buy wood 1c');
  assert.deepEqual([homeOf(bought, 0), woodOn(bought, '1c'), ownFavors(bought)], [{}, 0, ['patron']]);
});

test('example 7: in the first edition the field has 3 Wood, and 1 stays', () => {
  for (const rules of FIRST_EDITIONS) {
    const s = guildMaster({ wood: 1, reals: 10, workers: ['forest', '1d'] }, { rules, fieldWood: { '1d': 3 } });
    const bought = play(s, 'favor patron', 'buy wood 1d', 'buy wood 1d', 'buy wood forest', 'buy wood forest');
    assert.deepEqual([homeOf(bought, 0), woodOn(bought, '1d'), ownFavors(bought)], [{}, 1, ['patron']]);
  }
});

test('example 9: Blue should get 3 Wood from Machico and finds 1', () => {
  for (const [i, left] of inEverySet((rules) =>
    play(turnOf0({ workers: ['machico-1', '1c'] }, { rules, fieldWood: { '1c': 1 } }), 'die 3 mayor', 'act', 'done'),
  ).entries())
    assert.deepEqual([homeOf(left, 0), woodOn(left, '1c')], [{ wood: 1 }, 0], `rule set ${i}`);
});

test('DW1 Wood at home goes first, and nothing is bought while it lasts', () => {
  const s = play(guildMaster({ wood: 4, reals: 20, workers: ['forest', '1c'] }), 'favor miller');
  assert.deepEqual([homeOf(s, 0), waitingFor(s)], [{ wood: 1, reals: 20 }, [1]]);
  const short = play(guildMaster({ wood: 2, reals: 20, workers: ['forest'] }), 'favor miller');
  assert.deepEqual(homeOf(short, 0), { reals: 19 });
});

test('DW2 bought from fields with Wood where one stands, and from the supply in the Forest', () => {
  const s = play(guildMaster({ reals: 20, workers: ['forest', '1a', '1c', '2d'] }, { fieldWood: { '2d': 0 } }), 'favor miller');
  assert.deepEqual(choices(s, 0), ['buy wood 1c', 'buy wood forest']);
  assert.equal(whyNot(s, '0 buy wood 1a'), 'DW2');
  assert.equal(whyNot(s, '0 buy wood 2d'), 'DW2');
  assert.equal(whyNot(s, '0 buy wood 1d'), 'DW2');
  assert.equal(whyNot(s, '0 done'), 'DW2');
});

test('DW2 never without need: a Favor for which home has the Wood asks for nothing', () => {
  const s = play(guildMaster({ wood: 2, reals: 20, workers: ['forest'] }), 'favor monk');
  assert.deepEqual(homeOf(s, 0), { reals: 20 });
  assert.equal(whyNot(turnOf0({ reals: 20, workers: ['forest'] }), '0 buy wood forest'), 'B1');
});

test('DW2 a Favor out of reach names the Wood', () => {
  const s = guildMaster({ reals: 20, workers: ['1c'] }, { fieldWood: { '1c': 2 } });
  assert.equal(whyNot(s, '0 favor monk'), undefined);
  assert.equal(whyNot(s, '0 favor miller'), 'DW2');
  assert.equal(whyNot(guildMaster({ reals: 5, workers: ['forest'] }), '0 favor miller'), 'DW2');
});

test('DW3 1, 3, 6, 10, 15 Reals for 1 to 5 Wood', () => {
  const spent = (wood: number): number => 21 - on.reals(play(guildMaster({ wood, reals: 21, workers: ['forest'] }), 'favor patron'), 0);
  assert.deepEqual([4, 3, 2, 1, 0].map(spent), [1, 3, 6, 10, 15]);
});

test('DW3 Navigator and Guild Master in one turn: the price runs on, 21 Reals for 6', () => {
  const words = (reals: number): SeatWords => ({ reals, goods: { wine: 1 }, workers: ['forest'], favors: { navigator: 'up' } });
  const sailed = (reals: number, rules: string): State =>
    play(turnOf0(words(reals), { rules }), 'use navigator', 'ship home', 'sail acores-1', 'reward medal', 'die 3 guild-master');
  for (const rules of ['2nd', ...FIRST_EDITIONS]) {
    assert.deepEqual(homeOf(play(sailed(21, rules), 'act', 'favor patron'), 0), { points: 3 }, rules);
    assert.equal(whyNot(play(sailed(20, rules), 'act'), '0 favor patron'), 'DW2', rules);
    assert.equal(whyNot(play(sailed(20, rules), 'act'), '0 favor bishop'), undefined, rules);
  }
});

test('DW3 the next turn begins at 1 Real again', () => {
  let s = play(
    position({ players: 2, seats: [{ dice: [3, 3], reals: 6, workers: ['forest'] }] }),
    'die 3 guild-master',
    'act',
    'favor monk',
  );
  assert.equal(on.reals(s, 0), 3);
  s = play(s, '1 pass I reals', '0 die 3 guild-master', '0 act', '0 favor lord');
  assert.equal(on.reals(s, 0), 0);
});

test('DW4 bought Wood never comes home', () => {
  const s = play(guildMaster({ wood: 1, reals: 20, workers: ['forest', '1c'] }), 'favor bishop', 'buy wood forest');
  assert.deepEqual([on.wood(s, 0), on.reals(s, 0), stepOf(s)], [0, 19, 'buy wood']);
  assert.equal(on.wood(play(s, 'buy wood 1c', 'buy wood forest'), 0), 0);
});

test('GW1 what is got comes home free, from sources the player chooses', () => {
  const s = play(turnOf0({ favors: { monk: 'up' }, workers: ['forest', '1c', '1a'], reals: 7 }), 'use monk');
  assert.deepEqual(choices(s, 0), ['get wood 1c', 'get wood forest']);
  assert.equal(whyNot(s, '0 get wood 1a'), 'GW1');
  assert.equal(whyNot(s, '0 done'), 'GW1');
  const got = play(s, 'get wood 1c', 'get wood forest');
  assert.deepEqual([homeOf(got, 0), woodOn(got, '1c'), stepOf(got)], [{ wood: 2, reals: 7 }, 2, 'turn']);
});

test('GW1 no more than lies there; in the Forest there is no end', () => {
  const two = { fieldWood: { '1c': 1, '1d': 1 }, citizens: ['porto-santo-4', 'machico-3', 'machico-4'] } as const;
  const mayor = (workers: string[]): State =>
    play(turnOf0({ workers: [...workers, 'machico-1', 'machico-2'] }, two), 'die 3 mayor', 'act', 'done');
  const all = mayor(['1c', '1d']);
  assert.deepEqual([homeOf(all, 0), waitingFor(all)], [{ wood: 2 }, [1]]);
  assert.deepEqual(homeOf(mayor(['forest']), 0), { wood: 6 });
});

test('GW2 without access neither bought nor got', () => {
  const far = { fieldWood: { '1c': 0 } };
  const words: SeatWords = { reals: 30, workers: ['1c', 'machico-1'], goods: { wine: 1 }, favors: { monk: 'up' } };
  assert.equal(whyNot(turnOf0(words, far), '0 use monk'), 'RU6');
  assert.equal(whyNot(play(turnOf0(words, far), 'die 3 guild-master'), '0 act'), 'GM1');
  assert.equal(whyNot(play(turnOf0(words, far), 'die 3 commander'), '0 act'), 'CO1');
  assert.deepEqual(homeOf(play(turnOf0(words, far), 'die 3 mayor', 'act', 'done'), 0), { wine: 1, reals: 30 });
});

test('RU3 what cannot be paid is not offered; the windmill comes first, as a move of its own', () => {
  const s = turnOf0({ goods: { wheat: 2 }, workers: ['forest'] });
  assert.equal(whyNot(play(s, 'die 3 commander'), '0 act'), 'CO1');
  const richer = play(s, 'die 3 commander', '0 windmill down reals', 'act', 'ship home', 'done');
  assert.deepEqual(homeOf(richer, 0), { reals: 3 - 1 + 5 });
  const hungry = turnOf0({ dice: [1] });
  assert.equal(whyNot(hungry, '0 die 1 mayor'), 'B4');
});

test('RU7 taking the last Wood counts at once for all', () => {
  const words = { fieldWood: { '1c': 1 }, seats: [{ workers: ['1c'], favors: { monk: 'up' } }] } as const;
  const s = turnOf0({ reals: 9, wood: 1, workers: ['1c', 'forest'] }, words);
  assert.equal(whyNot(play(s, '0 pass I reals'), '1 use monk'), undefined);
  const taken = play(s, 'die 3 guild-master', 'act', 'favor lord', 'buy wood 1c');
  assert.deepEqual([woodOn(taken, '1c'), waitingFor(taken)], [0, [1]]);
  assert.equal(whyNot(taken, '1 use monk'), 'RU6');
});

test('RU7 one source alone is not asked for; two are, until one is left', () => {
  const alone = play(guildMaster({ reals: 20, workers: ['1c', '1d'] }, { fieldWood: { '1d': 0 } }), 'favor miller');
  assert.deepEqual([woodOn(alone, '1c'), waitingFor(alone)], [0, [1]]);
  const two = play(guildMaster({ reals: 20, workers: ['1c', '1d'] }, { fieldWood: { '1c': 1 } }), 'favor miller', 'buy wood 1c');
  assert.deepEqual([woodOn(two, '1d'), waitingFor(two)], [1, [1]]);
});

test('RU8 in the second edition each piece is paid when it is bought', () => {
  let s = play(guildMaster({ reals: 15, workers: ['forest', '3e'] }), 'favor patron');
  for (const left of [14, 12, 9, 5]) {
    s = play(s, 'buy wood 3e');
    assert.equal(on.reals(s, 0), left);
  }
  assert.equal(on.reals(play(s, 'buy wood forest'), 0), 0);
});

test('V10 RU9 in the first edition the Reals go when the turn ends', () => {
  for (const rules of FIRST_EDITIONS) {
    let s = play(guildMaster({ reals: 15, workers: ['forest', '3e'] }, { rules }), 'favor patron');
    for (let i = 0; i < 4; i++) {
      s = play(s, 'buy wood 3e');
      assert.equal(on.reals(s, 0), 15);
    }
    assert.equal(on.reals(play(s, 'buy wood forest'), 0), 0);
  }
});

const NO_BOOTY = { acores: ['island', 'medal'], brasil: ['city', 'windmill'], india: ['guild', 'support'] } as const;

test('V10 CO5 RU9 the Reals of the slot being entered pay for the Wood of the Ship, in the first edition only', () => {
  const seat: SeatWords = { goods: { wheat: 2, wine: 1 }, workers: ['forest'] };
  const s = (rules: string): State => play(turnOf0(seat, { rules, rewards: NO_BOOTY }), 'die 3 commander');
  assert.deepEqual(
    inEverySet((rules) => whyNot(s(rules), '0 act')),
    ['CO1', undefined, undefined, undefined],
  );
  for (const rules of FIRST_EDITIONS) {
    const ship = play(s(rules), 'act', 'ship home');
    assert.deepEqual(startingWith(choices(ship, 0), 'sail'), ['sail wheat-1', 'sail wine-1']);
    assert.equal(whyNot(ship, '0 sail acores-1'), 'CO2');
    assert.deepEqual(homeOf(play(ship, 'sail wheat-1', 'done'), 0), { wine: 1, reals: 4 });
  }
});

test('RU9 the Reals of the first Ship carry the second, whatever it enters', () => {
  const s = (rules: string): State =>
    play(
      turnOf0({ goods: { wheat: 2, wine: 1 }, workers: ['forest'], wood: 1 }, { rules }),
      'die 3 commander',
      'act',
      'ship home',
      'sail wheat-1',
    );
  assert.deepEqual(
    inEverySet((rules) => whyNot(s(rules), '0 ship home')),
    ['CO2', undefined, undefined, undefined],
  );
  for (const rules of FIRST_EDITIONS) {
    const both = play(s(rules), 'ship home', 'sail india-1', 'no reward');
    assert.deepEqual([homeOf(both, 0), shipsOf(both, 0)], [{ reals: 4 }, ['wheat-1', 'india-1']]);
  }
});

test('RU9 the whole debt must be covered: 2 Ships, 3 Reals, of which a slot of 5 is enough and a colony is not', () => {
  const words: SeatWords = { goods: { wine: 3 }, workers: ['forest'], reals: 2 };
  const table = turnOf0(words, { rules: '1st-de', rewards: NO_BOOTY });
  const s = play(table, 'die 3 commander', 'act', 'ship home', 'sail acores-1', 'ship home');
  assert.equal(whyNot(s, '0 sail brasil-1'), 'CO2');
  assert.equal(whyNot(s, '0 sail wine-1'), undefined);
  assert.deepEqual(homeOf(play(s, 'sail wine-1', 'no reward'), 0), { wine: 1, reals: 2 + 5 - 3 });
});

const BOOTY_IN_BRASIL = { brasil: ['city', 'booty'], acores: ['medal', 'watch'] } as const;

test('RU9 Booty of a colony just entered counts for the Wood, like the Reals of a market, in the first edition only', () => {
  const words: SeatWords = { goods: { wine: 3 }, workers: ['forest'] };
  const s = (rules: string): State => play(turnOf0(words, { rules, rewards: BOOTY_IN_BRASIL }), 'die 3 commander');
  assert.deepEqual(
    inEverySet((rules) => whyNot(s(rules), '0 act')),
    ['CO1', undefined, undefined, undefined],
  );
  for (const rules of FIRST_EDITIONS) {
    const ship = play(s(rules), 'act', 'ship home');
    assert.equal(whyNot(ship, '0 sail brasil-1'), undefined);
    assert.equal(whyNot(ship, '0 sail acores-1'), 'CO2');
    assert.deepEqual(homeOf(play(ship, 'sail brasil-1', 'done', 'reward booty'), 0), { wine: 2, reals: 4 });
  }
});

test('RU9 Booty carries the second Ship, too; two Ships in the colony have it twice', () => {
  const words: SeatWords = { goods: { wine: 3 }, workers: ['forest'] };
  const table = turnOf0(words, { rules: '1st-it', rewards: BOOTY_IN_BRASIL });
  const one = play(table, 'die 3 commander', 'act', 'ship home', 'sail brasil-1', 'ship home');
  assert.deepEqual(homeOf(play(one, 'sail acores-1', 'reward medal', 'reward booty'), 0), { wine: 1, reals: 5 - 3, points: 3 });
  const two = play(one, 'sail brasil-2');
  assert.deepEqual(homeOf(play(two, 'reward booty', 'reward booty'), 0), { reals: 10 - 3 });
  assert.deepEqual(homeOf(play(two, 'reward booty', 'no reward'), 0), { reals: 5 - 3 });
});

test('RU9 Booty that vouched for the Wood must be taken, and needs not be where the debt is covered', () => {
  const sailed = (reals: number): State =>
    play(
      turnOf0({ goods: { wine: 3 }, workers: ['forest'], reals }, { rules: '1st-de', rewards: BOOTY_IN_BRASIL }),
      ...['die 3 commander', 'act', 'ship home', 'sail brasil-1', 'done'],
    );
  assert.deepEqual(choices(sailed(0), 0), ['reward booty']);
  for (const move of ['0 reward city', '0 no reward']) {
    assert.equal(whyNot(sailed(0), move), 'RU9');
    assert.equal(whyNot(sailed(1), move), undefined);
  }
  assert.equal(whyNot(sailed(0), '0 reward medal'), 'CO3');
});

test('RU9 the gains of other King’s Rewards do not count', () => {
  const words: SeatWords = { goods: { wine: 3 }, workers: ['forest'] };
  const s = turnOf0(words, { rules: '1st-it', rewards: { brasil: ['city', 'windmill'] } });
  assert.equal(whyNot(play(s, 'die 3 commander', 'act', 'ship home'), '0 sail brasil-1'), 'CO2');
});

test('RU9 until the turn ends the debt pays nothing else: the building in C', () => {
  const words: SeatWords = { reals: 6, goods: { wine: 1 }, workers: ['forest'], markers: ['moinho'], favors: { navigator: 'up' } };
  const table = (rules: string): State =>
    play(
      position({ phase: 'C', rules, guildDiceOn: { moinho: 2 }, seats: [words] }),
      '* roll 2-2',
      'use navigator',
      'ship home',
      'sail acores-1',
      'no reward',
    );
  for (const [i, s] of inEverySet(table).entries()) {
    assert.equal(on.reals(s, 0), i === 0 ? 5 : 6);
    assert.equal(whyNot(s, '0 pay'), 'C4');
    assert.deepEqual(homeOf(play(s, '0 windmill down reals', '0 pay'), 0), { reals: 6 - 1 + 3 - 6 });
    assert.deepEqual(homeOf(play(s, '0 pirates'), 0), { reals: 5, pirates: 1 });
  }
});

test('RU9 the debt of a Favor is due at the end of the turn, also when the turn ends with a pass', () => {
  const words: SeatWords = { reals: 1, goods: { wine: 1 }, workers: ['forest'], favors: { navigator: 'up' } };
  const s = play(turnOf0(words, { rules: '1st-hu' }), 'use navigator', 'ship home', 'sail acores-1', 'no reward');
  assert.equal(on.reals(s, 0), 1);
  assert.equal(on.reals(play(s, 'pass II reals'), 0), 3);
  assert.equal(on.debt(play(s, 'pass II reals')), 0);
});

test('RU10 upkeep: from 0 to the Ships, home Wood first, paid at once with Reals at home', () => {
  const six = ['wheat-1', 'wheat-2', 'sugar-1', 'wine-1', 'acores-1', 'india-1'];
  for (const rules of ['2nd', ...FIRST_EDITIONS]) {
    const s = position({ phase: 'D', rules, seats: [{ ships: six, reals: 21, workers: ['forest'], mill: 6 }] });
    assert.deepEqual(
      choices(s, 0),
      [0, 1, 2, 3, 4, 5, 6].map((n) => `upkeep ${n}`),
    );
    assert.deepEqual(homeOf(play(s, 'upkeep 6'), 0), {});
    assert.deepEqual(homeOf(play(s, 'upkeep 2'), 0), { reals: 18, pirates: 4 });
  }
});

test('RU10 what Reals do not reach is refused, more Wood than Ships is no upkeep', () => {
  const s = position({
    phase: 'D',
    rules: '1st-de',
    seats: [{ ships: ['wheat-1', 'sugar-1', 'wine-1'], wood: 1, reals: 2, workers: ['forest'] }],
  });
  assert.deepEqual(choices(s, 0), ['upkeep 0', 'upkeep 1', 'upkeep 2']);
  assert.equal(whyNot(s, '0 upkeep 3'), 'RU10');
  assert.equal(whyNot(s, '0 upkeep 4'), 'D3');
  assert.equal(whyNot(s, '0 windmill down reals'), 'W4');
  assert.deepEqual(homeOf(play(s, 'upkeep 2'), 0), { reals: 1, pirates: 1 });
});

test('RU10 upkeep asks for the source, piece by piece', () => {
  const s = play(
    position({ phase: 'D', seats: [{ ships: ['wheat-1', 'sugar-1'], reals: 3, workers: ['forest', '1c'], mill: 6 }] }),
    'upkeep 2',
  );
  assert.deepEqual(choices(s, 0), ['buy wood 1c', 'buy wood forest']);
  assert.deepEqual(homeOf(play(s, 'buy wood forest', 'buy wood 1c'), 0), {});
});

test('RU9 RU3 no way through Navigator, Commander and Guild Master ends stuck or in the red', () => {
  const seat: SeatWords = {
    goods: { wheat: 2, wine: 2 },
    workers: ['forest', '1c'],
    favors: { navigator: 'up' },
    ships: ['sugar-1'],
  };
  for (const [rules, reals] of [
    ['2nd', 3],
    ['1st-de', 3],
    ['1st-de', 0],
  ] as const)
    for (const die of ['die 3 commander', 'die 3 guild-master'])
      everyWay(
        play(turnOf0({ ...seat, reals }, { rules, players: 2, fieldWood: { '1c': 1 } }), 'use navigator'),
        0,
        (s) => {
          if (waitingFor(s).includes(0)) assert.ok(choices(s, 0).length > 0, stepOf(s));
          assert.deepEqual(faultsOf(s), []);
        },
        (s) => (stepOf(s) === 'turn' ? [die] : choices(s, 0).filter((line) => !/^reward (island|city|watch)/.test(line))),
      );
});

test('RU1 RU3 nor does the windmill, used between any two steps, close a way that was open', () => {
  const seat: SeatWords = { dice: [3], reals: 1, mill: 1, goods: { wheat: 3 }, workers: ['forest', '1c'] };
  for (const rules of ['2nd', '1st-de'])
    everyWay(
      play(turnOf0(seat, { rules, players: 2, fieldWood: { '1c': 1 } }), 'die 3 commander'),
      0,
      (s) => {
        if (waitingFor(s).includes(0)) assert.ok(choices(s, 0).length > 0, stepOf(s));
        assert.deepEqual(faultsOf(s), []);
      },
      (s) => options(s, 0),
    );
});

test('DW2 Wood for a district may come from several fields', () => {
  const s = guildMaster({ reals: 20, workers: ['1c', '1d', '2d'] }, { fieldWood: { '1c': 1, '1d': 1, '2d': 1 } });
  assert.equal(whyNot(s, '0 favor bishop'), 'DW2');
  const built = play(s, 'favor miller', 'buy wood 2d', 'buy wood 1c');
  assert.deepEqual(
    [woodOn(built, '1c'), woodOn(built, '1d'), woodOn(built, '2d'), districtsOf(built, 'porto-santo')[1]],
    [0, 0, 0, 'built'],
  );
});
