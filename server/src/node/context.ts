/** Everything a node is made of. Each part takes only what it uses. */
import type { FastifyBaseLogger } from 'fastify';
import type { BotsOnline } from '../accounts/bots-online.ts';
import type { People } from '../accounts/people.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { ReviewRunner } from '../analyses/review-runner.ts';
import type { StudyThread } from '../analyses/study-thread.ts';
import type { Bus } from '../cluster/bus.ts';
import type { NodeConfig } from '../config/config.ts';
import type { Heartbeat } from '../downtime/heartbeat.ts';
import type { Hub } from '../hub/hub.ts';
import type { Invitations } from '../invitations/invitations.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { CallerLimits } from '../limits/callers.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Mailer } from '../notices/mail.ts';
import type { Notices } from '../notices/notices.ts';
import type { Presence } from '../notices/presence.ts';
import type { Vapid } from '../notices/push.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { Database } from '../store/database.ts';
import type { DayStore } from '../store/days.ts';
import type { ReviewStore } from '../store/reviews.ts';
import type { TableStore } from '../store/tables.ts';
import type { Streams } from '../streams/streams.ts';
import type { Chat } from '../tables/chat.ts';
import type { TableLimits } from '../tables/limits.ts';
import type { Rooms } from '../tables/rooms.ts';

export interface NodeContext {
  readonly config: NodeConfig;
  readonly version: string;
  readonly db: Database;
  /** To the other nodes. */
  readonly bus: Bus;
  readonly store: TableStore;
  readonly rooms: Rooms;
  /** Through which tables are made. */
  readonly limits: TableLimits;
  readonly analyses: AnalysisStore;
  readonly reviews: ReviewStore;
  readonly days: DayStore;
  readonly reviewRunner: ReviewRunner;
  /** The thread that checks what people publish. */
  readonly checks: StudyThread;
  readonly downtime: Heartbeat;
  readonly chat: Chat;
  readonly people: People;
  readonly sessions: Sessions;
  readonly hub: Hub;
  readonly invitations: Invitations;
  readonly streams: Streams;
  readonly botsOnline: BotsOnline;
  readonly callers: CallerLimits;
  readonly jobs: Jobs;
  readonly notices: Notices;
  readonly presence: Presence;
  /** Keys of this site for push services. */
  readonly vapid: Vapid;
  /** Where mail can be sent. */
  readonly mailer?: Mailer;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** Signs cookies and links that turn mail off; made on the first start and kept in the database. */
  readonly cookieSecret: string;
  now(): number;
}
