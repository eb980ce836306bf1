import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Course, isOver, legalMoves, must, readConfig, seatsOf, seeded } from '@caravel/core';
import { puertoRico as game } from '@caravel/puerto-rico';
import { commute } from './commute.ts';
import { drawChance } from './shuffle.ts';

/** Random games, stopped where several seats choose at once. */
const meetings = function* (): Generator<{ course: Course; seats: [number, number] }> {
  for (let seed = 1; seed < 20; seed++) {
    const random = seeded(seed);
    const course = new Course(game, must(readConfig(game, { players: 4 })));
    for (;;) {
      drawChance(course, `secret ${seed}`, []);
      if (isOver(game, course.state)) break;
      const seats = seatsOf(game.turn(course.state));
      const { length } = course;
      if (seats.length > 1) yield { course, seats: seats as [number, number] };
      if (course.length > length) continue;
      const seat = seats[random.below(seats.length)] as number;
      const moves = legalMoves(game, course.state, seat);
      must(course.append({ seat, move: game.moves.text(moves[random.below(moves.length)] as number) }));
    }
  }
};

const moveOf = ({ state }: Course, seat: number) => ({ seat, move: game.moves.text(legalMoves(game, state, seat)[0] as number) });

test('placements made at the same time may be written in either order', () => {
  let met = 0;
  for (const { course, seats } of meetings()) {
    const since = course.length;
    const [mine, theirs] = [moveOf(course, seats[0]), moveOf(course, seats[1])];
    must(course.append(theirs));
    assert.equal(commute(course, since, [mine]), true);
    assert.equal(commute(course, since, [mine, { ...mine, move: 'nonsense' }]), false);
    met++;
    if (met === 20) return;
  }
  assert.fail('nobody ever chose at the same time');
});

test('what was composed before chance, an undo or an own move is not taken', () => {
  for (const { course, seats } of meetings()) {
    const since = course.length;
    const [mine, theirs] = [moveOf(course, seats[0]), moveOf(course, seats[1])];
    must(course.append(theirs));
    must(course.append({ seat: seats[1], undo: 1 }));
    assert.equal(commute(course, since, [mine]), false);
    must(course.append(mine));
    assert.equal(commute(course, since + 2, [mine]), false);
    assert.equal(commute(course, since, []), false);
    return;
  }
});
