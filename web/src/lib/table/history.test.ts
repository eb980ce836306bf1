import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANCE, Course, type Entry, hasTurn, isChance, isOver, legalMoves, must, readConfig, seatsOf, seeded } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import { drawOutcome } from './chance.ts';
import { History } from './history.ts';

const config = must(readConfig(puertoRico, { players: 3 }));

/** A course of so many moves by chance alone. */
const played = (moves: number): Course => {
  const random = seeded(7);
  const course = new Course(puertoRico, config);
  while (course.standing.length < moves && !isOver(puertoRico, course.state)) {
    const seat = isChance(puertoRico, course.state) ? CHANCE : (seatsOf(puertoRico.turn(course.state))[0] as number);
    const legal = seat === CHANCE ? [] : legalMoves(puertoRico, course.state, seat);
    const move =
      seat === CHANCE ? drawOutcome(puertoRico, course.state, random) : puertoRico.moves.text(legal[random.below(legal.length)] as number);
    must(course.append({ seat, move }));
  }
  return course;
};

test('a history follows a course to the same position, entry by entry', () => {
  const course = played(60);
  const history = new History(puertoRico, config);
  history.follow(course.entries.slice(0, 20));
  assert.equal(history.length, 20);
  history.follow([...course.entries]);
  assert.deepEqual(history.now, course.state);
  assert.equal(history.steps.length, 60);
});

test('an undo goes back to where the moves it takes were made, and is a moment of its own', () => {
  const course = played(60);
  const before = new History(puertoRico, config);
  before.follow(course.entries.slice(0, 57));
  must(course.append({ seat: 0, undo: 3 }));
  const history = new History(puertoRico, config);
  history.follow([...course.entries]);
  assert.deepEqual(history.now, before.now);
  assert.deepEqual(history.now, course.state);
  assert.equal(history.length, 61);
  assert.equal(history.steps.length, 57);
  assert.notDeepEqual(history.stateAt(60), history.stateAt(61));
});

test('all moves can be taken back', () => {
  const course = played(10);
  must(course.append({ seat: 0, undo: 10 }));
  const history = new History(puertoRico, config);
  history.follow([...course.entries]);
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
