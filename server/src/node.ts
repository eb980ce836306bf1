/** Puts a node together, starts it, and stops it without losing anything. */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import packageJson from '../package.json' with { type: 'json' };
import { People } from './accounts/people.ts';
import { Sessions } from './accounts/sessions.ts';
import { BotPool } from './bots/pool.ts';
import type { Caravel } from './caravel.ts';
import type { NodeConfig } from './config.ts';
import { addRoutes, makeServer } from './http/app.ts';
import { routes } from './http/routes.ts';
import { GraphileJobs } from './jobs/graphile.ts';
import { handlersOf } from './jobs/handlers.ts';
import { InProcessJobs } from './jobs/in-process.ts';
import type { Jobs } from './jobs/jobs.ts';
import { Sweep } from './jobs/sweep.ts';
import { Metrics } from './metrics/metrics.ts';
import { Hub } from './socket/hub.ts';
import { SocketServer } from './socket/server.ts';
import { ChatStore } from './store/chat.ts';
import type { Database } from './store/database.ts';
import { migrate } from './store/migrations.ts';
import { PostgresDatabase } from './store/postgres.ts';
import { setting } from './store/settings.ts';
import { SqliteDatabase } from './store/sqlite.ts';
import { TableStore } from './store/tables.ts';
import { Chat } from './tables/chat.ts';
import { Rooms } from './tables/rooms.ts';
import { TownCrier } from './town-crier.ts';

export interface RunningNode {
  readonly url: string;
  readonly caravel: Caravel;
  stop(): Promise<void>;
}

/** A thread that thinks longer than this hangs. */
const BOT_PATIENCE = 30_000;
/** A table nobody has used for so long leaves memory. */
const ROOM_PATIENCE = 60_000;

const openDatabase = ({ databaseUrl, data }: NodeConfig): Database =>
  databaseUrl ? new PostgresDatabase(databaseUrl) : new SqliteDatabase(data === ':memory:' ? data : join(data, 'caravel.db'));

const openJobs = (config: NodeConfig, metrics: Metrics, app: FastifyInstance): Jobs => {
  const onError = (error: unknown, task: string): void => {
    metrics.jobErrors.inc({ task });
    app.log.error({ err: error, task }, 'a job failed');
  };
  return config.databaseUrl ? new GraphileJobs(config.databaseUrl, config.threads + 2, onError) : new InProcessJobs(onError);
};

const assemble = async (config: NodeConfig, app: FastifyInstance): Promise<Caravel> => {
  const db = openDatabase(config);
  await migrate(db);
  const now = (): number => Date.now();
  const store = new TableStore(db);
  const metrics = new Metrics();
  const crier = new TownCrier(() => caravel);
  const caravel: Caravel = {
    config,
    version: packageJson.version,
    db,
    store,
    rooms: new Rooms({ store, now, happened: (happening) => crier.happened(happening) }),
    chat: new Chat(new ChatStore(db), now, (table, line, request) => crier.said(table, line, request)),
    people: new People(db),
    sessions: new Sessions(db),
    hub: new Hub(),
    jobs: openJobs(config, metrics, app),
    metrics,
    log: app.log,
    cookieSecret: await setting(db, 'cookie-secret', () => randomBytes(32).toString('hex')),
    now,
  };
  return caravel;
};

/** What other nodes have done. */
const listen = ({ db, rooms, log }: Caravel): Promise<void> =>
  db.subscribe((word) => {
    const [what, id = ''] = word.split(' ');
    const work = what === 'again' ? rooms.changedAll() : what === 'table' ? rooms.changed(id) : Promise.resolve();
    work.catch((error) => log.error({ err: error }, 'catching up failed'));
  });

/** Bots that had the turn when the last process ended. */
const wakeBots = async ({ store, jobs }: Caravel): Promise<void> => {
  for (const table of await store.due(Number.MAX_SAFE_INTEGER, 100_000)) await jobs.add('alarm', { table }, `alarm:${table}`);
};

export const startNode = async (config: NodeConfig): Promise<RunningNode> => {
  const app = makeServer(config);
  const caravel = await assemble(config, app);
  const { jobs, store, rooms, hub, log, now, db, metrics } = caravel;
  await addRoutes(app, caravel, routes(caravel));
  const sockets = new SocketServer(caravel, app.server);
  const pool = new BotPool({ threads: config.threads, milliseconds: BOT_PATIENCE, onReplaced: () => metrics.threadsReplaced.inc() });
  await listen(caravel);
  await jobs.start(handlersOf(caravel, pool));
  if (db.dialect === 'sqlite') await wakeBots(caravel);
  const sweep = new Sweep(store, jobs, now, (error) => log.error({ err: error }, 'sweeping failed'));
  const forget = setInterval(() => rooms.forget(now() - ROOM_PATIENCE, (id) => hub.isWatched(id)), ROOM_PATIENCE);
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    sweep.stop();
    clearInterval(forget);
    sockets.close();
    await app.close();
    await pool.close();
    await jobs.stop();
    await db.close();
  };
  return { url: `http://localhost:${port}`, caravel, stop };
};
