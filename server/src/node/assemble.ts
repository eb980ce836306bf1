/** Makes the parts of a node and puts them together. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import packageJson from '../../package.json' with { type: 'json' };
import { BotsOnline } from '../accounts/bots-online.ts';
import { People } from '../accounts/people.ts';
import { Sessions } from '../accounts/sessions.ts';
import { ReviewRunner } from '../analyses/review-runner.ts';
import { StudyThread } from '../analyses/study-thread.ts';
import { openStore } from '../cluster/open.ts';
import type { NodeConfig } from '../config/config.ts';
import { Heartbeat } from '../downtime/heartbeat.ts';
import { Hub } from '../hub/hub.ts';
import { Invitations } from '../invitations/invitations.ts';
import { GraphileJobs } from '../jobs/graphile.ts';
import { InProcessJobs } from '../jobs/in-process.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { CallerLimits } from '../limits/callers.ts';
import { Metrics } from '../metrics/metrics.ts';
import { Mailer } from '../notices/mail.ts';
import { Notices } from '../notices/notices.ts';
import { Presence } from '../notices/presence.ts';
import { vapidKeys } from '../notices/push.ts';
import { AnalysisStore } from '../store/analyses.ts';
import { ChatStore } from '../store/chat.ts';
import { DayStore } from '../store/days.ts';
import { migrate } from '../store/migrations.ts';
import { ReviewStore } from '../store/reviews.ts';
import { setting } from '../store/settings.ts';
import { TableStore } from '../store/tables.ts';
import { Streams } from '../streams/streams.ts';
import { Chat } from '../tables/chat.ts';
import { TableLimits } from '../tables/limits.ts';
import { Rooms } from '../tables/rooms.ts';
import type { NodeContext } from './context.ts';
import { connectEvents } from './table-events.ts';

const openJobs = (config: NodeConfig, metrics: Metrics, app: FastifyInstance): Jobs => {
  const onError = (error: unknown, task: string): void => {
    metrics.jobErrors.inc({ task });
    app.log.error({ err: error, task }, 'a job failed');
  };
  return config.databaseUrl ? new GraphileJobs(config.databaseUrl, onError) : new InProcessJobs(onError);
};

/** A file that takes longer to play through is none that people play. */
const CHECK_PATIENCE = 20_000;

export const assemble = async (config: NodeConfig, app: FastifyInstance, now: () => number): Promise<NodeContext> => {
  const { db, bus } = openStore(config);
  await migrate(db);
  const store = new TableStore(db);
  const metrics = new Metrics();
  const hub = new Hub();
  const jobs = openJobs(config, metrics, app);
  const { log } = app;
  const reviews = new ReviewStore(db);
  // Where no other node runs, whoever held a lease is gone.
  if (bus.isAlone) await reviews.freeAll();
  const downtime = await Heartbeat.start({ db, bus, now, log }, config.patience);
  const cookieSecret = await setting(db, 'cookie-secret', () => randomBytes(32).toString('hex'));
  const rooms = new Rooms({ store, bus, now, downtime, undoRate: config.undoRate });
  const invitations = new Invitations({ db, rooms, now });
  const { version } = packageJson;
  const context: NodeContext = {
    config,
    version,
    db,
    bus,
    store,
    analyses: new AnalysisStore(db),
    reviews,
    days: new DayStore(db),
    reviewRunner: new ReviewRunner({ store, reviews, metrics, log, now }),
    checks: new StudyThread(CHECK_PATIENCE),
    downtime,
    rooms,
    invitations,
    streams: new Streams({ rooms, hub, store, invitations, metrics, log, version, now }),
    botsOnline: new BotsOnline({ db, hub, log, now }),
    limits: new TableLimits(store, config.tables, now),
    chat: new Chat(new ChatStore(db), bus, now),
    people: new People(db),
    sessions: new Sessions(db),
    hub,
    callers: new CallerLimits(config),
    jobs,
    presence: new Presence(hub, bus, now),
    notices: new Notices({ db, bus, hub, jobs, log, now, hasMail: config.smtpUrl !== undefined }),
    vapid: await vapidKeys(db),
    ...(config.smtpUrl ? { mailer: new Mailer(config, cookieSecret) } : {}),
    metrics,
    log,
    cookieSecret,
    now,
  };
  connectEvents(context);
  return context;
};
