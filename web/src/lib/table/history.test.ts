import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANCE, type Entry, hasTurn, isChance, isOver, legalMoves, must, readConfig, seatsOf, seeded, Timeline } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import { drawOutcome } from './chance.ts';
import { History } from './history.ts';

const config = must(readConfig(puertoRico, { players: 3 }));

/** A timeline of so many moves by chance alone. */
const played = (moves: number): Timeline => {
  const random = seeded(7);
  const timeline = new Timeline(puertoRico, config);
  while (timeline.standing.length < moves && !isOver(puertoRico, timeline.state)) {
    const seat = isChance(puertoRico, timeline.state) ? CHANCE : (seatsOf(puertoRico.turn(timeline.state))[0] as number);
    const legal = seat === CHANCE ? [] : legalMoves(puertoRico, timeline.state, seat);
    const move =
      seat === CHANCE ? drawOutcome(timeline, '5e'.repeat(32)) : puertoRico.moves.text(legal[random.below(legal.length)] as number);
    must(timeline.append({ seat, move }));
  }
  return timeline;
};

test('a history follows a timeline to the same position, entry by entry', () => {
  const timeline = played(60);
  const history = new History(puertoRico, config);
  history.follow(timeline.entries.slice(0, 20));
  assert.equal(history.length, 20);
  history.follow([...timeline.entries]);
  assert.deepEqual(history.now, timeline.state);
  assert.equal(history.steps.length, 60);
});

test('an undo goes back to where the moves it takes were made, and is a moment of its own', () => {
  const timeline = played(60);
  const before = new History(puertoRico, config);
  before.follow(timeline.entries.slice(0, 57));
  must(timeline.append({ seat: 0, undo: 3 }));
  const history = new History(puertoRico, config);
  history.follow([...timeline.entries]);
  assert.deepEqual(history.now, before.now);
  assert.deepEqual(history.now, timeline.state);
  assert.equal(history.length, 61);
  assert.equal(history.steps.length, 57);
  assert.notDeepEqual(history.stateAt(60), history.stateAt(61));
});

test('all moves can be taken back', () => {
  const timeline = played(10);
  must(timeline.append({ seat: 0, undo: 10 }));
  const history = new History(puertoRico, config);
  history.follow([...timeline.entries]);
  assert.deepEqual(history.now, history.stateAt(0));
  assert.ok(!hasTurn(puertoRico.turn(history.now), 0));
});

test('the list of steps is another one whenever it has changed', () => {
  const entries: Entry[] = [...played(12).entries];
  const history = new History(puertoRico, config);
  history.follow(entries.slice(0, 6));
  const { steps } = history;
  history.follow(entries);
  assert.notEqual(history.steps, steps);
  assert.equal(steps.length, 6);
});
