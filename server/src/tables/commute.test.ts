import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, firstShuffler, type Game, isOver, legalMoves, must, readConfig, sameState, seatsOf, seeded, Timeline } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import { puertoRico as game } from '@caravel/puerto-rico';
import { commute } from './commute.ts';
import { drawChance } from './shuffle.ts';

/** Random games, stopped where several seats choose at once. */
const meetings = function* (): Generator<{ timeline: Timeline; seats: [number, number] }> {
  for (let seed = 1; seed < 20; seed++) {
    const random = seeded(seed);
    const timeline = new Timeline(game, must(readConfig(game, { players: 4 })));
    for (;;) {
      drawChance(timeline, firstShuffler(seed.toString(16).padStart(64, '0'), []));
      if (isOver(game, timeline.state)) break;
      const seats = seatsOf(game.turn(timeline.state));
      const { length } = timeline;
      if (seats.length > 1) yield { timeline, seats: seats as [number, number] };
      if (timeline.length > length) continue;
      const seat = at(seats, random.below(seats.length));
      const moves = legalMoves(game, timeline.state, seat);
      must(timeline.append({ seat, move: game.moves.text(at(moves, random.below(moves.length))) }));
    }
  }
};

const moveOf = ({ state }: Timeline, seat: number) => ({ seat, move: game.moves.text(legalMoves(game, state, seat)[0] as number) });

test('placements made at the same time may be written in either order', () => {
  let met = 0;
  for (const { timeline, seats } of meetings()) {
    const since = timeline.length;
    const [mine, theirs] = [moveOf(timeline, seats[0]), moveOf(timeline, seats[1])];
    must(timeline.append(theirs));
    assert.equal(commute(timeline, since, [mine]), true);
    assert.equal(commute(timeline, since, [mine, { ...mine, move: 'nonsense' }]), false);
    met++;
    if (met === 20) return;
  }
  assert.fail('nobody ever chose at the same time');
});

test('what was composed before chance, an undo or an own move is not taken', () => {
  for (const { timeline, seats } of meetings()) {
    const since = timeline.length;
    const [mine, theirs] = [moveOf(timeline, seats[0]), moveOf(timeline, seats[1])];
    must(timeline.append(theirs));
    must(timeline.append({ seat: seats[1], undo: 1 }));
    assert.equal(commute(timeline, since, [mine]), false);
    must(timeline.append(mine));
    assert.equal(commute(timeline, since + 2, [mine]), false);
    assert.equal(commute(timeline, since, []), false);
    return;
  }
});

test('how long the log is does not matter, and somebody too far behind looks again', (t) => {
  for (const { timeline, seats } of meetings()) {
    if (timeline.length < 200) continue;
    const [mine, theirs] = [moveOf(timeline, seats[0]), moveOf(timeline, seats[1])];
    for (let i = 0; i < 10_000; i++) must(timeline.extend([theirs, { seat: seats[1], undo: 1 }]));
    const since = timeline.length;
    must(timeline.append(theirs));
    const played = t.mock.method(game, 'apply').mock;
    assert.equal(commute(timeline, since, [mine]), true);
    assert.ok(played.callCount() <= 500, `${played.callCount()} moves were played`);
    assert.equal(commute(timeline, since - 200, [mine]), false);
    return;
  }
});

/** Two moves of one seat that lead to the same position in either order, as at Madeira's windmill. */
const pairInAnyOrder = (rules: Game, { state }: Timeline, seat: number): [number, number] | undefined => {
  const after = (...moves: number[]) => {
    const s = state.slice();
    for (const move of moves) {
      if (!legalMoves(rules, s, seat).includes(move)) return undefined;
      rules.apply(s, seat, move);
    }
    return s;
  };
  for (const one of legalMoves(rules, state, seat))
    for (const other of legalMoves(rules, state, seat)) {
      const [first, second] = [after(one, other), after(other, one)];
      if (one !== other && first && second && sameState(first, second)) return [one, other];
    }
  return undefined;
};

test('a move composed before an own move from another tab is not taken, even if their order does not matter', () => {
  const random = seeded(1);
  const timeline = new Timeline(madeira, must(readConfig(madeira, { players: 2 })));
  const text = (move: number) => madeira.moves.text(move);
  while (!isOver(madeira, timeline.state)) {
    drawChance(timeline, firstShuffler('7'.padStart(64, '0'), []));
    const [seat = 0] = seatsOf(madeira.turn(timeline.state));
    const pair = pairInAnyOrder(madeira, timeline, seat);
    if (pair) {
      const since = timeline.length;
      must(timeline.append({ seat, move: text(pair[0]) }));
      assert.equal(commute(timeline, since, [{ seat, move: text(pair[1]) }]), false);
      return;
    }
    const moves = legalMoves(madeira, timeline.state, seat);
    must(timeline.append({ seat, move: text(at(moves, random.below(moves.length))) }));
  }
  assert.fail('no two moves of one seat could be made in either order');
});
