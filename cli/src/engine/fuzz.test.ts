/** Thousands of random lines: every one gets exactly one line of JSON, and a game under way stays sound. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must, parseGameFile, type Random, replay, seeded, writeState } from '@caravel/core';
import { TEST_GAMES, testHost } from '../testing/test-host.ts';
import { Engine } from './engine.ts';
import { REQUESTS } from './requests.ts';

const LINES = 5000;

const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)] as T;

const noise = (random: Random): string =>
  Array.from({ length: random.below(12) }, () =>
    pick(random, ['{', '}', '"', '\\', ' ', '*', '-1', '0', '99999999999', 'é', '\u2028', '\0', '\ud800', 'null', '[', ':', 'x']),
  ).join('');

/** A request with sound words, with noise, or both. */
const randomLine = (random: Random, words: readonly string[]): string => {
  const name = pick(random, REQUESTS).name;
  if (name === 'quit' || random.below(10) === 0) return noise(random);
  const rest = [pick(random, ['', '', '0', '1', '*', '7']), pick(random, words), random.below(8) === 0 ? noise(random) : ''];
  return [name, ...rest.filter(Boolean)].join(' ');
};

const answerOf = (engine: Engine, line: string): Record<string, unknown> => {
  const text = engine.answer(line);
  assert.ok(!text.includes('\n'), `more than one line to ${JSON.stringify(line)}`);
  const answer: unknown = JSON.parse(text);
  assert.ok(typeof answer === 'object' && answer !== null && !Array.isArray(answer));
  return answer as Record<string, unknown>;
};

const openMoves = (engine: Engine): string[] => {
  const { legal } = answerOf(engine, 'legal') as { legal: { seat: number; moves: string[] }[] };
  return legal.flatMap(({ seat, moves }) => moves.map((move) => `${seat} ${move}`));
};

for (const game of TEST_GAMES)
  test(`${LINES} random lines do not shake a session of ${game.name}`, () => {
    const random = seeded(game.moves.count);
    const engine = new Engine(testHost());
    const begin = `new {"game":"${game.name}","players":${game.seats.min}}`;
    const texts = Array.from({ length: game.moves.count }, (_, move) => game.moves.text(move));
    answerOf(engine, begin);
    for (let i = 0; i < LINES; i++) {
      answerOf(engine, randomLine(random, [...openMoves(engine), pick(random, texts), '{}']));
      const open = openMoves(engine);
      if (i % 3 === 0 && open.length > 0) assert.equal(answerOf(engine, `apply ${pick(random, open)}`).error, undefined);
      if (answerOf(engine, 'turn').turn === 'chance') answerOf(engine, 'roll');
      if (answerOf(engine, 'turn').turn === 'over') answerOf(engine, begin);
    }
    const { file } = answerOf(engine, 'log') as { file: string };
    const read = must(parseGameFile(file, () => game));
    assert.equal(answerOf(engine, 'state').state, writeState(game, must(replay(game, read.config, read.entries)).state));
  });
