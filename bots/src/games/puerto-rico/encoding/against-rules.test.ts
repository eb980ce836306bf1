/** Numbers that the encoding works out for speed are those of the rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSeat, legalMoves, must, Playout, readConfig, type State, seeded } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import * as pr from '@caravel/puerto-rico/inside';
import { puertoRicoEncoding } from '../encode.ts';

const { seat: SEAT, table: TABLE, encode } = puertoRicoEncoding;
const seats = new Int16Array(5 * SEAT.length);
const table = new Int16Array(TABLE.length);
const feature = (seat: number, name: string): number | undefined => seats[seat * SEAT.length + SEAT.findIndex((one) => one.name === name)];

function* positions(): Generator<State> {
  for (const players of [2, 3, 4, 5])
    for (let seed = 1; seed <= 8; seed++) {
      const s = puertoRico.setup(must(readConfig(puertoRico, { players })));
      const playout = new Playout(puertoRico, seeded(seed));
      while (playout.step(s, { moves: 0, chanceMoves: 0 })) {
        if (pr.on.step(s) === pr.steps.PLACING || pr.on.step(s) === pr.steps.STORING) continue;
        encode(s, seats, table, SEAT.length);
        yield s;
      }
    }
}

test('score and production', () => {
  for (const s of positions())
    for (let seat = 0; seat < puertoRico.players(s); seat++) {
      assert.equal(feature(seat, 'score now'), puertoRico.score(s, seat));
      for (const [good, name] of pr.GOODS.entries()) assert.equal(feature(seat, `production of ${name}`), pr.production(s, seat, good));
    }
});

/** The printed points of the dearest building that the rules offer. */
const dearestOffered = (s: State, seat: number): number =>
  legalMoves(puertoRico, s, seat)
    .map((move) => puertoRico.moves.struct(move))
    .reduce((most, move) => (move.kind === 'build' ? Math.max(most, pr.POINTS[pr.BUILDINGS.indexOf(move.building)] ?? 0) : most), 0);

/** The most barrels that a load offered by the rules takes of a kind; wharf apart. */
const mostLoaded = (s: State, seat: number): number =>
  legalMoves(puertoRico, s, seat)
    .filter((move) => puertoRico.moves.struct(move).kind === 'load')
    .reduce((most, move) => {
      const after = s.slice();
      puertoRico.apply(after, seat, move);
      return Math.max(most, pr.on.points(after, seat) - pr.on.points(s, seat));
    }, 0);

test('what can be built, sold and loaded', () => {
  const seen = { build: 0, sell: 0, load: 0 };
  for (const s of positions()) {
    const step = pr.on.step(s);
    const seat = firstSeat(puertoRico.turn(s));
    if (step === pr.steps.BUILDING) {
      assert.equal(feature(seat, 'points of the dearest building it could build'), dearestOffered(s, seat));
      seen.build++;
    } else if (step === pr.steps.TRADING) {
      assert.equal(feature(seat, 'could sell now'), 1);
      seen.sell++;
    } else if (step === pr.steps.LOADING) {
      const largest = Math.max(...pr.GOODS.map((name) => feature(seat, `${name} that ships would take now`) ?? 0));
      assert.equal(largest > 0, mostLoaded(s, seat) > 0);
      assert.ok(largest <= mostLoaded(s, seat));
      seen.load++;
    }
  }
  for (const [what, times] of Object.entries(seen)) assert.ok(times > 50, `${what}: ${times}`);
});
