/**
 * Decisions a second through a pipe: `caravel env` with many games at once, in turns with `caravel engine`, which asks and answers in lines.
 * Both are played at random by this process. Processor time counts both ends of the pipe, so that it says what one core does.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { at, type Config, type Random, seeded } from '@caravel/core';
import type { GameConfig } from '../config-flags.ts';
import { maskBytes } from '../env/batch-frame.ts';
import { type BatchView, EnvClient } from '../env/env-client.ts';
import { randomAction } from '../env/random-actions.ts';
import type { Host } from '../host.ts';
import { LineProcess } from '../match/line-process.ts';
import { type MessageForm, messageForms } from './message-forms.ts';
import { type Spread, spreadOf } from './spread.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const PATIENCE = 60_000;
/** The clock of /proc ticks in hundredths of a second. */
const TICKS = 100;

/** Something at the other end of a pipe that is asked for decisions. */
interface Player {
  readonly pid: number;
  /** Makes some decisions and says how many. */
  play(): Promise<number>;
  close(): Promise<void>;
}

export interface EnvBenchSettings {
  readonly table: GameConfig;
  readonly observation: string;
  readonly games: number;
  readonly runs: number;
  readonly seconds: number;
  readonly seed: number;
}

/** Options as words stay words, everything else is JSON. */
const optionFlags = (options: Config['options']): string[] =>
  Object.entries(options).flatMap(([name, value]) => ['--option', `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`]);

const envCommand = ({ table, observation, games, seed }: EnvBenchSettings): string[] => {
  const { players, rules, options } = table.config;
  const numbers = Object.entries({ players, games, seed }).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const words = ['--game', table.game.name, '--rules', rules, '--observation', observation];
  return [process.execPath, MAIN, 'env', ...words, ...numbers, ...optionFlags(options)];
};

interface EnvPlayer extends Player {
  forms(): ReturnType<typeof messageForms>;
}

const envPlayer = async (settings: EnvBenchSettings, random: Random): Promise<EnvPlayer> => {
  const { games } = settings;
  const client = new EnvClient(envCommand(settings));
  const { actions: moves } = await client.hello();
  const width = maskBytes(moves.length);
  const actions = new Uint16Array(games);
  let batch: BatchView = await client.batch();
  return {
    pid: client.child.pid ?? 0,
    async play() {
      for (let i = 0; i < games; i++) actions[i] = randomAction(batch.masks, i * width, (i + 1) * width, random);
      batch = await client.step(actions);
      return games;
    },
    forms: () => messageForms(batch),
    close: () => client.close(),
  };
};

interface EngineAnswer {
  readonly turn: 'chance' | 'seats' | 'over';
  readonly seats: readonly number[];
  readonly moves: readonly string[];
  readonly error?: string;
}

/** As examples/random_bot.py plays: the moves are asked for, then one is made; chance is a request, too. */
const enginePlayer = async ({ table, seed }: EnvBenchSettings, random: Random): Promise<Player> => {
  let pid = 0;
  const engine = new LineProcess([process.execPath, MAIN, 'engine'], {
    started: (id) => {
      pid = id;
    },
    ended: () => {},
  });
  const ask = async (request: string): Promise<EngineAnswer> => {
    const answer = JSON.parse(await engine.ask(request, PATIENCE)) as EngineAnswer;
    if (answer.error !== undefined) throw new Error(`${request}: ${answer.error}`);
    return answer;
  };
  const begin = (): Promise<EngineAnswer> => ask(`new ${JSON.stringify({ game: table.game.name, ...table.config, seed })}`);
  const choose = async (seat: number): Promise<EngineAnswer> => {
    const { moves } = await ask(`legal ${seat}`);
    return ask(`apply ${seat} ${at(moves, random.below(moves.length))}`);
  };
  let position = await begin();
  return {
    pid,
    async play() {
      if (position.turn === 'over') position = await begin();
      while (position.turn === 'chance') position = await ask('roll');
      if (position.turn === 'over') return 0;
      position = await choose(at(position.seats, 0));
      return 1;
    },
    close: () => engine.close(),
  };
};

/** Seconds of processor time of another process; undefined where the system does not tell. */
const processorTime = (pid: number): number | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return undefined;
  }
};

const ownTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

interface Rates {
  readonly bySecond: number;
  /** For each second of processor time of both ends. */
  readonly byCore: number | undefined;
}

const measure = async (player: Player, seconds: number, host: Host): Promise<Rates> => {
  const [start, own, other] = [host.now(), ownTime(), processorTime(player.pid)];
  let decisions = 0;
  let elapsed = 0;
  do {
    decisions += await player.play();
    elapsed = (host.now() - start) / 1000;
  } while (elapsed < seconds);
  const otherNow = processorTime(player.pid);
  const spent = other === undefined || otherNow === undefined ? undefined : ownTime() - own + otherNow - other;
  return { bySecond: decisions / elapsed, byCore: spent ? decisions / spent : undefined };
};

export interface EnvBenchReport {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly runs: number;
  /** A step as it is sent, and as a line of JSON. */
  readonly frame: MessageForm;
  readonly line: MessageForm;
  /** Decisions a second. */
  readonly env: Spread;
  readonly engine: Spread;
  /** Run by run. */
  readonly ratio: Spread;
  /** The same for a second of processor time of both ends; left out where the system does not tell. */
  readonly byCore?: { readonly env: Spread; readonly engine: Spread; readonly ratio: Spread };
}

interface Pair {
  readonly env: Rates;
  readonly engine: Rates;
}

const spreads = (pairs: readonly Pair[], of: (rates: Rates) => number): { env: Spread; engine: Spread; ratio: Spread } => ({
  env: spreadOf(pairs.map(({ env }) => of(env))),
  engine: spreadOf(pairs.map(({ engine }) => of(engine))),
  ratio: spreadOf(pairs.map(({ env, engine }) => of(env) / of(engine))),
});

const reportOf = (
  { table, games, runs }: EnvBenchSettings,
  pairs: readonly Pair[],
  forms: ReturnType<typeof messageForms>,
): EnvBenchReport => {
  const isTimed = pairs.every(({ env, engine }) => env.byCore !== undefined && engine.byCore !== undefined);
  return {
    game: table.game.name,
    players: table.config.players,
    games,
    runs,
    ...forms,
    ...spreads(pairs, ({ bySecond }) => bySecond),
    ...(isTimed && { byCore: spreads(pairs, ({ byCore }) => byCore ?? Number.NaN) }),
  };
};

/** The first run of each warms up and is not counted. */
export const benchEnv = async (settings: EnvBenchSettings, host: Host): Promise<EnvBenchReport> => {
  const env = await envPlayer(settings, seeded(settings.seed));
  const engine = await enginePlayer(settings, seeded(settings.seed));
  const pairs: Pair[] = [];
  try {
    for (let run = 0; run <= settings.runs; run++) {
      const pair = { env: await measure(env, settings.seconds, host), engine: await measure(engine, settings.seconds, host) };
      if (run > 0) pairs.push(pair);
    }
    return reportOf(settings, pairs, env.forms());
  } finally {
    await Promise.all([env.close(), engine.close()]);
  }
};
