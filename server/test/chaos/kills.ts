/** Kill -9 under load, again and again: every acknowledged move is there afterwards, none twice, no half turn. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ChildNode } from './child-node.ts';
import { Load, type LoadReport } from './load.ts';

export interface KillResult extends LoadReport {
  readonly kills: number;
  readonly milliseconds: number;
}

/** Each life is long enough for some moves after the start, and ends at no particular moment. */
const life = (i: number): number => 150 + ((i * 137) % 400);

export const killUnderLoad = async (node: ChildNode, kills: number, tables: number): Promise<KillResult> => {
  const start = performance.now();
  const load = await Load.start([node.url], tables);
  try {
    for (let i = 0; i < kills; i++) {
      await load.goesOn(10);
      await wait(life(i));
      await node.kill();
      await node.resume();
    }
    await load.goesOn(10);
    await load.settle();
    await node.kill();
    await node.resume();
    return { ...(await load.check(node.url)), kills: kills + 1, milliseconds: Math.round(performance.now() - start) };
  } finally {
    load.end();
  }
};
