import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadOnline } from '@caravel/i18n/online';
import { clockText } from './clock-text.ts';

test('a clock is as precise as it matters', async () => {
  const words = await loadOnline('en');
  const minute = 60_000;
  const cases: [number, string][] = [
    [0, 'time is up'],
    [-5, 'time is up'],
    [999, '0:00'],
    [61_000, '1:01'],
    [59 * minute + 59_000, '59:59'],
    [90 * minute, '1:30:00'],
    [11 * 60 * minute, '11 h'],
    [47 * 60 * minute, '47 h'],
    [3 * 24 * 60 * minute - 1, '2 days'],
  ];
  for (const [left, text] of cases) assert.equal(clockText(left, words), text);
});
