/** What the page's own thread did while bots were thinking, by the time it had the processor: a busy machine makes no task longer. */
import { type Browser, expect, type Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when it began, and how long its thread worked on it. */
  readonly ts: number;
  readonly tdur?: number;
}

/** One question to the bots: how many milliseconds the page waited for the answer. */
export interface Asked {
  readonly level: string;
  readonly milliseconds: number;
}

/** Notes every question to the bots' worker and its answer, for us and in the trace. */
export const watchQuestions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const asked: Asked[] = [];
    Object.assign(window, { asked });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { readonly id?: number; readonly level?: string }): void {
      const { id, level } = message;
      if (level !== undefined) {
        const began = performance.now();
        performance.mark(`asked ${level}`);
        const hear = ({ data }: MessageEvent<{ readonly id: number }>): void => {
          if (data.id !== id) return;
          this.removeEventListener('message', hear);
          performance.mark(`answered ${level}`);
          asked.push({ level, milliseconds: performance.now() - began });
        };
        this.addEventListener('message', hear);
      }
      post.call(this, message);
    };
  });

export const questions = (page: Page): Promise<Asked[]> => page.evaluate(() => (window as unknown as { asked: Asked[] }).asked);

/** The times between a question of this level and its answer, and the thread that asked. */
const waitsFor = (events: readonly TraceEvent[], level: string) => {
  const starts = events.filter(({ name }) => name === `asked ${level}`);
  const ends = events.filter(({ name }) => name === `answered ${level}`);
  return starts.flatMap(({ ts, pid, tid }, i) => {
    const end = ends[i]?.ts;
    return end === undefined ? [] : [{ pid, tid, from: ts, to: end }];
  });
};

/** The longest tasks first, in milliseconds, of those that began while the page waited for a bot of this level. */
export const tasksWhileThinking = async (browser: Browser, page: Page, level: string, work: () => Promise<void>): Promise<number[]> => {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing', 'toplevel'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const events = traceEvents.toSorted((a, b) => a.ts - b.ts);
  const waits = waitsFor(events, level);
  expect(waits.length, 'answers in the trace').toBeGreaterThan(0);
  const isWithin = ({ ts, pid, tid }: TraceEvent): boolean =>
    waits.some((wait) => wait.pid === pid && wait.tid === tid && ts >= wait.from && ts <= wait.to);
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && event.tdur !== undefined && isWithin(event));
  expect(tasks.length, 'tasks in the trace').toBeGreaterThan(0);
  return tasks.map(({ tdur = 0 }) => tdur / 1000).sort((a, b) => b - a);
};
