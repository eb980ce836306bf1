/** `caravel bench server`: real nodes under a load of real games, on this machine. */
import { JSON_FLAG, noneOf, parseFlags, wholeNumber } from '../flags.ts';
import type { Host } from '../host.ts';
import { Progress } from '../progress.ts';
import { UserError } from '../user-error.ts';
import { serverReport, writeServerReport } from './server-report.ts';

const STORES = ['sqlite', 'postgres'] as const;

const storeOf = (text: string): (typeof STORES)[number] => {
  const store = STORES.find((known) => known === text);
  if (!store) throw new UserError(`--store: '${text}' is neither ${STORES.join(' nor ')}`);
  return store;
};

const FLAGS = {
  ...JSON_FLAG,
  tables: { type: 'string', default: '200' },
  seconds: { type: 'string', default: '30' },
  rounds: { type: 'string', default: '5' },
  store: { type: 'string', default: 'sqlite' },
  nodes: { type: 'string', default: '1' },
  rate: { type: 'string', default: '1000' },
  connections: { type: 'string', default: '10000' },
} as const;

const readSettings = (args: readonly string[]) => {
  const { values, positionals } = parseFlags(args, FLAGS);
  noneOf(positionals);
  const store = storeOf(values.store);
  const nodes = wholeNumber(values.nodes, '--nodes', 1, 16);
  if (store === 'sqlite' && nodes > 1) throw new UserError('--nodes: several nodes share a PostgreSQL, not the embedded database');
  const settings = {
    store,
    nodes,
    tables: wholeNumber(values.tables, '--tables', 1, 2000),
    seconds: wholeNumber(values.seconds, '--seconds', 1, 3600),
    rounds: wholeNumber(values.rounds, '--rounds', 1, 100),
    rate: wholeNumber(values.rate, '--rate', 1, 100_000),
    connections: wholeNumber(values.connections, '--connections', 0, 50_000),
  };
  return { settings, json: values.json };
};

export const runServer = async (args: readonly string[], host: Host): Promise<number> => {
  const { settings, json } = readSettings(args);
  // The server is large: it is loaded only for this command.
  const { benchServer } = await import('@caravel/server/bench');
  let progress: Progress | undefined;
  const runs = await benchServer(settings, (done, of) => {
    progress ??= new Progress(host, of);
    progress.show(done);
  });
  progress?.clear();
  const report = serverReport(runs);
  host.out(json ? `${JSON.stringify(report)}\n` : writeServerReport(report));
  return 0;
};

export const SERVER_USAGE = `  bench server  nodes in processes of their own, four-player tables with a socket for every player, real moves checked, durable
                and then told to everybody; in turns with a bare WebSocket fan-out on the same database; moves at a
                fixed rate; memory of idle tables and of open connections
    --tables        how many (default 200)
    --seconds       of load that is counted (default 30)
    --rounds        how often ours and the bare fan-out take turns (default 5)
    --store         sqlite or postgres, which is started for it (default sqlite)
    --nodes         how many share a PostgreSQL (default 1)
    --rate          moves a second for the latency (default 1000)
    --connections   idle sockets to hold (default 10000)`;
