import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres, type TestPostgres } from '../../test/tools/postgres.ts';
import { GraphileJobs } from './graphile.ts';
import type { Handlers } from './jobs.ts';

let server: TestPostgres;
before(async () => {
  server = await startPostgres();
});
after(() => server.end());

const nothing = async (): Promise<void> => {};

const until = async (isSo: () => boolean, milliseconds = 15_000): Promise<void> => {
  const end = Date.now() + milliseconds;
  while (!isSo()) {
    assert.ok(Date.now() < end, `not so after ${milliseconds} ms`);
    await wait(10);
  }
};

interface Worker {
  readonly jobs: GraphileJobs;
  readonly errors: string[];
}

const started = async (url: string, more: Partial<Handlers>): Promise<Worker> => {
  const errors: string[] = [];
  const jobs = new GraphileJobs(url, (error, name) => errors.push(`${name}: ${(error as Error).message}`));
  await jobs.start({
    bot: nothing,
    alarm: nothing,
    finish: nothing,
    notice: nothing,
    lost: nothing,
    changed: nothing,
    waiting: nothing,
    ...more,
  });
  return { jobs, errors };
};

test('nodes that start together share the jobs: each is done once, and nothing is printed', async (t) => {
  const printed = [process.stdout, process.stderr].map((stream) => t.mock.method(stream, 'write').mock);
  const url = await server.database();
  const done: string[] = [];
  const nodes = await Promise.all([0, 1].map((i) => started(url, { alarm: async ({ table }) => void done.push(`${table} at ${i}`) })));
  await Promise.all(Array.from({ length: 40 }, (_, i) => nodes[i % 2]?.jobs.add('alarm', { table: `t${i}` }, `alarm:t${i}`)));
  await until(() => done.length >= 40);
  for (const { jobs, errors } of nodes) {
    await jobs.stop();
    assert.deepEqual(errors, []);
  }
  assert.equal(new Set(done.map((text) => text.split(' ')[0])).size, 40);
  assert.equal(done.length, 40);
  const texts = printed.flatMap(({ calls }) => calls.map(({ arguments: [text] }) => String(text)));
  assert.ok(!texts.some((text) => /worker|job|pool/i.test(text)));
});

test('a job that fails is told and tried again', async () => {
  let runs = 0;
  const alarm = async (): Promise<void> => {
    if (++runs === 1) throw new Error('first try');
  };
  const { jobs, errors } = await started(await server.database(), { alarm });
  await jobs.add('alarm', { table: 'a' }, 'alarm:a');
  await until(() => runs === 2);
  assert.deepEqual(errors, ['alarm: first try']);
  await jobs.stop();
});

test('a key whose job runs, or is lost with a node that runs no more, is taken again', async () => {
  const url = await server.database();
  const { promise: never, resolve: release } = Promise.withResolvers<void>();
  let runs = 0;
  const alarm = (): Promise<void> => (++runs === 1 ? never : Promise.resolve());
  const nodes = await Promise.all([started(url, { alarm }), started(url, { alarm })]);
  for (const { jobs } of nodes) {
    await jobs.add('alarm', { table: 'a' }, 'alarm:a');
    await until(() => runs === nodes.findIndex((node) => node.jobs === jobs) + 1, 5000);
  }
  release();
  for (const { jobs } of nodes) await jobs.stop();
});

test('bots that think do not keep other jobs waiting', async () => {
  let release = (): void => {};
  const thinking = new Promise<void>((resolve) => (release = resolve));
  let alarms = 0;
  const { jobs } = await started(await server.database(), { bot: () => thinking, alarm: async () => void alarms++ });
  for (let i = 0; i < 20; i++) await jobs.add('bot', { table: `t${i}` }, `bot:t${i}`);
  await jobs.add('alarm', { table: 'a' }, 'alarm:a');
  await until(() => alarms === 1, 5000);
  release();
  await jobs.stop();
});

test('bots that think do not keep other bots waiting: all are handed out, each table once', async () => {
  const { promise: thinking, resolve: release } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const bot: Handlers['bot'] = ({ table }) => {
    begun.push(table);
    return thinking;
  };
  const { jobs } = await started(await server.database(), { bot });
  for (let i = 0; i < 20; i++) await jobs.add('bot', { table: `t${i}` }, `bot:t${i}`);
  await jobs.addHere('bot', { table: 't7' }, 'bot:t7');
  await until(() => begun.length >= 20, 5000);
  assert.equal(new Set(begun).size, 20);
  release();
  await jobs.stop();
});

test('after the store was away jobs are taken again', async () => {
  let alarms = 0;
  const { jobs, errors } = await started(await server.database(), { alarm: async () => void alarms++ });
  await server.pause();
  await assert.rejects(jobs.add('alarm', { table: 'a' }, 'alarm:a'));
  await until(() => errors.length > 0);
  await server.resume();
  await jobs.add('alarm', { table: 'b' }, 'alarm:b');
  await until(() => alarms === 1);
  await jobs.stop();
});
