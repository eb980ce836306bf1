/** PostgreSQL stops, or falls over, under load: people are told, then everything goes on, and nothing is lost. */

import { setTimeout as wait } from 'node:timers/promises';
import { at } from '@caravel/core';
import type { TestPostgres } from '../tools/postgres.ts';
import { Load, type LoadReport } from './load.ts';

export interface RestartResult extends LoadReport {
  readonly restarts: number;
  /** The longest time from the store's return until people moved again. */
  readonly recovery: number;
}

const DOWNTIME = 500;

export const restartStoreUnderLoad = async (
  store: TestPostgres,
  urls: readonly string[],
  restarts: number,
  tables: number,
): Promise<RestartResult> => {
  const load = await Load.start(urls, tables);
  let recovery = 0;
  try {
    for (let i = 0; i < restarts; i++) {
      await load.goesOn(20);
      await (i % 2 === 0 ? store.pause() : store.crash());
      await wait(DOWNTIME);
      await store.resume();
      recovery = Math.max(recovery, await load.goesOn(20));
    }
    await load.settle();
    return { ...(await load.check(at(urls, 0))), restarts, recovery };
  } finally {
    load.end();
  }
};
