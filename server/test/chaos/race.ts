/** Nodes race on one table: a single total order, no gap, no duplicate. */
import { at, seeded } from '@caravel/core';
import { Client } from '../tools/client.ts';
import { Racer } from './racer.ts';
import { until } from './until.ts';

export interface RaceResult {
  readonly appends: number;
  readonly stale: number;
  readonly milliseconds: number;
  readonly faults: readonly string[];
}

const logOf = async (client: Client, url: string, id: string): Promise<string[]> => {
  const there = new Client(url);
  there.cookie = client.cookie;
  return (await there.must<{ e: string[] }>('GET', `/api/tables/${id}/log`)).e;
};

/** So many appends by racers at every node, all of them for the same seat. */
export const raceOnOneTable = async (urls: readonly string[], appends: number, racersEach = 2): Promise<RaceResult> => {
  const client = await Client.guest(at(urls, 0));
  const info = await client.table({
    game: 'puerto-rico',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    options: { governor: 0 },
  });
  for (const name of ['Bob', 'Carl']) await new Client(at(urls, 0)).must('POST', `/api/tables/${info.id}/join`, { name });
  const start = performance.now();
  const racers = urls.flatMap((url, node) =>
    Array.from({ length: racersEach }, (_, i) => new Racer(url, client.headers, info, 0, `${node}${i}`, seeded(node * 10 + i))),
  );
  try {
    await until(`${appends} appends`, () => Math.max(...racers.map(({ length }) => length)) >= appends, 600_000);
    for (const racer of racers) racer.rest();
    await until('every racer has its answer', () => racers.every(({ isSettled }) => isSettled));
    const milliseconds = Math.round(performance.now() - start);
    const logs = await Promise.all(urls.map((url) => logOf(client, url, info.id)));
    const stale = racers.reduce((sum, racer) => sum + racer.stale, 0);
    return {
      appends: logs[0]?.length ?? 0,
      stale,
      milliseconds,
      faults: [...racers.flatMap(({ faults }) => faults), ...wrong(racers, logs)],
    };
  } finally {
    for (const racer of racers) racer.end();
  }
};

/** Every entry of the seat was acknowledged to exactly one racer, at its own place; every node has the same log. */
const wrong = (racers: readonly Racer[], logs: readonly (readonly string[])[]): string[] => {
  const [log = []] = logs;
  const faults = logs.some((other) => other.join('\n') !== log.join('\n')) ? ['the nodes have different logs'] : [];
  const places = racers.flatMap(({ written }) => written).sort((a, b) => a - b);
  const own = log.flatMap((entry, n) => (entry.startsWith('0 ') ? [n] : []));
  if (new Set(places).size !== places.length) faults.push('two requests were written at the same place');
  if (places.join() !== own.join()) faults.push(`${places.length} requests acknowledged, ${own.length} entries of the seat`);
  return faults;
};
