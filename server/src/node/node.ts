/** Puts a node together, starts it, and stops it without losing anything. */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import packageJson from '../../package.json' with { type: 'json' };
import { People } from '../accounts/people.ts';
import { Sessions } from '../accounts/sessions.ts';
import { AdminSocket } from '../admin/socket.ts';
import { goOn, WatchedBots } from '../bots/bot-turns.ts';
import { BotPool } from '../bots/pool.ts';
import type { Caravel } from '../caravel.ts';
import { openStore } from '../cluster/open.ts';
import type { NodeConfig } from '../config/config.ts';
import { Heartbeat } from '../downtime/heartbeat.ts';
import { addRoutes, makeServer } from '../http/app.ts';
import { routes } from '../http/routes.ts';
import { Hub } from '../hub/hub.ts';
import { GraphileJobs } from '../jobs/graphile.ts';
import { InProcessJobs } from '../jobs/in-process.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { Sweep } from '../jobs/sweep.ts';
import { CallerLimits } from '../limits/callers.ts';
import { Metrics } from '../metrics/metrics.ts';
import { Mailer } from '../notices/mail.ts';
import { Notices } from '../notices/notices.ts';
import { vapidKeys } from '../notices/push.ts';
import { SocketServer } from '../socket/server.ts';
import { ChatStore } from '../store/chat.ts';
import { migrate } from '../store/migrations.ts';
import { setting } from '../store/settings.ts';
import { TableStore } from '../store/tables.ts';
import { Chat } from '../tables/chat.ts';
import { TableLimits } from '../tables/limits.ts';
import { Rooms } from '../tables/rooms.ts';
import { Chores } from './chores.ts';
import { handlersOf } from './handlers.ts';
import { remoteEvents } from './remote-events.ts';
import { TownCrier } from './town-crier.ts';

export interface RunningNode {
  readonly url: string;
  readonly caravel: Caravel;
  stop(): Promise<void>;
}

/** A thread that thinks longer than this hangs: an admiral takes five seconds, twice that on a busy machine. */
const BOT_PATIENCE = 15_000;
/** A table nobody has used for so long leaves memory. */
const ROOM_PATIENCE = 60_000;
/** Whoever reads an answer slowly has so long when the server stops. */
const STOP_PATIENCE = 3000;

const openJobs = (config: NodeConfig, metrics: Metrics, app: FastifyInstance): Jobs => {
  const onError = (error: unknown, task: string): void => {
    metrics.jobErrors.inc({ task });
    app.log.error({ err: error, task }, 'a job failed');
  };
  return config.databaseUrl ? new GraphileJobs(config.databaseUrl, onError) : new InProcessJobs(onError);
};

const assemble = async (config: NodeConfig, app: FastifyInstance, now: () => number): Promise<Caravel> => {
  const { db, bus } = openStore(config);
  await migrate(db);
  const store = new TableStore(db);
  const metrics = new Metrics();
  const crier = new TownCrier(() => caravel);
  const hub = new Hub((table) => goOn(caravel, table));
  const jobs = openJobs(config, metrics, app);
  const { log } = app;
  const failed = (error: unknown): undefined => log.error({ err: error }, 'a heartbeat failed') as undefined;
  const downtime = await Heartbeat.start({ db, bus, now, changed: () => crier.tellClocks(), failed }, config.patience);
  const caravel: Caravel = {
    config,
    version: packageJson.version,
    db,
    bus,
    store,
    downtime,
    rooms: new Rooms({ store, bus, now, downtime, undoRate: config.undoRate, happened: (happening) => crier.happened(happening) }),
    limits: new TableLimits(store, config.tables, now),
    chat: new Chat(new ChatStore(db), bus, now, (table, line, request) => crier.said(table, line, request)),
    people: new People(db),
    sessions: new Sessions(db),
    hub,
    callers: new CallerLimits(config),
    jobs,
    notices: new Notices({ db, bus, hub, jobs, log, hasMail: config.smtpUrl !== undefined }),
    vapid: await vapidKeys(db),
    ...(config.smtpUrl ? { mailer: new Mailer(config.smtpUrl, config.mailFrom) } : {}),
    metrics,
    log,
    cookieSecret: await setting(db, 'cookie-secret', () => randomBytes(32).toString('hex')),
    now,
  };
  return caravel;
};

/** Bots that had the turn when the last process ended. */
const wakeBots = async ({ store, jobs }: Caravel): Promise<void> => {
  for (const table of await store.due(Number.MAX_SAFE_INTEGER, 100_000)) await jobs.add('alarm', { table }, `alarm:${table}`);
};

/** Requests under way are answered; who takes too long to read is cut off. */
const closeDoor = async (app: FastifyInstance): Promise<void> => {
  const end = performance.now() + STOP_PATIENCE;
  const look = setInterval(() => {
    if (performance.now() < end) app.server.closeIdleConnections();
    else app.server.closeAllConnections();
  }, 20);
  await app.close();
  clearInterval(look);
};

/** Where the database is this process's own, `bin/admin` asks it. */
const openAdmin = async (caravel: Caravel): Promise<AdminSocket | undefined> => {
  const { data, databaseUrl } = caravel.config;
  if (databaseUrl || data === ':memory:') return undefined;
  return AdminSocket.open(caravel, data, (error) => caravel.log.error({ err: error }, 'bin/admin cannot reach this node'));
};

/** The clock is the machine's, unless a test has its own. */
export const startNode = async (config: NodeConfig, clock: () => number = Date.now): Promise<RunningNode> => {
  const app = makeServer(config);
  const caravel = await assemble(config, app, clock);
  const { jobs, store, rooms, hub, log, now, db, bus, metrics } = caravel;
  await addRoutes(app, caravel, routes(caravel));
  const sockets = new SocketServer(caravel, app.server);
  const pool = new BotPool({ threads: config.threads, milliseconds: BOT_PATIENCE, onReplaced: () => metrics.threadsReplaced.inc() });
  metrics.watchQueue(() => pool.waiting);
  await bus.subscribe(remoteEvents(caravel), log);
  await jobs.start(handlersOf(caravel, pool));
  if (bus.isAlone) await wakeBots(caravel);
  const chores = new Chores(caravel);
  const sweep = new Sweep(store, jobs, now, (error) => log.error({ err: error }, 'sweeping failed'));
  const watchedBots = new WatchedBots(caravel);
  const forget = setInterval(() => {
    rooms.forget(now() - ROOM_PATIENCE, (id) => hub.isWatched(id));
    caravel.chat.forget((id) => hub.isWatched(id));
  }, ROOM_PATIENCE);
  const admin = await openAdmin(caravel);
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    sweep.stop();
    caravel.downtime.stop();
    chores.stop();
    watchedBots.stop();
    clearInterval(forget);
    admin?.close();
    await sockets.close();
    await closeDoor(app);
    await pool.close();
    await jobs.stop();
    caravel.mailer?.close();
    await bus.close();
    await db.close();
  };
  return { url: `http://localhost:${port}`, caravel, stop };
};
