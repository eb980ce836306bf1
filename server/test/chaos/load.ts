/** A load of moves: people and bots at many tables, a new table for each that ends. Afterwards it is checked that every acknowledged move is there. */
import { must, onlyMove, parseEntry, type Result, replay, seeded, type Timeline } from '@caravel/core';
import { Client } from '../tools/client.ts';
import { Player } from './player.ts';
import { until } from './until.ts';

const SEATS = [
  [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
] as const;

export interface LoadReport {
  readonly tables: number;
  readonly requests: number;
  readonly moves: number;
  /** The longest anybody waited for an answer, in milliseconds. */
  readonly slowest: number;
  readonly refusals: Readonly<Record<string, number>>;
  /** Empty, or a promise was broken. */
  readonly faults: readonly string[];
}

interface LoadedTable {
  readonly id: string;
  readonly players: readonly Player[];
}

export class Load {
  readonly #urls: readonly string[];
  readonly #games: readonly string[];
  readonly #tables: LoadedTable[] = [];
  #people: Client[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isAdding = false;
  #seed = 1;

  private constructor(urls: readonly string[], games: readonly string[]) {
    this.#urls = urls;
    this.#games = games;
  }

  /** So many tables, and as many again whenever some have ended. */
  static async start(urls: readonly string[], tables: number, games = ['puerto-rico', 'madeira']): Promise<Load> {
    const load = new Load(urls, games);
    load.#people = await Promise.all(['Anna', 'Bob', 'Carl'].map((name) => Client.guest(urls[0] as string, name)));
    for (let i = 0; i < tables; i++) await load.#add(urls[0] as string);
    load.#timer = setInterval(() => load.#refill(tables), 200);
    return load;
  }

  get players(): readonly Player[] {
    return this.#tables.flatMap(({ players }) => players);
  }

  /** Requests acknowledged so far. */
  get acknowledged(): number {
    return this.players.reduce((sum, { promised }) => sum + promised.length, 0);
  }

  /** How long the logs of the tables that still run are, as far as their players know. */
  get lengths(): ReadonlyMap<string, number> {
    const running = this.#tables.filter(({ players }) => !players.some(({ isOver }) => isOver));
    return new Map(running.map(({ id, players }) => [id, Math.max(...players.map(({ timeline }) => timeline?.length ?? 0))]));
  }

  /** So many requests more are acknowledged. */
  goesOn(more: number): Promise<number> {
    const goal = this.acknowledged + more;
    return until('people move', () => this.acknowledged >= goal);
  }

  /** Nobody asks anything new; waits until everybody has their answer. */
  async settle(): Promise<void> {
    clearInterval(this.#timer);
    // Players of a table that is being made would go on while the logs are compared.
    await until('no table is being made', () => !this.#isAdding);
    for (const player of this.players) player.rest();
    await until('everybody has their answer', () => this.players.every(({ isSettled }) => isSettled));
  }

  /** Compares what was promised with what the node at this address has kept. */
  async check(url: string): Promise<LoadReport> {
    const faults = await Promise.all(this.#tables.map((table) => this.#checkTable(url, table)));
    const { players } = this;
    const refusals: Record<string, number> = {};
    for (const player of players) for (const [code, count] of player.refusals) refusals[code] = (refusals[code] ?? 0) + count;
    return {
      tables: this.#tables.length,
      requests: this.acknowledged,
      moves: players.flatMap(({ promised }) => promised).reduce((sum, { moves }) => sum + moves.length, 0),
      slowest: Math.round(Math.max(0, ...players.map(({ slowest }) => slowest))),
      refusals,
      faults: [...players.flatMap((player) => player.faults), ...faults.flat()],
    };
  }

  end(): void {
    clearInterval(this.#timer);
    for (const player of this.players) player.end();
  }

  async #refill(tables: number): Promise<void> {
    const playing = this.#tables.filter(({ players }) => !players.some(({ isOver }) => isOver)).length;
    if (playing >= tables || this.#isAdding) return;
    this.#isAdding = true;
    const url = this.#urls[this.#seed % this.#urls.length] as string;
    // A node that is away is asked again in a moment.
    await this.#add(url).catch(() => {});
    this.#isAdding = false;
  }

  async #add(url: string): Promise<void> {
    const seed = this.#seed++;
    const seats = SEATS[seed % 3 === 0 ? 1 : 0];
    const [host, ...guests] = this.#people.map((person) => at(person, url)) as [Client, ...Client[]];
    const game = this.#games[seed % this.#games.length] as string;
    const { id } = await host.table({ game, seats: [...seats] });
    const open = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
    for (const [i, seat] of open.entries()) await guests[i]?.must('POST', `/api/tables/${id}/join`, { seat });
    const sitting = [host, ...guests].slice(0, open.length + 1);
    const players = sitting.map((person, seat) => new Player(this.#urls, seed + seat, person.headers, id, seat, seeded(seed * 10 + seat)));
    this.#tables.push({ id, players });
  }

  async #checkTable(url: string, { id, players }: LoadedTable): Promise<string[]> {
    const { e } = await at(this.#people[0] as Client, url).must<{ e: string[] }>('GET', `/api/tables/${id}/log`);
    const played = replayed(players, e);
    if (!played) return [];
    const faults = played.ok ? players.flatMap((player) => brokenPromises(player, e, played.value)) : [played.problem.message];
    return faults.map((fault) => `table ${id}: ${fault}`);
  }
}

/** The same person at another node. */
const at = ({ cookie }: Client, url: string): Client => {
  const client = new Client(url);
  client.cookie = cookie;
  return client;
};

const replayed = ([player]: readonly Player[], log: readonly string[]): Result<Timeline> | undefined => {
  if (!player?.timeline) return undefined;
  const { game, config } = player.timeline;
  return replay(
    game,
    config,
    log.map((line) => must(parseEntry(line))),
  );
};

/** Everything acknowledged is there, in one piece, and nothing else of that seat but what left no choice: so nothing twice. */
const brokenPromises = ({ seat, promised }: Player, log: readonly string[], timeline: Timeline): string[] => {
  const faults = promised.flatMap(({ n, moves }) => {
    const there = log.slice(n, n + moves.length).join('; ');
    const wanted = moves.map((move) => `${seat} ${move}`).join('; ');
    return there === wanted ? [] : [`promised at ${n}: ${wanted}; there: ${there}`];
  });
  const asked = new Set(promised.flatMap(({ n, moves }) => moves.map((_, i) => n + i)));
  const unasked = [...log.keys()].filter((entry) => timeline.seatOf(entry) === seat && !asked.has(entry));
  const chosen = unasked.filter((entry) => onlyMove(timeline.game, timeline.positionAt(entry), seat) === undefined);
  return [...faults, ...chosen.map((entry) => `entry ${entry}: ${log[entry]} was never asked for`)];
};
