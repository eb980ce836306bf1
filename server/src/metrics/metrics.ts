/** What is counted, for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  readonly registry = new Registry();
  readonly moves = new Counter({ name: 'caravel_moves_total', help: 'Entries written to logs', registers: [this.registry] });
  readonly refusals = new Counter({
    name: 'caravel_refusals_total',
    help: 'Requests refused, by code',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly sockets = new Gauge({ name: 'caravel_sockets', help: 'Open WebSockets', registers: [this.registry] });
  readonly streams = new Gauge({ name: 'caravel_streams', help: 'Open streams of events', registers: [this.registry] });
  readonly rooms = new Gauge({ name: 'caravel_tables_in_memory', help: 'Tables in memory', registers: [this.registry] });
  readonly threadsReplaced = new Counter({
    name: 'caravel_bot_threads_replaced_total',
    help: 'Bot threads replaced',
    registers: [this.registry],
  });
  readonly jobErrors = new Counter({
    name: 'caravel_job_errors_total',
    help: 'Jobs failed, by kind',
    labelNames: ['task'],
    registers: [this.registry],
  });
  readonly reviews = new Counter({ name: 'caravel_reviews_total', help: 'Reviews of tables finished', registers: [this.registry] });
  readonly judgedDecisions = new Counter({
    name: 'caravel_review_decisions_total',
    help: 'Decisions judged for reviews',
    registers: [this.registry],
  });
  readonly #acts = new Histogram({
    name: 'caravel_act_seconds',
    help: 'From a message to the commit of its moves',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Counted whenever somebody asks. */
  watchQueue(waiting: () => number): void {
    new Gauge({
      name: 'caravel_bot_queue',
      help: 'Bots that wait for a thread',
      registers: [this.registry],
      collect() {
        this.set(waiting());
      },
    });
  }

  /** Of all nodes together. */
  watchReviews(waiting: () => Promise<number>): void {
    new Gauge({
      name: 'caravel_review_queue',
      help: 'Reviews of tables that wait or are being made',
      registers: [this.registry],
      async collect() {
        this.set(await waiting());
      },
    });
  }

  /** Observes how long moves took that arrived at this moment of the monotonic clock. */
  acted(start: number): void {
    this.#acts.observe((performance.now() - start) / 1000);
  }
}
