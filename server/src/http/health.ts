/** For operators: liveness, readiness and metrics. */
import * as v from 'valibot';
import type { NodeConfig } from '../config/config.ts';
import type { CallerLimits } from '../limits/callers.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { Refusal } from '../model/refusal.ts';
import type { Database } from '../store/database.ts';
import type { Rooms } from '../tables/rooms.ts';
import { type Route, route } from './route.ts';

export interface HealthParts {
  readonly db: Database;
  readonly config: NodeConfig;
  readonly callers: CallerLimits;
  readonly metrics: Metrics;
  readonly rooms: Rooms;
}

const tag = 'operations';
const LOCAL = new Set(['127.0.0.1', '::1']);

/** Milliseconds one answer holds for everybody who asks. */
const FRESH = 1000;
const WRITE = 'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value';

/** Writes a row for real: on a full disk everything else still looks well. */
const writeCheck = (db: Database): (() => Promise<unknown>) => {
  let [last, at] = [Promise.resolve<unknown>(undefined), Number.NEGATIVE_INFINITY];
  return () => {
    if (performance.now() - at < FRESH) return last;
    at = performance.now();
    last = db.run(WRITE, 'written', new Date().toISOString());
    return last;
  };
};

export const healthRoutes = (parts: HealthParts, writes = writeCheck(parts.db)): Route[] => [
  route(
    { method: 'GET', url: '/healthz', tag, who: 'anybody', about: 'The process is running', answer: v.object({ ok: v.boolean() }) },
    async () => ({ ok: true }),
  ),
  route(
    {
      method: 'GET',
      url: '/readyz',
      tag,
      who: 'anybody',
      about: 'The store answers and accepts writes',
      answer: v.object({ ok: v.boolean(), store: v.string() }),
    },
    async () => {
      await writes();
      return { ok: true, store: parts.db.dialect };
    },
  ),
  route(
    { method: 'GET', url: '/metrics', tag, who: 'anybody', isGuarded: true, about: 'Metrics for Prometheus', type: 'text/plain' },
    async ({ request, reply }) => {
      const { metricsToken } = parts.config;
      const isAllowed = metricsToken
        ? request.headers.authorization === `Bearer ${metricsToken}`
        : LOCAL.has(parts.callers.addressOf(request.raw));
      if (!isAllowed) throw new Refusal('not-yours', 'metrics are for this machine, or for who has the token');
      parts.metrics.rooms.set(parts.rooms.size);
      reply.type(parts.metrics.registry.contentType);
      return parts.metrics.registry.metrics();
    },
  ),
];
