import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must, Playout, positionAfter, readConfig, type State, seeded } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import { puertoRicoEncoding } from './encode.ts';

const { seat, table, encode } = puertoRicoEncoding;
const WIDTH = Math.ceil(seat.length / 8) * 8;
const UNTOUCHED = 0x5555;
const OPTIONS = [{}, { mayor: 'in order', order: 'random', openPoints: true }, { governor: 1, mayor: 'in order' }];

/** All positions of random games with every number of players and all options, set-up and end included. */
function* positions(games: number): Generator<State> {
  for (const players of [2, 3, 4, 5])
    for (const [i, options] of OPTIONS.entries())
      for (let game = 0; game < games; game++) {
        const s = puertoRico.setup(must(readConfig(puertoRico, { players, options })));
        const playout = new Playout(puertoRico, seeded(1000 * players + 10 * game + i));
        yield s;
        while (playout.step(s, { moves: 0, chanceMoves: 0 })) yield s;
      }
}

const blocks = () => ({ seats: new Int16Array(5 * WIDTH).fill(UNTOUCHED), table: new Int16Array(table.length + 8).fill(UNTOUCHED) });

test('names are different, and units are sizes that happen', () => {
  for (const block of [seat, table]) {
    assert.equal(new Set(block.map(({ name }) => name)).size, block.length);
    for (const { name, unit } of block) assert.ok(unit > 0 && unit <= 1, name);
  }
});

test('every feature is written in every position, nothing else is, and numbers stay in range', () => {
  let count = 0;
  for (const s of positions(2)) {
    const out = blocks();
    const before = s.slice();
    encode(s, out.seats, out.table, WIDTH);
    assert.deepEqual(s, before);
    const players = puertoRico.players(s);
    for (const [i, value] of out.seats.entries()) {
      const isFeature = i < players * WIDTH && i % WIDTH < seat.length;
      const name = `${seat[i % WIDTH]?.name} of seat ${Math.floor(i / WIDTH)}: ${value}`;
      if (isFeature ? value < -128 || value > 127 : value !== UNTOUCHED) assert.fail(name);
    }
    for (const [i, value] of out.table.entries())
      if (i < table.length ? value < -128 || value > 127 : value !== UNTOUCHED) assert.fail(`${table[i]?.name}: ${value}`);
    count++;
  }
  assert.ok(count > 5000, `${count} positions`);
});

test('every feature says something: each takes several values', () => {
  const seen = { seat: seat.map(() => new Set<number>()), table: table.map(() => new Set<number>()) };
  for (const s of positions(6)) {
    const out = blocks();
    encode(s, out.seats, out.table, WIDTH);
    for (let place = 0; place < seat.length; place++)
      for (let at = 0; at < puertoRico.players(s); at++) seen.seat[place]?.add(out.seats[at * WIDTH + place] ?? Number.NaN);
    for (let place = 0; place < table.length; place++) seen.table[place]?.add(out.table[place] ?? Number.NaN);
  }
  const silent = [...seat.filter((_, i) => seen.seat[i]?.size === 1), ...table.filter((_, i) => seen.table[i]?.size === 1)];
  assert.deepEqual(
    silent.map(({ name }) => name),
    [],
  );
});

/** A row that counts how often each of its numbers is written. */
const counted = (length: number) => {
  const times = new Int16Array(length);
  const row = new Proxy(new Int16Array(length), {
    set(target, place, value) {
      times[Number(place)] = (times[Number(place)] ?? 0) + 1;
      return Reflect.set(target, place, value);
    },
  });
  return { row, times };
};

test('no part writes where another has written', () => {
  for (const players of [2, 5]) {
    const s = positionAfter(puertoRico, must(readConfig(puertoRico, { players })), 1, 200) ?? assert.fail();
    const [seats, middle] = [counted(players * seat.length), counted(table.length)];
    encode(s, seats.row, middle.row, seat.length);
    for (const [i, times] of seats.times.entries()) {
      const name = seat[i % seat.length]?.name ?? '';
      // Cleared first, then written for the buildings that are there.
      assert.ok(times === 1 || (times === 2 && name.startsWith('colonists in ')), `${name}: ${times}`);
    }
    assert.deepEqual(middle.times, new Int16Array(table.length).fill(1));
  }
});
