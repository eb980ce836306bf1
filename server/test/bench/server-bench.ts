/** Starts nodes, the reference and the load, each in a process of its own on this machine, and has them measured in turns. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '../tools/postgres.ts';
import type { BareHandlers } from './bare-process.ts';
import type { LoadHandlers, Run } from './load-process.ts';
import { Helper } from './load-requests.ts';
import type { NodeHandlers } from './node-process.ts';
import type { BenchSettings, IdleConnections, IdleTables, Measured, Round, ServerRuns } from './settings.ts';

const here = (file: string): URL => new URL(file, import.meta.url);

/** Part of the time for moves at a fixed rate; the rest is for rounds as fast as it goes. */
const PACED = 0.25;
/** Moves of a node after which most of it runs as machine code. Rounds before that are not counted, and take no longer than those that are. */
const WARM = 50_000;

type Node = Helper<NodeHandlers>;
type Measurable = Pick<Node, 'ask'> | Pick<Helper<BareHandlers>, 'ask'>;

const movesOf = ({ ours, spread }: Round): number => ours.moves + (spread?.moves ?? 0);

class ServerBench {
  readonly settings: BenchSettings;
  readonly #data: string;
  readonly #env: Readonly<Record<string, string>>;
  readonly #load = new Helper<LoadHandlers>(here('./load-process.ts'));
  readonly #nodes: Node[] = [];
  #bare: Helper<BareHandlers> | undefined;
  readonly #postgres: TestPostgres | undefined;

  private constructor(settings: BenchSettings, data: string, postgres: TestPostgres | undefined, databaseUrl: string | undefined) {
    this.settings = settings;
    this.#data = data;
    this.#postgres = postgres;
    const store = databaseUrl ? { DATABASE_URL: databaseUrl } : { DATABASE_URL: '', CARAVEL_DATA: data };
    this.#env = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', CARAVEL_THREADS: '1', ...store };
  }

  static async start(settings: BenchSettings): Promise<ServerBench> {
    const data = await mkdtemp(join(tmpdir(), 'caravel-bench-'));
    const postgres = settings.store === 'postgres' ? await startPostgres({ durable: true }) : undefined;
    return new ServerBench(settings, data, postgres, await postgres?.database());
  }

  async openTables(): Promise<void> {
    const { tables, nodes, store } = this.settings;
    const urls: string[] = [];
    for (let i = 0; i < nodes; i++) urls.push(await this.#startNode());
    await this.#load.ask('openTables', { name: 'ours', urls, tables, isSpread: false });
    if (nodes > 1) await this.#load.ask('openTables', { name: 'spread', urls, tables, isSpread: true });
    if (store === 'postgres') return;
    this.#bare = new Helper<BareHandlers>(here('./bare-process.ts'), { CARAVEL_DATA: this.#data });
    await this.#load.ask('openBareTables', { name: 'bare', url: await this.#bare.ask('url'), tables });
  }

  async rounds(report: (done: number, of: number) => void): Promise<Round[]> {
    const { rounds } = this.settings;
    const each = this.#each(1 - PACED);
    await this.#warmUp(each);
    const results: Round[] = [];
    for (let i = 0; i < rounds; i++) {
      results.push(await this.#round((name) => this.#load.ask('closedLoop', { name, seconds: each })));
      report(i + 1, rounds);
    }
    return results;
  }

  /** Seconds for one kind of load in one round, of this part of the whole time. */
  #each(part: number): number {
    const { rounds, seconds, nodes } = this.settings;
    const kinds = 1 + Number(this.#bare !== undefined) + Number(nodes > 1);
    return (seconds * part) / (rounds * kinds);
  }

  async #warmUp(each: number): Promise<void> {
    const { nodes, seconds } = this.settings;
    const end = performance.now() + seconds * 1000;
    let moves = 0;
    while (moves < WARM * nodes && performance.now() < end)
      moves += movesOf(await this.#round((name) => this.#load.ask('closedLoop', { name, seconds: each })));
  }

  async paced(): Promise<Round[]> {
    const { rounds, rate } = this.settings;
    const results: Round[] = [];
    for (let i = 0; i < rounds; i++)
      results.push(await this.#round((name) => this.#load.ask('openLoop', { name, seconds: this.#each(PACED), rate })));
    return results;
  }

  /** A node that has just started, without tables and with all of them. */
  async idle(): Promise<IdleTables> {
    await this.#endNodes();
    await this.#startNode();
    const [node] = this.#nodes as [Node];
    await node.ask('loadTables', 1);
    const before = await node.ask('usage');
    const tables = (await node.ask('loadTables', Number.MAX_SAFE_INTEGER)) - 1;
    const after = await node.ask('usage');
    return { tables, bytesPerTable: (after.heap - before.heap) / Math.max(1, tables) };
  }

  async connections(): Promise<IdleConnections> {
    const { connections } = this.settings;
    const [node] = this.#nodes as [Node];
    const url = await node.ask('url');
    const before = await node.ask('usage');
    await this.#load.ask('hold', { url, count: connections });
    const after = await node.ask('usage');
    return { asked: connections, answered: await this.#load.ask('ping'), bytesPerConnection: (after.rss - before.rss) / connections };
  }

  async end(): Promise<void> {
    await Promise.all([this.#load.end(), this.#bare?.end(), this.#endNodes()]);
    await this.#postgres?.end();
    await rm(this.#data, { recursive: true, force: true });
  }

  async #startNode(): Promise<string> {
    const node = new Helper<NodeHandlers>(here('./node-process.ts'), this.#env, ['--expose-gc']);
    this.#nodes.push(node);
    return node.ask('url');
  }

  async #endNodes(): Promise<void> {
    await Promise.all(this.#nodes.splice(0).map((node) => node.end()));
  }

  async #round(run: (name: string) => Promise<Run>): Promise<Round> {
    const measured = (name: string, who: readonly Measurable[]): Promise<Measured> => this.#measured(name, who, () => run(name));
    const bare = this.#bare && (await measured('bare', [this.#bare]));
    const ours = await measured('ours', this.#nodes);
    const spread = this.settings.nodes > 1 ? await measured('spread', this.#nodes) : undefined;
    return { ours, ...(bare ? { bare } : {}), ...(spread ? { spread } : {}) };
  }

  async #measured(group: string, who: readonly Measurable[], run: () => Promise<Run>): Promise<Measured> {
    await this.#load.ask('renew', group);
    const before = await this.#cpu(who);
    const result = await run();
    return { ...result, serverCpu: (await this.#cpu(who)) - before };
  }

  async #cpu(who: readonly Measurable[]): Promise<number> {
    const all = await Promise.all(who.map((one) => (one as Node).ask('cpu')));
    return all.reduce((sum, cpu) => sum + cpu, 0);
  }
}

export const benchServer = async (settings: BenchSettings, report: (done: number, of: number) => void): Promise<ServerRuns> => {
  const bench = await ServerBench.start(settings);
  try {
    await bench.openTables();
    const rounds = await bench.rounds(report);
    const paced = await bench.paced();
    const idle = await bench.idle();
    const connections = settings.connections > 0 ? { connections: await bench.connections() } : {};
    return { settings, rounds, paced, idle, ...connections };
  } finally {
    await bench.end();
  }
};
