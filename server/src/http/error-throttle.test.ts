import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { StoreUnavailable } from '../store/database.ts';
import { ErrorThrottle, throttleErrors } from './error-throttle.ts';

const SECOND = 1000;

const log = () => {
  const lines: Record<string, unknown>[] = [];
  let now = 0;
  const logMethod = throttleErrors(new ErrorThrottle(() => now));
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) };
  const { log: logger } = Fastify({ logger: { hooks: { logMethod }, stream } });
  return { logger, lines, wait: (milliseconds: number) => (now += milliseconds) };
};

test('an error that comes again and again is told once, and later how often it came', () => {
  const { logger, lines, wait } = log();
  const fail = (message: string): void => logger.error({ err: new Error(message), task: 'bot' }, 'a job failed');
  for (let i = 0; i < 50; i++) fail('disk full');
  fail('another');
  wait(11 * SECOND);
  fail('disk full');
  const told = lines.map(({ err, again, task, msg }) => [(err as Error).message, again, task, msg]);
  assert.deepEqual(told, [
    ['disk full', undefined, 'bot', 'a job failed'],
    ['another', undefined, 'bot', 'a job failed'],
    ['disk full', 49, 'bot', 'a job failed'],
  ]);
});

test('a store that is away is one thing, whoever needs it and whatever it says', () => {
  const { logger, lines } = log();
  logger.error({ err: new StoreUnavailable('shuts down') }, 'sweeping failed');
  logger.error({ err: new StoreUnavailable('no such socket') }, 'a request failed');
  assert.deepEqual(
    lines.map(({ msg }) => msg),
    ['sweeping failed'],
  );
});

test('everything that is not an error is told every time', () => {
  const { logger, lines } = log();
  for (let i = 0; i < 3; i++) logger.info('hello %s', 'Anna');
  for (let i = 0; i < 2; i++) logger.warn({ err: new Error('well') }, 'hm');
  assert.equal(lines.length, 5);
  assert.equal(lines[0]?.msg, 'hello Anna');
});
