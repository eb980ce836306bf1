/** Starts a node: HTTP, sockets, jobs, bots and everything that runs by the clock; and stops it in order. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AdminSocket } from '../admin/socket.ts';
import { WatchedBots } from '../bots/bot-turns.ts';
import { BotPool } from '../bots/pool.ts';
import type { NodeConfig } from '../config/config.ts';
import { addRoutes, makeServer } from '../http/app.ts';
import { routes } from '../http/routes.ts';
import { Sweep } from '../jobs/sweep.ts';
import { SocketServer } from '../socket/server.ts';
import { dueWaiting } from '../store/waiting-notices.ts';
import { assemble } from './assemble.ts';
import { Chores } from './chores.ts';
import type { NodeContext } from './context.ts';
import { handlersOf } from './handlers.ts';
import { remoteEvents } from './remote-events.ts';

export interface RunningNode {
  readonly url: string;
  readonly context: NodeContext;
  /** Comes back when what is due now has been taken up and nothing is under way. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** A thread that thinks longer than this hangs: `expert` takes five seconds, twice that on a busy machine. */
const BOT_PATIENCE = 15_000;
/** A table nobody has used for so long leaves memory. */
const ROOM_PATIENCE = 60_000;
/** How long a slow client may go on reading its answer when the server stops. */
const STOP_PATIENCE = 3000;

/** Bots that had the turn when the last process ended. */
const wakeBots = async ({ store, jobs }: NodeContext): Promise<void> => {
  for (const table of await store.due(Number.MAX_SAFE_INTEGER, 100_000)) await jobs.add('alarm', { table }, `alarm:${table}`);
};

const AT_ONCE = 100;

const wakeTables = async ({ store, jobs, now }: NodeContext): Promise<void> => {
  for (const table of await store.due(now(), AT_ONCE)) await jobs.add('alarm', { table }, `alarm:${table}`);
};

const wakeNotices = async ({ db, jobs, now }: NodeContext): Promise<void> => {
  for (const { owner, channel } of await dueWaiting(db, now(), AT_ONCE))
    await jobs.add('waiting', { owner, channel }, `waiting:${channel}:${owner}`);
};

/** Requests under way are answered; clients that take too long to read are cut off. */
const closeHttp = async (app: FastifyInstance): Promise<void> => {
  const end = performance.now() + STOP_PATIENCE;
  const look = setInterval(() => {
    if (performance.now() < end) app.server.closeIdleConnections();
    else app.server.closeAllConnections();
  }, 20);
  await app.close();
  clearInterval(look);
};

/** Where the database is this process's own, `bin/admin` asks it. */
const openAdmin = async (context: NodeContext): Promise<AdminSocket | undefined> => {
  const { data, databaseUrl } = context.config;
  if (databaseUrl || data === ':memory:') return undefined;
  return AdminSocket.open(context, data, (error) => context.log.error({ err: error }, 'bin/admin cannot reach this node'));
};

/** The clock is the machine's, unless a test has its own. */
export const startNode = async (config: NodeConfig, clock: () => number = Date.now): Promise<RunningNode> => {
  const app = makeServer(config);
  const context = await assemble(config, app, clock);
  const { jobs, rooms, hub, log, now, db, bus, metrics } = context;
  await addRoutes(app, context, routes(context));
  const sockets = new SocketServer(context, app.server);
  const pool = new BotPool({ threads: config.threads, milliseconds: BOT_PATIENCE, onReplaced: () => metrics.threadsReplaced.inc() });
  metrics.watchQueue(() => pool.waiting);
  await bus.subscribe(remoteEvents(context), log);
  await jobs.start(handlersOf(context, pool));
  if (bus.isAlone) await wakeBots(context);
  const chores = new Chores(context);
  const sweep = new Sweep([() => wakeTables(context), () => wakeNotices(context)], (error) => log.error({ err: error }, 'sweeping failed'));
  const watchedBots = new WatchedBots(context);
  const forget = setInterval(() => {
    rooms.forget(now() - ROOM_PATIENCE, (id) => hub.isWatched(id));
    context.chat.forget((id) => hub.isWatched(id));
  }, ROOM_PATIENCE);
  context.reviewRunner.look();
  const admin = await openAdmin(context);
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    sweep.stop();
    context.downtime.stop();
    chores.stop();
    watchedBots.stop();
    clearInterval(forget);
    admin?.close();
    context.streams.close();
    await sockets.close();
    await closeHttp(app);
    await pool.close();
    await context.botsOnline.stop();
    await context.checks.close();
    await context.reviewRunner.stop();
    await context.notices.settled();
    await jobs.stop();
    context.mailer?.close();
    await bus.close();
    await db.close();
  };
  const idle = async (): Promise<void> => {
    await sweep.look();
    await context.notices.settled();
    await jobs.idle();
  };
  return { url: `http://localhost:${port}`, context, idle, stop };
};
