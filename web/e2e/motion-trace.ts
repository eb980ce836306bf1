/** What the page's thread does while pieces move, and what moves: noted in the page, read from a trace by the time the thread had the processor. */
import { type Browser, expect, type Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when it began, how long it took, and how long its thread worked on it. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** Something that moved, and the filters on it, in it or around it: each would be computed anew for every frame. */
interface Moved {
  readonly what: string;
  readonly filters: readonly string[];
  /** Drawings of other places that it shows, by their address. */
  readonly uses: readonly string[];
}

/** To be called before the page is opened. */
export const watchMotion = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: Moved[] = [];
    Object.assign(window, { moved });

    const upFrom = (element: Element): Element[] => (element.parentElement ? [element, ...upFrom(element.parentElement)] : [element]);
    const downFrom = (element: Element): Element[] => [element, ...element.querySelectorAll('*')];
    const usedBy = (element: Element): string[] =>
      downFrom(element).flatMap((one) => (one instanceof SVGUseElement ? [one.href.baseVal] : []));
    const filtersOf = (element: Element): string[] =>
      [...upFrom(element), ...downFrom(element)].flatMap((one) => {
        const { filter, backdropFilter } = getComputedStyle(one);
        const found = [filter, backdropFilter].find((text) => text !== '' && text !== 'none');
        return found === undefined ? [] : [`${one.tagName}.${one.getAttribute('class')}: ${found}`];
      });

    const note = (element: Element | null): void => {
      if (!element) return;
      performance.mark('moves');
      // Looked at when the frame is done: what is measured must not pay for it.
      setTimeout(() => {
        if (element.isConnected)
          moved.push({ what: element.getAttribute('class') ?? element.tagName, filters: filtersOf(element), uses: usedBy(element) });
      }, 150);
    };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, ...how: Parameters<Element['animate']>): Animation {
      const animation = animate.apply(this, how);
      note(this);
      void animation.finished.then(
        () => performance.mark('still'),
        () => performance.mark('still'),
      );
      return animation;
    };
    addEventListener('animationstart', ({ target }) => target instanceof Element && note(target), { capture: true });
  });

export const movedIn = (page: Page): Promise<readonly Moved[]> =>
  page.evaluate(() => (window as unknown as { moved: readonly Moved[] }).moved);

/** A frame of a screen, in microseconds. */
const FRAME = 1_000_000 / 60;
/** As long as pieces fly, in microseconds. */
const FLIGHT = 450_000;
/** How long before a flight the page may be changed for it. */
const BEFORE = 3 * FRAME;
const SCRIPT: readonly string[] = ['FunctionCall', 'EvaluateScript', 'RunMicrotasks'];

export interface Worked {
  /** Milliseconds of script in each frame while something moved. */
  readonly frames: readonly number[];
  /** Milliseconds of each task meanwhile. */
  readonly tasks: readonly number[];
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** Calls inside of calls count once. */
const outermost = (events: readonly TraceEvent[]): TraceEvent[] => {
  let end = 0;
  return events.filter((event) => {
    if (event.ts < end) return false;
    end = endOf(event);
    return true;
  });
};

/** The times in which something moved, and the frames before it, in which the page is changed: they make a flight begin late. */
const flights = (marks: readonly TraceEvent[], tasks: readonly TraceEvent[]): { from: number; to: number }[] => {
  const times: { from: number; to: number }[] = [];
  for (const { ts } of marks) {
    const from = (tasks.findLast((task) => task.ts <= ts && endOf(task) >= ts)?.ts ?? ts) - BEFORE;
    const last = times.at(-1);
    if (last && from <= last.to) last.to = ts + FLIGHT;
    else times.push({ from, to: ts + FLIGHT });
  }
  return times;
};

export const workWhileMoving = async (browser: Browser, page: Page, work: () => Promise<void>): Promise<Worked> => {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing', 'toplevel'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const sorted = traceEvents.toSorted((a, b) => a.ts - b.ts);
  const marks = sorted.filter(({ name }) => name === 'moves');
  const own = sorted.filter(({ pid, tid }) => pid === marks[0]?.pid && tid === marks[0].tid);
  const tasks = own.filter(({ name, tdur }) => name.endsWith('RunTask') && tdur !== undefined);
  const script = outermost(own.filter(({ name, tdur }) => SCRIPT.includes(name) && tdur !== undefined));
  expect(Math.min(marks.length, tasks.length, script.length), 'motion, tasks and script in the trace').toBeGreaterThan(0);
  const times = flights(marks, tasks);
  const milliseconds = (event: TraceEvent): number => (event.tdur ?? 0) / 1000;
  const frames = times.flatMap(({ from, to }) =>
    Array.from({ length: Math.ceil((to - from) / FRAME) }, (_, i) => {
      const [start, end] = [from + i * FRAME, from + (i + 1) * FRAME];
      return script.filter(({ ts }) => ts >= start && ts < end).reduce((sum, event) => sum + milliseconds(event), 0);
    }),
  );
  return { frames, tasks: tasks.filter(({ ts }) => times.some(({ from, to }) => ts >= from && ts <= to)).map(milliseconds) };
};
