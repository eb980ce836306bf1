/** Two nodes, one is killed: every table goes on at the other. */
import type { ChildNode } from './child-node.ts';
import { Load, type LoadReport } from './load.ts';
import { until } from './until.ts';

export interface TakeoverResult extends LoadReport {
  /** From the kill until the last table had gone on. */
  readonly milliseconds: number;
}

/** The first of the nodes dies; the second keeps what was promised. */
export const killOneOfTwo = async (dying: ChildNode, staying: ChildNode, tables: number): Promise<TakeoverResult> => {
  const load = await Load.start([dying.url, staying.url], tables);
  try {
    await load.goesOn(tables * 5);
    await dying.kill();
    const before = load.lengths;
    const hasGoneOn = (id: string): boolean => (load.lengths.get(id) ?? Number.POSITIVE_INFINITY) > (before.get(id) ?? 0);
    const milliseconds = await until('every table goes on', () => [...before.keys()].every(hasGoneOn));
    await load.settle();
    return { ...(await load.check(staying.url)), milliseconds };
  } finally {
    load.end();
  }
};
