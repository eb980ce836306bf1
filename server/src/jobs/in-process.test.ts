import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InProcessJobs } from './in-process.ts';
import type { Handlers } from './jobs.ts';

const nothing = async (): Promise<void> => {};
const handlers = (bot: Handlers['bot']): Handlers => ({
  bot,
  alarm: nothing,
  finish: nothing,
  notice: nothing,
  lost: nothing,
  changed: nothing,
  waiting: nothing,
});

const started = async (bot: Handlers['bot']): Promise<{ jobs: InProcessJobs; errors: string[] }> => {
  const errors: string[] = [];
  const jobs = new InProcessJobs((error, name) => errors.push(`${name}: ${(error as Error).message}`));
  await jobs.start(handlers(bot));
  return { jobs, errors };
};

test('the same key waits once; asked for while it runs, it runs once more', async () => {
  let runs = 0;
  const { jobs } = await started(async () => {
    runs++;
    if (runs === 1) for (let i = 0; i < 3; i++) await jobs.add('bot', { table: 'a' }, 'bot:a');
  });
  for (let i = 0; i < 3; i++) await jobs.add('bot', { table: 'a' }, 'bot:a');
  await jobs.idle();
  await jobs.stop();
  assert.equal(runs, 2);
});

test('a job that fails is tried again, and its error is told', async () => {
  let runs = 0;
  const { jobs, errors } = await started(async () => {
    if (++runs < 3) throw new Error(`try ${runs}`);
  });
  await jobs.add('bot', { table: 'a' }, 'bot:a');
  await jobs.idle();
  await jobs.stop();
  assert.deepEqual(errors, ['bot: try 1', 'bot: try 2']);
});

test('stop waits for what runs and takes nothing new', async () => {
  const done: string[] = [];
  const { promise: thinking, resolve: finish } = Promise.withResolvers<void>();
  const { jobs } = await started(async ({ table }) => {
    await thinking;
    done.push(table);
  });
  await jobs.add('bot', { table: 'a' }, 'bot:a');
  const stopped = jobs.stop();
  await jobs.add('bot', { table: 'b' }, 'bot:b');
  assert.deepEqual(done, []);
  finish();
  await stopped;
  assert.deepEqual(done, ['a']);
});
