import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ONLY_FULL } from '@caravel/core/testing/thorough';
import { caravel } from '../testing/test-host.ts';

const SMALL = ['--tables', '3', '--seconds', '2', '--rounds', '2', '--connections', '30', '--rate', '50'];

test('bench server plays real tables and reports load, latency, bytes and memory', { timeout: 120_000, ...ONLY_FULL }, async () => {
  const { code, out } = await caravel('bench', 'server', ...SMALL, '--json');
  const report = JSON.parse(out);
  assert.equal(code, 0);
  assert.deepEqual([report.settings.tables, report.settings.store, report.settings.rounds], [3, 'sqlite', 2]);
  for (const figure of [
    report.ours.movesPerSecond,
    report.ours.movesPerCoreSecond,
    report.bare.movesPerSecond,
    report.ratio.clock,
    report.ratio.core,
  ])
    assert.ok(figure.low > 0 && figure.low <= figure.median && figure.median <= figure.high, JSON.stringify(figure));
  for (const { moves, p50, p99 } of [report.paced, report.pacedBare]) assert.ok(moves > 0 && p50.median <= p99.median);
  assert.ok(report.bytesPerUpdate > 40 && report.bytesPerUpdate <= 150, `${report.bytesPerUpdate} bytes`);
  assert.ok(report.idle.tables > 0, `${report.idle.tables} idle tables`);
  assert.equal(report.connections.answered, 30);
});

test('bench server refuses what it cannot do', async () => {
  for (const [args, message] of [
    [['--store', 'oracle'], "--store: 'oracle' is neither sqlite nor postgres"],
    [['--nodes', '2'], '--nodes: several nodes share a PostgreSQL, not the embedded database'],
    [['--tables', '0'], "--tables: '0' is not a whole number from 1 to 2000"],
  ] as const) {
    const { code, err } = await caravel('bench', 'server', ...args);
    assert.deepEqual([code, err], [2, `caravel bench: ${message}\n`]);
  }
});
