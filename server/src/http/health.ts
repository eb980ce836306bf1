/** For those who run the server: is it alive, is it ready, what does it count. */
import * as v from 'valibot';
import type { Caravel } from '../caravel.ts';
import { Refusal } from '../model/refusal.ts';
import { type Route, route } from './route.ts';

const tag = 'operations';
const LOCAL = new Set(['127.0.0.1', '::1']);

/** Milliseconds one answer holds for everybody who asks. */
const FRESH = 1000;
const WRITE = 'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value';

/** Writes a row for real: on a full disk everything else still looks well. */
const writeCheck = ({ db }: Caravel): (() => Promise<unknown>) => {
  let [last, at] = [Promise.resolve<unknown>(undefined), Number.NEGATIVE_INFINITY];
  return () => {
    if (performance.now() - at < FRESH) return last;
    at = performance.now();
    last = db.run(WRITE, 'written', new Date().toISOString());
    return last;
  };
};

export const healthRoutes = (caravel: Caravel, writes = writeCheck(caravel)): Route[] => [
  route(
    { method: 'GET', url: '/healthz', tag, who: 'anybody', about: 'The process runs', answer: v.object({ ok: v.boolean() }) },
    async () => ({ ok: true }),
  ),
  route(
    {
      method: 'GET',
      url: '/readyz',
      tag,
      who: 'anybody',
      about: 'The store answers, and takes what is written',
      answer: v.object({ ok: v.boolean(), store: v.string() }),
    },
    async () => {
      await writes();
      return { ok: true, store: caravel.db.dialect };
    },
  ),
  route(
    { method: 'GET', url: '/metrics', tag, who: 'anybody', isGuarded: true, about: 'Figures for Prometheus', type: 'text/plain' },
    async ({ request, reply }) => {
      const { metricsToken } = caravel.config;
      const isAllowed = metricsToken
        ? request.headers.authorization === `Bearer ${metricsToken}`
        : LOCAL.has(caravel.callers.addressOf(request.raw));
      if (!isAllowed) throw new Refusal('not-yours', 'metrics are for this machine, or for who has the token');
      caravel.metrics.rooms.set(caravel.rooms.size);
      reply.type(caravel.metrics.registry.contentType);
      return caravel.metrics.registry.metrics();
    },
  ),
];
