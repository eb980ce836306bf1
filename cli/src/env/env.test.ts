/** `caravel env` over a real pipe: the same games as in process, masks as the rules list them, observations as the encoders write them. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type TestContext, test } from 'node:test';
import { loadModel, makeBot, plainThought, playGame, type TrainedModel } from '@caravel/bots';
import {
  at,
  CHANCE,
  CHANCE_TURN,
  type Config,
  firstSeat,
  type Game,
  legalMoves,
  moveOf,
  must,
  OVER,
  outcomes,
  pickWeighted,
  readConfig,
  type State,
  seeded,
  standing,
} from '@caravel/core';
import { pearls } from '@caravel/core/testing';
import { thorough } from '@caravel/core/testing/thorough';
import { GAMES } from '@caravel/games/loaded';
import { gameSeed } from '../game-seed.ts';
import { commandFor } from '../testing/process.ts';
import { NO_ACTION } from './batch.ts';
import { maskBytes } from './batch-frame.ts';
import { type BatchView, EnvClient, type Hello } from './env-client.ts';
import { ALL_GAMES } from './env-session.ts';
import { KIND } from './frames.ts';
import { HIDDEN } from './plain-observer.ts';
import { randomAction } from './random-actions.ts';

const open = (t: TestContext, game: Game, ...args: readonly string[]): EnvClient => {
  const client = new EnvClient([...commandFor(game), 'env', '--game', game.name, ...args]);
  t.after(() => client.close());
  return client;
};

const started = async (t: TestContext, game: Game, ...args: readonly string[]) => {
  const client = open(t, game, ...args);
  return { client, hello: await client.hello(), first: await client.batch() };
};

/** Chance moves until a seat has to choose: written here once more, from the contract alone. */
const settle = (game: Game, s: State, random: ReturnType<typeof seeded>): void => {
  while (game.turn(s) === CHANCE_TURN) {
    const possible = outcomes(game, s);
    const weights = possible.map(({ weight }) => weight);
    game.apply(s, CHANCE, at(possible, pickWeighted(random, weights, weights.length)).move);
  }
};

const newGame = (game: Game, config: Config, seed: number) => {
  const s = game.setup(config);
  const random = seeded(seed);
  settle(game, s, random);
  return { s, random };
};

const actionsIn = (masks: Uint8Array, i: number, count: number): number[] => {
  const width = maskBytes(count);
  return Array.from({ length: 8 * width }, (_, action) => action).filter(
    (action) => (at(masks, i * width + (action >> 3)) & (1 << (action & 7))) !== 0,
  );
};

const netNumbers = ({ model }: TrainedModel, s: State, viewer: number, players: number): number[] => {
  const { seat, table, encode } = model.encoding;
  const [seats, rest] = [new Int16Array(players * seat.length), new Int16Array(table.length)];
  encode.call(model.encoding, s, seats, rest, seat.length);
  const block = (of: number): number[] => [...seats.subarray(of * seat.length, (of + 1) * seat.length)];
  return [...Array.from({ length: players }, (_, i) => block((viewer + i) % players)).flat(), ...rest];
};

const plainNumbers = (game: Game, s: State, viewer: number, players: number): number[] => {
  const hidden = new Set(game.hidden(s, viewer));
  return [
    ...Array.from({ length: players }, (_, seat) => Number(seat === viewer)),
    ...[...s].map((value, i) => (hidden.has(i) ? HIDDEN : value)),
  ];
};

interface Followed {
  s: State;
  random: ReturnType<typeof seeded>;
}

/** Plays two games at random through the pipe and the same moves here, and compares after every step. Returns how many games ended. */
const follow = async (t: TestContext, game: Game, observation: 'net' | 'plain', steps: number): Promise<number> => {
  const players = game.seats.min;
  const config = must(readConfig(game, { players }));
  const trained = await loadModel(game);
  const numbers = (s: State, seat: number): number[] =>
    observation === 'net' && trained ? netNumbers(trained, s, seat, players) : plainNumbers(game, s, seat, players);
  const { client, hello, first } = await started(
    t,
    game,
    '--players',
    `${players}`,
    '--games',
    '2',
    '--seed',
    '5',
    '--observation',
    observation,
  );
  const { count } = game.moves;
  const { size } = hello.observation;
  let begun = 2;
  const games: Followed[] = [0, 1].map((i) => newGame(game, config, gameSeed(5, i)));
  const compare = (batch: BatchView, i: number): void => {
    const { s } = at(games, i);
    const seat = firstSeat(game.turn(s));
    assert.equal(batch.seats[i], seat);
    assert.deepEqual(actionsIn(batch.masks, i, count), legalMoves(game, s, seat));
    assert.deepEqual([...batch.observations.subarray(i * size, (i + 1) * size)], numbers(s, seat));
  };
  const chooser = seeded(9);
  const width = maskBytes(count);
  let ended = 0;
  let batch = first;
  for (let step = 0; ; step++) {
    for (const i of games.keys()) compare(batch, i);
    if (step === steps) return ended;
    const actions = Uint16Array.from(games, (_, i) => randomAction(batch.masks, i * width, (i + 1) * width, chooser));
    batch = await client.step(actions);
    for (const [i, one] of games.entries()) {
      game.apply(one.s, firstSeat(game.turn(one.s)), at(actions, i));
      settle(game, one.s, one.random);
      const isEnd = game.turn(one.s) === OVER;
      assert.equal(batch.ended[i], Number(isEnd));
      const { scores, winners } = standing(game, one.s);
      const of = <T>(list: ArrayLike<T>): T[] => Array.from(list).slice(i * players, (i + 1) * players);
      assert.deepEqual(of(batch.scores), isEnd ? scores : scores.map(() => 0));
      assert.deepEqual(
        of(batch.rewards),
        scores.map((_, seat) => (isEnd && winners.includes(seat) ? 1 / winners.length : 0)),
      );
      if (!isEnd) continue;
      ended++;
      Object.assign(one, newGame(game, config, gameSeed(5, begun++)));
      assert.equal(batch.seeds[i], gameSeed(5, begun - 1));
    }
  }
};

test('a run of pearls is the same through the pipe, game after game', async (t) => {
  assert.ok((await follow(t, pearls, 'plain', 200)) > 10);
});

for (const game of GAMES)
  for (const observation of ['net', 'plain'] as const)
    test(`${game.name}: games, masks and the ${observation} observation are those of the engine`, async (t) => {
      const ended = await follow(t, game, observation, thorough(150, 2500));
      assert.ok(ended >= thorough(0, 2));
    });

test('the greeting tells all that a client has to know', async (t) => {
  const { hello } = await started(t, pearls, '--players', '3', '--games', '4', '--observation', 'plain', '--seats', 'agent,random,agent');
  const { actions, observation, batch, ...rest } = hello;
  assert.deepEqual(rest, {
    protocol: 1,
    game: 'pearls',
    version: 1,
    rules: 'lagoon',
    players: 3,
    options: { lamps: 'one' },
    games: 4,
    seed: 1,
    seats: ['agent', 'random', 'agent'],
    agents: [0, 2],
    rewards: 'win',
    reset: 'auto',
  } satisfies Omit<Hello, 'actions' | 'observation' | 'batch'>);
  assert.deepEqual(
    actions,
    Array.from({ length: pearls.moves.count }, (_, move) => pearls.moves.text(move)),
  );
  assert.equal(observation.names.length, observation.size);
  assert.deepEqual(
    batch.map(({ name, type, shape }) => [name, type, ...shape]),
    [
      ['seeds', 'float64', 4],
      ['rewards', 'float32', 4, 3],
      ['scores', 'int16', 4, 3],
      ['observations', 'int16', 4, observation.size],
      ['masks', 'uint8', 4, maskBytes(actions.length)],
      ['seats', 'uint8', 4],
      ['ended', 'uint8', 4],
    ],
  );
});

test('bots on the other seats are those of a match with the same seed', async (t) => {
  const game = at(GAMES, 0);
  const config = must(readConfig(game, { players: 3 }));
  const { client, hello, first } = await started(t, game, '--players', '3', '--seats', 'agent,random,medium', '--seed', '8');
  let batch = first;
  while (batch.ended[0] !== 1) {
    assert.equal(batch.seats[0], 0);
    batch = await client.step(Uint16Array.of(at(actionsIn(batch.masks, 0, hello.actions.length), 0)));
  }
  const own = gameSeed(8, 0);
  const trained = await loadModel(game);
  const first0 = { think: (s: State, seat: number) => plainThought(at(legalMoves(game, s, seat), 0)) };
  const others = (['random', 'medium'] as const).map((level, i) => makeBot(level, game, trained, { seed: gameSeed(own, i + 1) }));
  const { scores } = await playGame(game, config, [first0, ...others], own, () => 0);
  assert.deepEqual([...batch.scores], scores);
});

test('rewards by score add up to the score', async (t) => {
  const { client, hello, first } = await started(t, pearls, '--players', '2', '--observation', 'plain', '--rewards', 'score');
  const sums = [0, 0];
  let batch = first;
  while (batch.ended[0] !== 1) {
    batch = await client.step(Uint16Array.of(at(actionsIn(batch.masks, 0, hello.actions.length), 0)));
    for (const seat of [0, 1]) sums[seat] = at(sums, seat) + at(batch.rewards, seat);
  }
  assert.deepEqual(sums, [...batch.scores]);
});

const resetBody = (seed: number, game: number): Uint8Array => {
  const view = new DataView(new ArrayBuffer(12));
  view.setFloat64(0, seed, true);
  view.setUint32(8, game, true);
  return new Uint8Array(view.buffer);
};

const observeBody = (game: number, seat: number): Uint8Array => new Uint8Array(Uint32Array.of(game, seat).buffer);

test('without the next game at once a game that is over waits, can be looked at, and begins again', async (t) => {
  const { client, hello, first } = await started(t, pearls, '--players', '2', '--observation', 'plain', '--reset', 'manual');
  let batch = first;
  while (batch.ended[0] !== 1) batch = await client.step(Uint16Array.of(at(actionsIn(batch.masks, 0, hello.actions.length), 0)));
  assert.deepEqual([batch.seats[0], actionsIn(batch.masks, 0, hello.actions.length)], [255, []]);
  await assert.rejects(client.step(Uint16Array.of(0)), {
    message: '{"error":"the game is over; its action is 65535","field":"actions[0]"}',
  });
  batch = await client.step(Uint16Array.of(NO_ACTION));
  assert.deepEqual([batch.ended[0], batch.rewards[0]], [0, 0]);
  client.send(KIND.observation, observeBody(0, 1));
  const { kind, body } = await client.next();
  assert.deepEqual([kind, new Int16Array(body.buffer).slice(0, 2)], [KIND.observation, Int16Array.of(0, 1)]);
  client.send(KIND.reset, resetBody(77, 0));
  batch = await client.batch();
  const { s } = newGame(pearls, must(readConfig(pearls, { players: 2 })), 77);
  assert.deepEqual([batch.seeds[0], [...batch.observations]], [77, plainNumbers(pearls, s, at(batch.seats, 0), 2)]);
  client.send(KIND.reset, resetBody(1, ALL_GAMES));
  assert.deepEqual([...(await client.batch()).observations], [...first.observations]);
});

const FAULTS: readonly (readonly [kind: number, body: Uint8Array, says: object])[] = [
  [KIND.batch, new Uint8Array(Uint16Array.of(0, 9999).buffer), { error: 'there is no move number 9999', field: 'actions[1]' }],
  [KIND.batch, new Uint8Array(2), { error: '2 bytes; 2 games take 4', field: 'actions' }],
  [KIND.reset, new Uint8Array(3), { error: '3 bytes; a reset has 12', field: 'body' }],
  [KIND.reset, resetBody(0.5, 0), { error: '0.5 is not a whole number from 0 up', field: 'seed' }],
  [KIND.reset, resetBody(1, 2), { error: '2 is not a game from 0 to 1', field: 'game' }],
  [KIND.observation, observeBody(0, 2), { error: '2 is not a seat from 0 to 1', field: 'seat' }],
  [KIND.observation, observeBody(7, 0), { error: '7 is not a game from 0 to 1', field: 'game' }],
  [KIND.observation, new Uint8Array(1), { error: '1 bytes; a question has 8', field: 'body' }],
  [99, new Uint8Array(0), { error: '99 is none of 1 (step), 2 (reset), 3 (observe)', field: 'kind' }],
];

test('what cannot be met is told by its field and changes nothing', async (t) => {
  const flags = ['--players', '2', '--games', '2', '--observation', 'plain'];
  const { client, hello, first } = await started(t, pearls, ...flags);
  const twin = await started(t, pearls, ...flags);
  const legal = Uint16Array.from([0, 1], (i) => at(actionsIn(first.masks, i, hello.actions.length), 0));
  // The first action is fine, the second is a draw of chance.
  const illegal = Uint16Array.of(at(legal, 0), moveOf(pearls.moves, 'pearl 1'));
  client.send(KIND.batch, new Uint8Array(illegal.buffer));
  const { kind, body } = await client.next();
  assert.equal(kind, KIND.error);
  assert.deepEqual(JSON.parse(new TextDecoder().decode(body)).field, 'actions[1]');
  for (const [request, bytes, says] of FAULTS) {
    if (request === KIND.batch && bytes.length === 4) new Uint16Array(bytes.buffer)[0] = at(legal, 0);
    client.send(request, bytes);
    const answer = await client.next();
    assert.deepEqual([answer.kind, JSON.parse(new TextDecoder().decode(answer.body))], [KIND.error, says]);
  }
  assert.deepEqual(await client.step(legal), await twin.client.step(legal));
});

const endOf = async (client: EnvClient): Promise<{ code: number | null; err: string }> => {
  let err = '';
  client.child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  if (client.child.exitCode === null) await once(client.child, 'close');
  return { code: client.child.exitCode, err };
};

const PEARLS = ['--players', '2', '--observation', 'plain'];

test('the end of the input is the end', async (t) => {
  const { client } = await started(t, pearls, ...PEARLS);
  client.child.stdin.end();
  assert.deepEqual(await endOf(client), { code: 0, err: '' });
});

test('an input that ends within a message, or is none, is told on both outputs', async (t) => {
  for (const [bytes, field, error] of [
    [Uint8Array.of(1, 0, 0), 'header', 'the input ends after 3 of 8 bytes'],
    [Uint8Array.of(4, 0, 0, 0, 1, 0, 0, 0, 5), 'body', 'the input ends after 1 of 4 bytes'],
    [new TextEncoder().encode('legal 0\n'), 'length', '1634166124 bytes are more than a message has (1048576)'],
  ] as const) {
    const { client } = await started(t, pearls, ...PEARLS);
    client.child.stdin.end(bytes);
    const answer = await client.next();
    assert.deepEqual([answer.kind, JSON.parse(new TextDecoder().decode(answer.body))], [KIND.error, { error, field }]);
    assert.deepEqual(await endOf(client), { code: 2, err: `caravel env: ${field}: ${error}\n` });
  }
});

test('an output that nobody reads ends the command', async (t) => {
  const { client } = await started(t, pearls, ...PEARLS);
  client.child.stdout.destroy();
  client.send(KIND.reset, resetBody(1, ALL_GAMES));
  assert.deepEqual(await endOf(client), { code: 2, err: 'caravel env: nobody reads the standard output any more\n' });
});
