import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@caravel/core';
import { choices, type PositionWords, play, type SeatWords, whyNot } from '../../testing/position.ts';
import { citizensAt, homeOf, inEverySet, startingWith, stepOf, turnOf0, waitingFor, workersOf } from '../../testing/reading-ab.ts';

const mayor = (seat: SeatWords, words: PositionWords = {}): State => play(turnOf0(seat, words), 'die 3 mayor', 'act');

test('example 8: Yellow moves a Worker and a Citizen to Funchal: 2 Bread, 4 Reals, no Wood', () => {
  for (const table of inEverySet((rules) => mayor({ workers: ['porto-santo-1', 'machico-1', 'forest'] }, { rules }))) {
    const s = play(table, 'worker machico-1', 'to funchal-1', 'citizen porto-santo-4', 'to funchal-2');
    assert.deepEqual([homeOf(s, 0), waitingFor(s)], [{ bread: 2, reals: 4 }, [1]]);
    assert.deepEqual(citizensAt(s), ['funchal-2', 'funchal-4', 'machico-4']);
  }
});

test('MA1 own Workers in the cities and Citizens, nobody from elsewhere', () => {
  const s = mayor({ workers: ['funchal-1', '1a', 'forest', 'acores', 'watch'] });
  assert.deepEqual(choices(s, 0), ['worker funchal-1', 'citizen porto-santo-4', 'citizen funchal-4', 'citizen machico-4', 'done']);
  for (const place of ['1a', 'forest', 'acores', 'watch', 'home']) assert.equal(whyNot(s, `0 worker ${place}`), 'MA1');
});

test('MA1 to empty built spots of the same or another city', () => {
  const s = play(mayor({ workers: ['funchal-1'] }), 'worker funchal-1');
  const free = ['porto-santo-1', 'porto-santo-2', 'porto-santo-3', 'funchal-2', 'funchal-3', 'machico-1', 'machico-2', 'machico-3'];
  assert.deepEqual(
    choices(s, 0),
    free.map((spot) => `to ${spot}`),
  );
  assert.equal(whyNot(s, '0 to funchal-4'), 'BD6');
  assert.equal(whyNot(s, '0 to machico-5'), 'S7');
  assert.equal(whyNot(s, '0 to 1a'), 'MA1');
  assert.equal(whyNot(s, '0 to home'), 'MA1');
  assert.deepEqual(workersOf(play(s, 'to funchal-3', 'done'), 0), ['funchal-3']);
});

test('MA1 up to two pieces, in any mixture', () => {
  const s = mayor({ workers: ['funchal-1', 'funchal-2'] });
  assert.deepEqual(workersOf(play(s, 'worker funchal-1', 'to machico-1', 'worker funchal-2', 'to machico-2'), 0), [
    'machico-1',
    'machico-2',
  ]);
  const citizens = play(s, 'citizen funchal-4', 'to machico-1', 'citizen porto-santo-4', 'to machico-2');
  assert.deepEqual([citizensAt(citizens), waitingFor(citizens)], [['machico-1', 'machico-2', 'machico-4'], [1]]);
});

test('MA2 2 for each own Worker and 1 for each Citizen, where one has a Worker, relocated or not', () => {
  const s = mayor({ workers: ['porto-santo-1', 'porto-santo-2', 'funchal-1', 'machico-1', 'forest'] });
  assert.deepEqual(homeOf(play(s, 'done'), 0), { bread: 5, reals: 3, wood: 3 });
  assert.deepEqual(homeOf(play(mayor({ workers: ['funchal-1'] }), 'done'), 0), { reals: 3 });
});

test('MA2 Workers of others bring nothing and take nothing', () => {
  const s = play(mayor({ workers: ['funchal-1'] }, { seats: [{ workers: ['funchal-2', 'funchal-3'] }] }), 'done');
  assert.deepEqual([homeOf(s, 0), homeOf(s, 1)], [{ reals: 3 }, {}]);
});

test('MA2 also where every spot is full and nothing can be relocated', () => {
  const spots = ['porto-santo', 'funchal', 'machico'].flatMap((city) => [1, 2, 3].map((n) => `${city}-${n}`));
  const s = mayor({ workers: spots.slice(0, 4), mill: 0 }, { seats: [{ workers: spots.slice(4) }] });
  assert.deepEqual([homeOf(s, 0), waitingFor(s)], [{ bread: 7, reals: 3 }, [1]]);
});

test('MA2 RU16 a Worker in one city is enough, in whichever, where nothing can be relocated', () => {
  const spotsOf = (city: string) => [1, 2, 3].map((n) => `${city}-${n}`);
  const alone = (city: string): State => {
    const others = ['porto-santo', 'funchal', 'machico'].filter((other) => other !== city).flatMap(spotsOf);
    return mayor({ workers: [...spotsOf(city), 'forest'], mill: 0 }, { seats: [{ workers: others }] });
  };
  assert.deepEqual(homeOf(alone('porto-santo'), 0), { bread: 7 });
  assert.deepEqual(homeOf(alone('funchal'), 0), { reals: 7 });
  assert.deepEqual(homeOf(alone('machico'), 0), { wood: 7 });
});

test('MA2 the cities yield after the relocations', () => {
  const s = play(mayor({ workers: ['funchal-1'] }), 'citizen porto-santo-4', 'to funchal-2', 'citizen machico-4', 'to funchal-3');
  assert.deepEqual(homeOf(s, 0), { reals: 5 });
});

test('MA2 GW1 Wood of Machico only with access, from sources of choice', () => {
  const s = play(mayor({ workers: ['machico-1', '1c', 'forest'] }, { fieldWood: { '1c': 1 } }), 'done');
  assert.deepEqual([stepOf(s), startingWith(choices(s, 0), 'get')], ['get wood', ['get wood 1c', 'get wood forest']]);
  assert.deepEqual(homeOf(play(s, 'get wood 1c'), 0), { wood: 3 });
});
