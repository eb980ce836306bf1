import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choice, flag, type Option, readConfig } from './config.ts';
import type { Game } from './game.ts';
import { fail, must, ok, writeProblem } from './result.ts';
import { pearls } from './testing/pearls.ts';

const names: Option = {
  about: 'Two names.',
  default: ['a', 'b'],
  read: (value) => (Array.isArray(value) && value.length === 2 ? ok(value) : fail('not two names', { field: 'length' })),
};
const game: Game = {
  ...pearls,
  ruleSets: ['lagoon', 'reef'],
  options: { lamps: choice('Lamps.', ['one', 'none']), night: flag('Night.'), names },
};

const problemOf = (value: unknown, of: Game = game): string => {
  const read = readConfig(of, value);
  assert.ok(!read.ok, `${JSON.stringify(value)} was taken`);
  return writeProblem(read.problem);
};

test('what is left out has its default', () => {
  const defaults = { rules: 'lagoon', players: 2, options: { lamps: 'one', night: false, names: ['a', 'b'] } };
  assert.deepEqual(must(readConfig(game, {})), defaults);
  assert.deepEqual(must(readConfig(game, { options: {} })), defaults);
});

test('what is given is taken', () => {
  const given = { rules: 'reef', players: 3, options: { lamps: 'none', night: true, names: ['x', 'y'] } };
  assert.deepEqual(must(readConfig(game, given)), given);
});

test('only an object is a config', () => {
  for (const value of [null, undefined, 3, 'pearls', [], true]) assert.equal(problemOf(value), 'not an object');
  for (const options of [null, 3, 'one', []]) assert.equal(problemOf({ options }), 'options: not an object');
});

test('every problem names its field', () => {
  assert.equal(problemOf({ colour: 1 }), 'colour: unknown field');
  assert.equal(problemOf({ rules: 'sea' }), 'rules: "sea" is none of lagoon, reef');
  assert.equal(problemOf({ rules: 1 }), 'rules: 1 is none of lagoon, reef');
  assert.equal(problemOf({ options: { lamps: 'two' } }), 'options.lamps: "two" is none of one, none');
  assert.equal(problemOf({ options: { night: 'yes' } }), 'options.night: "yes" is none of false, true');
  assert.equal(problemOf({ options: { night: null } }), 'options.night: null is none of false, true');
  assert.equal(problemOf({ options: { lamp: 'one' } }), 'options.lamp: no such option; there are lamps, night, names');
  assert.equal(problemOf({ options: { x: 1 } }, { ...pearls, options: {} }), 'options.x: no such option; there are none');
});

test('a problem inside an option names the way to it', () => {
  assert.equal(problemOf({ options: { names: ['a'] } }), 'options.names.length: not two names');
});

test('players are a whole number within the seats', () => {
  for (const players of [1, 4, 2.5, -2, Number.NaN, Number.POSITIVE_INFINITY])
    assert.equal(problemOf({ players }), `players: ${players} is not a number from 2 to 3`);
  assert.equal(problemOf({ players: '2' }), 'players: "2" is not a number from 2 to 3');
  assert.equal(problemOf({ players: null }), 'players: null is not a number from 2 to 3');
});

test('names every object inherits are unknown, too', () => {
  assert.equal(problemOf(JSON.parse('{"__proto__":1}')), '__proto__: unknown field');
  assert.match(problemOf(JSON.parse('{"options":{"__proto__":1}}')), /^options.__proto__: no such option/);
  assert.match(problemOf({ options: { constructor: 1 } }), /^options.constructor: no such option/);
});

test('a long value is cut short in the message, after forty characters', () => {
  const rules = 'x'.repeat(100);
  assert.ok(problemOf({ rules }).includes(`"${'x'.repeat(39)}…`));
  assert.ok(!problemOf({ rules }).includes('x'.repeat(40)));
  assert.ok(problemOf({ rules: 'y'.repeat(38) }).includes(`"${'y'.repeat(38)}"`));
});
