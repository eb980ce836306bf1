import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANCE_TURN, parseGameFile, writeState } from '@caravel/core';
import { pearls } from '@caravel/core/testing';
import { run } from '../run.ts';
import { finishedGame, saved, UNDONE_GAME } from '../testing/samples.ts';
import { testHost } from '../testing/test-host.ts';
import { Engine } from './engine.ts';

const NEW = 'new {"game":"pearls","players":2,"seed":4}';

/** The answer to the last of the requests. */
const answer = (...requests: readonly string[]) => {
  const engine = new Engine(testHost());
  return JSON.parse(requests.map((request) => engine.answer(request)).at(-1) as string);
};

test('new begins a game and says what was settled', () => {
  assert.deepEqual(answer(NEW), {
    game: 'pearls',
    rules: 'lagoon',
    players: 2,
    options: { lamps: 'one' },
    seed: 4,
    entries: 0,
    turn: 'chance',
  });
});

test('turn, legal and chance say who can do what', () => {
  assert.deepEqual(answer(NEW, 'turn'), { turn: 'chance' });
  assert.deepEqual(answer(NEW, 'legal'), { legal: [] });
  assert.deepEqual(answer(NEW, 'chance').chance[0], { move: 'pearl 1', weight: 4 });
  assert.deepEqual(answer(NEW, 'apply pearl 2', 'turn'), { turn: 'seats', seats: [0] });
  assert.deepEqual(answer(NEW, 'apply pearl 2', 'chance'), { chance: [] });
  assert.deepEqual(answer(NEW, 'apply pearl 2', 'legal 1'), { seat: 1, moves: ['lamp'] });
  assert.deepEqual(answer(NEW, 'apply pearl 2', 'legal').legal, [
    { seat: 0, moves: ['keep', 'give', 'lamp'] },
    { seat: 1, moves: ['lamp'] },
  ]);
});

test('apply takes a seat, a star, or leaves it out where one has the turn', () => {
  assert.deepEqual(answer(NEW, 'apply * pearl 2', 'apply 1 lamp', 'apply keep'), { entries: 3, turn: 'chance' });
});

test('apply wants a seat where several choose', (t) => {
  const lines = finishedGame()
    .split('\n')
    .filter((line) => !/ show$|^entries|^scores/.test(line));
  const load = `load ${saved(t, lines.join('\n'))}`;
  assert.deepEqual(answer(load, 'turn'), { turn: 'seats', seats: [0, 1] });
  assert.match(answer(load, 'apply show').error, /say which seat: 0, 1/);
  assert.deepEqual(answer(load, 'apply 1 show', 'apply hide').turn, 'over');
  assert.match(answer(load, 'apply 1 show', 'apply hide', 'apply hide').error, /the game is over/);
});

test('a move that is not legal is refused with its rule', () => {
  assert.deepEqual(answer(NEW, 'apply 0 keep'), { error: "'keep' is not possible for seat 0 out of turn", rule: 'P2' });
  assert.deepEqual(answer(NEW, 'apply 0 keep', 'log').entries, []);
  assert.deepEqual(answer(NEW, 'whynot 0 keep'), { legal: false, rule: 'P2' });
  assert.deepEqual(answer(NEW, 'whynot * pearl 1'), { legal: true });
});

test('roll repeats with the seed, and only on the turn of chance', () => {
  const rolls = (seed: number) =>
    answer(`new {"game":"pearls","players":2,"seed":${seed}}`, 'roll', 'apply keep', 'roll', 'apply keep', 'roll', 'log').entries;
  assert.deepEqual(rolls(9), rolls(9));
  assert.match(answer(NEW, 'roll', 'roll').error, /chance has nothing to choose/);
});

test('undo takes back moves by an entry in the log', () => {
  assert.deepEqual(answer(NEW, 'apply pearl 1', 'apply give', 'undo', 'log').entries, ['* pearl 1', '0 give', '1 undo 1']);
  assert.deepEqual(answer(NEW, 'apply pearl 1', 'apply give', 'undo 2'), { entries: 3, turn: 'chance' });
  assert.match(answer(NEW, 'undo').error, /there are 0 moves, not 1, to undo/);
});

test('state, describe and scores', () => {
  const fresh = pearls.setup({ rules: 'lagoon', players: 2, options: { lamps: 'one' } });
  assert.equal(pearls.turn(fresh), CHANCE_TURN);
  assert.deepEqual(answer(NEW, 'state'), { state: writeState(pearls, fresh) });
  assert.deepEqual(answer(NEW, 'describe 1').view.seats[1], { lamp: true, said: false, points: 0 });
  assert.deepEqual(answer(NEW, 'describe').view.seats[1], { lamp: true, said: false });
  assert.deepEqual(answer(NEW, 'scores'), { over: false, scores: [0, 0], tieBreaks: [0, 0], places: [1, 1], winners: [0, 1] });
});

test('load goes on with a recorded game, and log gives it back', (t) => {
  const path = saved(t, UNDONE_GAME);
  assert.deepEqual(answer(`load ${path}`).entries, 4);
  const { file } = answer(`load ${path}`, 'log');
  const read = parseGameFile(file, () => pearls);
  assert.ok(read.ok && read.value.entries.length === 4);
});

test('games and help list what there is', () => {
  assert.equal(answer('games').games[0].game, 'pearls');
  assert.ok(answer('help').requests.length >= 16);
});

const SLIPS: readonly (readonly [request: string, says: RegExp])[] = [
  ['', /no request ''/],
  ['sail', /no request 'sail'/],
  ['turn', /there is no game yet/],
  ['new', /is not JSON/],
  ['new 3', /is not a JSON object/],
  ['new []', /game: a name is needed/],
  ['new {"game":"chess"}', /no game named 'chess'/],
  ['new {"game":"pearls","players":9}', /players: 9 is not a number from 2 to 3/],
  ['new {"game":"pearls"}', /^players: a number from 2 to 3 is needed$/],
  ['new {"game":"pearls","players":null}', /^players: null is not a number from 2 to 3$/],
  ['new {"game":"pearls","seed":-1}', /seed: -1 is not/],
  ['new {"game":"pearls","players":2,"color":1}', /color: unknown field/],
  ['new {"game":"pearls","players":2,"options":{"lamps":7}}', /options\.lamps: 7 is none of/],
  ['load', /load which file/],
  ['load /no/such.caravel', /no such file/],
  ['load /dev/zero', /not a file/],
];

for (const [request, says] of SLIPS)
  test(`'${request}' is answered with an error`, () => {
    assert.match(answer(request).error, says);
  });

for (const [request, says] of [
  ['turn 1', /'turn' stands alone, without '1'/],
  ['legal 2', /'2' is not a seat from 0 to 1/],
  ['legal *', /is not a seat/],
  ['describe x', /is not a seat/],
  ['apply', /'' is not a move/],
  ['apply 7 keep', /there is no seat 7/],
  ['apply role king', /'role king' is not a move of pearls/],
  ['apply undo 1', /'undo 1' is not a move/],
  ['whynot keep', /is not a seat and a move/],
  ['whynot 9 keep', /there is no seat 9/],
  ['undo x', /does not say how many/],
  ['undo 0', /does not say how many/],
] as const)
  test(`in a game '${request}' is answered with an error`, () => {
    assert.match(answer(NEW, request).error, says);
  });

test('the session answers line by line until quit', async () => {
  const host = testHost({ input: [NEW, 'quit', 'turn'] });
  assert.equal(await run(['engine'], host), 0);
  const answers = host.said.out.trim().split('\n');
  assert.equal(answers.length, 2);
  assert.equal(answers[1], '{"quit":true}');
});

test('the session ends with its input', async () => {
  const host = testHost({ input: ['nonsense'] });
  assert.equal(await run(['engine'], host), 0);
  assert.equal(host.said.out.split('\n').length, 2);
});
