/** Where the time of a search goes, measured by Node's sampling profiler: the code is neither changed nor slowed down. */

import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';

/** The search with its small decisions; the rules; the evaluation, which is the net and what it is told of a position; the garbage collector; everything else. */
export const PARTS = ['rules', 'search', 'evaluation', 'garbage', 'other'] as const;
type Part = (typeof PARTS)[number];
export type Shares = Readonly<Record<Part, number>>;

/** Microseconds between samples. */
const INTERVAL = 250;

const isRules = (url: string): boolean => /\/games\/(?!core\/)[^/]+\/src\//.test(url);
const isEvaluation = (url: string): boolean => /\/bots\/src\/(net|games)\//.test(url);
const isSearch = (url: string): boolean => /\/bots\/src\//.test(url);

/** Which part a call belongs to. Core, and code without a file, belongs to its caller; rules called by the evaluation belong to the evaluation. */
const partOf = ({ functionName, url }: Profiler.ProfileNode['callFrame'], caller: Part): Part => {
  if (functionName === '(garbage collector)') return 'garbage';
  if (isEvaluation(url)) return 'evaluation';
  if (isRules(url)) return caller === 'evaluation' ? 'evaluation' : 'rules';
  return isSearch(url) ? 'search' : caller;
};

/** The part of every node of the call tree; callers come before the functions they call. */
const partsOf = (nodes: readonly Profiler.ProfileNode[]): Map<number, Part> => {
  const caller = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const parts = new Map<number, Part>();
  for (const { id, callFrame } of nodes) parts.set(id, partOf(callFrame, parts.get(caller.get(id) ?? 0) ?? 'other'));
  return parts;
};

export const sharesOf = ({ nodes, samples = [] }: Profiler.Profile): Shares => {
  const parts = partsOf(nodes);
  const counts: Record<Part, number> = { rules: 0, search: 0, evaluation: 0, garbage: 0, other: 0 };
  for (const id of samples) counts[parts.get(id) ?? 'other']++;
  const total = Math.max(1, samples.length);
  for (const part of PARTS) counts[part] /= total;
  return counts;
};

export const profiled = async (work: () => void): Promise<Shares> => {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
    await session.post('Profiler.start');
    work();
    const { profile } = await session.post('Profiler.stop');
    return sharesOf(profile);
  } finally {
    session.disconnect();
  }
};
