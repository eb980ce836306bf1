import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testHost } from '../testing/test-host.ts';
import { inSlices, rateOf } from './slices.ts';

/** A machine that takes a millisecond for every work, and three in every other second. */
const moody = () => {
  let time = 0;
  const work = (): number => {
    time += Math.floor(time / 1000) % 2 === 0 ? 1 : 3;
    return 1;
  };
  return { host: { ...testHost(), now: () => time }, work };
};

test('slices take turns and share the time', () => {
  const { host, work } = moody();
  const order: string[] = [];
  const noted = (name: string) => () => {
    if (order.at(-1) !== name) order.push(name);
    return work();
  };
  const [a, b] = inSlices([noted('a'), noted('b')], 1, host);
  assert.ok(order.length >= 36, `${order.length} slices in a second`);
  assert.ok(Math.abs(a.seconds - b.seconds) < 0.03 && a.seconds + b.seconds >= 1);
});

test('a machine that slows down changes the rates, not their ratio', () => {
  const { host, work } = moody();
  const runs = Array.from({ length: 12 }, () => inSlices([work, work], 0.9, host));
  const apart = (values: readonly number[]): number => Math.max(...values) / Math.min(...values);
  assert.ok(apart(runs.map(([a]) => rateOf(a))) > 2);
  assert.ok(apart(runs.map(([a, b]) => rateOf(a) / rateOf(b))) < 1.2);
});
