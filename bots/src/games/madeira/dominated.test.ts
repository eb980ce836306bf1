/** Each pattern in a position where it is dominated, and in one where it is not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSeat, isChance, legalMoves, moveOf, must, OVER, Playout, readConfig, type State, seeded } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import * as md from '@caravel/madeira/inside';
import { type PositionWords, play, position, type SeatWords } from '@caravel/madeira/testing';
import { isCandidate } from './decisions.ts';
import { isDominated, PATTERNS } from './dominated.ts';

const { on } = md;

/** The patterns by which a legal move is dominated. */
const why = (s: State, text: string): string[] => {
  const move = moveOf(madeira.moves, text);
  const seat = firstSeat(on.turn(s));
  assert.ok(legalMoves(madeira, s, seat).includes(move), `${text} is not legal`);
  return PATTERNS.filter((pattern) => pattern.of(madeira.moves.struct(move))?.(s, seat)).map(({ name }) => name);
};

const of = (words: SeatWords, rest: Omit<PositionWords, 'seats'> = {}): State => position({ ...rest, seats: [words] });
const isFine = (s: State, text: string): void => assert.deepEqual(why(s, text), [], text);
const isBad = (s: State, text: string, name: string): void => assert.ok(why(s, text).includes(name), `${text}: ${why(s, text)}`);

test('an exchange gives back what it takes', () => {
  const s = of({ goods: { wheat: 1, sugar: 1 }, dice: [1] });
  isBad(s, 'exchange wheat sugar for wheat', 'an exchange gives back what it takes');
  isFine(s, 'exchange wheat sugar for wine');
});

test('the review: four Goods burnt for 3 Reals with 23 in hand, step by step', () => {
  const rich: SeatWords = { goods: { sugar: 1, wine: 3 }, reals: 23, markers: ['moinho'], mill: 3 };
  const nothing = 'Goods are exchanged though nothing can be done with the new one now';
  const s = play(of(rich, { phase: 'C', guildDiceOn: { moinho: 1 } }), 'roll 3');
  isBad(s, 'exchange sugar wine for wheat', nothing);
  isBad(s, 'windmill down reals', 'the windmill goes down for Reals that nothing asks for now');
  isBad(
    play(s, '0 exchange sugar wine for wheat', '0 exchange wine wine for wheat'),
    'windmill up',
    'the windmill goes up though nobody is fed by it now',
  );
  const poor = (mill: number): State => play(of({ ...rich, mill, reals: 5 }, { phase: 'C', guildDiceOn: { moinho: 1 } }), 'roll 3');
  isFine(poor(3), 'windmill down reals');
  isBad(poor(3), 'exchange sugar wine for wheat', nothing);
  isFine(poor(0), 'exchange sugar wine for wheat');
});

test('Wheat for the windmill: only in pairs, for a step that feeds somebody, not at the top', () => {
  const nothing = 'Goods are exchanged though nothing can be done with the new one now';
  const workers = ['1a', '1b', '2a', '2b', '3a', '3b', 'forest'];
  const feeding = (goods: SeatWords['goods'] & object, mill: number): State =>
    of({ goods, mill, workers, bread: 1 }, { phase: 'D', round: 2 });
  isFine(feeding({ wheat: 1, wine: 2 }, 3), 'exchange wine wine for wheat');
  isBad(feeding({ wine: 3 }, 3), 'exchange wine wine for wheat', nothing);
  isBad(feeding({ wheat: 1, wine: 2 }, 6), 'exchange wine wine for wheat', nothing);
  isBad(feeding({ wheat: 2 }, 6), 'windmill up', 'the windmill goes up though nobody is fed by it now');
});

test('Goods for a Ship wait until it is sent off, unless none could be', () => {
  const nothing = 'Goods are exchanged though nothing can be done with the new one now';
  isBad(of({ dice: [1], goods: { wheat: 3, wine: 1 }, wood: 1 }), 'exchange wheat wheat for wine', nothing);
  isFine(of({ dice: [1], goods: { wheat: 2 }, wood: 0 }), 'exchange wheat wheat for wine');
});

test('Reals that the windmill cannot bring together are not begun with', () => {
  const s = play(
    of({ reals: 0, markers: ['moinho'], mill: 1, favors: { treasurer: 'up' } }, { phase: 'C', guildDiceOn: { moinho: 1 } }),
    'roll 1',
  );
  isBad(s, 'windmill down reals', 'the windmill goes down for Reals that nothing asks for now');
});

test('before the mill closes: Reals for Wealth and for the Wood of Ships, else none', () => {
  const atEnd = (words: SeatWords, round: number): State => of({ mill: 2, ...words }, { phase: 'C', round });
  const name = 'the windmill goes down for Reals that nothing asks for now';
  isBad(atEnd({ reals: 4 }, 1), 'windmill down reals', name);
  isFine(atEnd({ reals: 4, requests: ['wealth', 'influence'] }, 1), 'windmill down reals');
  isBad(atEnd({ reals: 4, requests: ['wealth', 'influence'] }, 2), 'windmill down reals', name);
  isFine(atEnd({ reals: 0, ships: ['wheat-1'], workers: ['forest'] }, 2), 'windmill down reals');
  isFine(atEnd({ reals: 4 }, 5), 'windmill down reals');
});

test('the windmill goes down for Bread only where a die needs it', () => {
  const name = 'the windmill goes down for Bread that no die needs';
  const characters = { casa: 'mayor' } as const;
  isFine(of({ dice: [1], mill: 2, bread: 1 }, { characters }), 'windmill down bread');
  isBad(of({ dice: [1], mill: 2, bread: 2 }, { characters }), 'windmill down bread', name);
  const eaters = ['1a', '1b', '2a', '2b', '3a'];
  isBad(of({ mill: 2, workers: eaters }, { phase: 'C' }), 'windmill down bread', name);
  isBad(of({ mill: 2, workers: eaters }, { phase: 'C', round: 5 }), 'windmill down bread', name);
  isFine(of({ mill: 2, workers: ['1a'] }, { phase: 'C', round: 5 }), 'windmill down bread');
});

test('2 Wheat go into the windmill at the feeding, and for points at the end', () => {
  const name = 'the windmill goes up though nobody is fed by it now';
  const workers = ['1a', '1b', '2a', '2b', '3a'];
  isBad(of({ goods: { wheat: 2 }, dice: [3], workers, mill: 3 }), 'windmill up', name);
  isFine(of({ goods: { wheat: 2 }, workers, mill: 3 }, { phase: 'D' }), 'windmill up');
  isBad(of({ goods: { wheat: 2 }, mill: 3 }, { phase: 'D' }), 'windmill up', name);
  isBad(of({ goods: { wheat: 2 }, mill: 3 }, { phase: 'D', round: 5 }), 'windmill up', name);
  isFine(of({ goods: { wheat: 2 }, mill: 6 }, { phase: 'D', round: 5 }), 'windmill up');
});

test('the review: 8 Pirates with 9 Bread in hand', () => {
  const workers = Array.from({ length: 8 }, () => 'watch');
  const s = of({ bread: 9, workers, mill: 0 }, { phase: 'D' });
  const fed = play(s, '0 done');
  isBad(fed, 'feed 0', 'Bread is kept while Pirates come');
  isBad(fed, 'feed 7', 'Bread is kept while Pirates come');
  isFine(fed, 'feed 8');
});

test('a building that costs nothing is used, without the Lord', () => {
  const s = (dice: string): State =>
    play(
      of({ markers: ['casa'], reals: 9, favors: { lord: 'up', monk: 'down' } }, { phase: 'C', guildDiceOn: { casa: 4 } }),
      `roll ${dice}`,
    );
  isBad(s('2-2-3-3'), 'pirates', 'Pirates are taken where the building costs nothing');
  isBad(s('2-2-3-3'), 'use lord', 'the Lord is used where the building costs nothing');
  for (const text of ['pirates', 'use lord']) isFine(s('1-1-1-1'), text);
});

test('the Diplomat is for two Workers or fewer', () => {
  const s = (workers: string[]): State => of({ markers: ['casa'], reals: 20, favors: { diplomat: 'up' }, workers }, { phase: 'C' });
  isBad(s(['3a', '3b', '3c']), 'use diplomat', 'the Diplomat is used where three Workers are');
  isFine(s(['3a', '3b']), 'use diplomat');
});

test('Royal Support is Bread for who has no Pirates', () => {
  const landed = (pirates: number): State => {
    const s = of({ wood: 1, goods: { wine: 1 }, pirates }, { rewards: { india: ['guild', 'support'] } });
    return play(s, '0 pass IV ship', '0 ship home', '0 sail india-1', '0 reward support');
  };
  isBad(landed(0), 'support pirates', 'Royal Support discards Pirates nobody has');
  isFine(landed(1), 'support pirates');
});

test('the last Wealth takes all it can; an earlier one as much as one likes', () => {
  const s = (round: number): State => of({ requests: ['wealth', 'wealth', 'influence'], reals: 9 }, { phase: 'E', round });
  isBad(s(5), 'donate 8', 'Reals are kept from the last Wealth');
  isFine(s(5), 'donate 9');
  isFine(play(s(3), '0 leave influence'), 'donate 2');
});

test('of the cities those are named that pay most', () => {
  const scored = (requests: SeatWords['requests'] & object): State =>
    of({ requests, workers: ['funchal-1', 'machico-1', 'machico-2', 'machico-3'] }, { phase: 'E', round: 5 });
  const name = 'a city is named though others pay more';
  isBad(scored(['urbanization']), 'city funchal', name);
  isFine(scored(['urbanization']), 'city machico');
  isFine(scored(['urbanization', 'urbanization']), 'city funchal');
  isBad(scored(['urbanization', 'urbanization']), 'city porto-santo', name);
});

test('a die placed is used where a harvest or the Mayor brings something', () => {
  const name = 'a die is placed and nothing done with it';
  const placed = (workers: string[]): State =>
    play(of({ dice: [3], workers, goods: { wheat: 2 } }, { characters: { alfandega: 'mayor' } }), '0 die 3 mayor');
  isBad(placed(['1a']), 'no action', name);
  isBad(placed(['funchal-1']), 'no action', name);
  isFine(placed(['2a']), 'no action');
});

test('what costs nothing is not declined: rewards, harvests, Favors to turn up', () => {
  const words: SeatWords = { wood: 1, goods: { wine: 1 } };
  const landed = play(of(words, { rewards: { india: ['guild', 'medal'] } }), '0 pass IV ship', '0 ship home', '0 sail india-1');
  isBad(landed, 'no reward', 'a King’s Reward is declined');
  isFine(landed, 'reward medal');
  const name = 'an extra harvest or a Favor to turn up is declined';
  isBad(play(of({ dice: [3], workers: ['3a'] }), '0 die 3 special', '0 harvest'), 'done', name);
  const casa = of({ markers: ['casa'], reals: 10, workers: ['3a'], favors: { monk: 'down', lady: 'down' } }, { phase: 'C' });
  isBad(play(casa, '0 pay'), 'done', name);
  isFine(play(of({ dice: [3], workers: ['1a'] }, { characters: { moinho: 'steward' } }), '0 die 3 steward', '0 act'), 'done');
});

test('the last to pass places a die that costs nothing', () => {
  const name = 'the last to pass leaves a die that costs nothing unused';
  const s = (words: SeatWords): State => position({ players: 2, seats: [{ dice: [2], workers: ['2a'], ...words }, {}] });
  const others = (words: SeatWords): State => {
    const first = position({ players: 2, rows: [1, 0], seats: [{ dice: [2], workers: ['2a'], ...words }, {}] });
    return play(first, '1 pass I reals');
  };
  isBad(others({ markers: ['moinho'] }), 'pass IV reals', name);
  isFine(others({ markers: ['casa'] }), 'pass IV reals');
  isFine(others({ markers: ['moinho'], workers: ['3a'] }), 'pass IV reals');
  isFine(s({ markers: ['moinho'] }), 'pass IV reals');
});

test('the lowest die that costs no Bread', () => {
  const s = of({ dice: [2, 3], workers: ['watch'] }, { pirateDice: [1, 2], characters: { alfandega: 'mayor', moinho: 'steward' } });
  const name = 'a higher die is placed where a lower one costs no Bread';
  isBad(s, 'die 3 steward', name);
  isBad(s, 'pirate 2 mayor', name);
  for (const text of ['die 2 steward', 'pirate 1 mayor', 'pirate 2 steward']) isFine(s, text);
});

test('the review: a Worker from Porto Santo 5 to 4, Machico 8 to 4', () => {
  const districts = { 'porto-santo': ['built', 'monk', 'miller', 'bishop'] } as const;
  const relocating = (workers: string[], citizens: readonly [string, string, string]): State =>
    play(of({ dice: [3], workers }, { districts, citizens, characters: { moinho: 'mayor' } }), '0 die 3 mayor', '0 act');
  const s = relocating(['porto-santo-6', 'porto-santo-3'], ['porto-santo-5', 'funchal-4', 'machico-4']);
  isBad(s, 'worker porto-santo-6', 'a Worker leaves a city though one farther left could');
  const lifted = play(relocating(['porto-santo-6'], ['porto-santo-5', 'funchal-4', 'machico-4']), '0 worker porto-santo-6');
  isBad(lifted, 'to porto-santo-4', 'a Worker moves to the left in its city');
  isBad(lifted, 'to funchal-2', 'a Worker takes a spot of a city though one farther right is free');
  for (const text of ['to funchal-3', 'to machico-3']) isFine(lifted, text);
});

test('a Worker who can only go to the left stays', () => {
  const full = ['funchal-1', 'funchal-2', 'funchal-3', 'machico-1', 'machico-2', 'machico-3'];
  const s = position({
    seats: [{ dice: [3], workers: ['porto-santo-3'] }, { workers: full }],
    characters: { moinho: 'mayor' },
  });
  const asked = play(s, '0 die 3 mayor', '0 act');
  isBad(asked, 'worker porto-santo-3', 'a Worker is lifted who can only go to the left in his city');
  isFine(asked, 'citizen porto-santo-4');
});

test('from a Field to one just like it', () => {
  const s = of({ dice: [3], workers: ['2b'] }, { fieldGood: { '2b': 'sugar' }, characters: { moinho: 'steward' } });
  const lifted = play(s, '0 die 3 steward', '0 act', '0 worker 2b');
  isBad(lifted, 'to 2c', 'a Worker moves from a Field to one just like it');
  for (const text of ['to 2a', 'to 3c']) isFine(lifted, text);
});

test('a Ship lands in the cheapest slot of a colony', () => {
  const s = play(
    of({ dice: [3], goods: { wine: 9 }, wood: 1 }, { characters: { moinho: 'commander' } }),
    '0 die 3 commander',
    '0 act',
    '0 ship home',
  );
  isBad(s, 'sail india-2', 'a Ship lands in a dearer slot of a colony');
  isFine(s, 'sail india-1');
  isFine(s, 'sail wine-3');
});

test('every pattern has a name of its own', () => assert.equal(new Set(PATTERNS.map(({ name }) => name)).size, PATTERNS.length));

test('in random games of all kinds there is always a candidate that is not dominated', () => {
  let asked = 0;
  for (const rules of madeira.ruleSets)
    for (let seed = 0; seed < 15; seed++) {
      const s = madeira.setup(must(readConfig(madeira, { players: 2 + (seed % 3), rules })));
      const playout = new Playout(madeira, seeded(seed));
      while (playout.step(s, { moves: 0, chanceMoves: 0 })) {
        if (isChance(madeira, s) || madeira.turn(s) === OVER) continue;
        const legal = legalMoves(madeira, s, firstSeat(madeira.turn(s)));
        assert.ok(
          legal.some((move) => isCandidate(s, move)),
          legal.map((move) => madeira.moves.text(move)).join(', '),
        );
        assert.ok(legal.some((move) => !isDominated(s, move)));
        asked++;
      }
    }
  assert.ok(asked > 10_000, `${asked} decisions`);
});
