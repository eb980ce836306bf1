import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refused } from './api.ts';
import { type Subscriber, Subscription, type TableMessage } from './subscription.ts';

const log = (n: number): TableMessage => ({ k: 'log', t: 'x', n, e: [] });
const unsaid: TableMessage = { k: 'unsaid', t: 'x', n: 1 };
/** Only its kind matters here. */
const table = (n: number) => ({ k: 'table', n }) as unknown as Extract<TableMessage, { k: 'table' }>;

const subscriber = (): Subscriber & { readonly got: TableMessage[]; readonly refusals: string[] } => {
  const got: TableMessage[] = [];
  const refusals: string[] = [];
  return { got, refusals, length: 7, receive: (message) => void got.push(message), refused: ({ code }) => void refusals.push(code) };
};

const open = (): Subscription =>
  new Subscription(
    () => {},
    () => {},
  );

test('what comes before the subscriber waits for it, in order', async () => {
  const subscription = open();
  const first = table(0);
  const messages = [first, log(0), unsaid];
  for (const message of messages) subscription.receive(message);
  assert.equal(await subscription.first, first);
  assert.equal(subscription.length, 0);
  const late = subscriber();
  subscription.attach(late);
  assert.equal(subscription.length, 7);
  subscription.receive(log(1));
  assert.deepEqual(late.got, [...messages, log(1)]);
});

test('after a lost connection only what the table is then waits', async () => {
  const subscription = open();
  for (const message of [table(0), log(0), table(0), log(2)]) subscription.receive(message);
  const late = subscriber();
  subscription.attach(late);
  assert.deepEqual(late.got, [table(0), log(2)]);
  await subscription.first;
});

test('a table that is not shown has no first sight; one that is taken away tells its subscriber', async () => {
  const refusal = { code: 'not-found', message: 'no such table' } as const;
  const refused = open();
  refused.refused(refusal);
  await assert.rejects(refused.first, Refused);
  const shown = open();
  shown.receive(table(0));
  const reader = subscriber();
  shown.attach(reader);
  shown.refused(refusal);
  assert.deepEqual(reader.refusals, ['not-found']);
  assert.equal((await shown.first).k, 'table');
});
