/**
 * Downtime is nobody's fault. Every node says now and then that it is alive; where none has for too long (all were stopped, frozen, or
 * the store was away), the time between is an outage, and no clock runs in it. A wall clock that jumps forward looks the same.
 */

import { EventEmitter } from 'node:events';
import type { Bus } from '../cluster/bus.ts';
import type { Downtime } from '../model/downtime.ts';
import type { Log } from '../model/log.ts';
import { joined, type Span } from '../model/span.ts';
import type { Database } from '../store/database.ts';
import { lastBeat, readOutages, recordOutage, takeBack, writeBeat } from './outages.ts';

export interface Patience {
  /** Milliseconds without a heartbeat that are still no outage. */
  readonly gap: number;
  /** Milliseconds after a start in which no flag falls. */
  readonly grace: number;
}

interface HeartbeatParts {
  readonly db: Database;
  readonly bus: Bus;
  now(): number;
  readonly log: Log;
}

/** Milliseconds between two heartbeats, unless the gap is short. */
const EVERY = 5000;
const BEATS_IN_A_GAP = 4;

/** Emits `change` when the list of outages has changed. */
export class Heartbeat extends EventEmitter<{ change: [] }> implements Downtime {
  readonly #parts: HeartbeatParts;
  readonly #patience: Patience;
  #outages: readonly Span[] = [];
  #last: number;
  #flagsFrom: number;
  #timer: NodeJS.Timeout | undefined;
  #isBusy = false;

  private constructor(parts: HeartbeatParts, patience: Patience) {
    super();
    this.#parts = parts;
    this.#patience = patience;
    this.#last = Number.NEGATIVE_INFINITY;
    this.#flagsFrom = parts.now() + patience.grace;
  }

  static async start(parts: HeartbeatParts, patience: Patience): Promise<Heartbeat> {
    const heartbeat = new Heartbeat(parts, patience);
    await heartbeat.#beat();
    heartbeat.#timer = setInterval(() => void heartbeat.#beatAlone(), Math.min(EVERY, patience.gap / BEATS_IN_A_GAP));
    return heartbeat;
  }

  get flagsFrom(): number {
    return this.#flagsFrom;
  }

  /** A gap counts at once: whoever moves first after it is not charged for it. */
  spans(now: number): readonly Span[] {
    return this.#isGap(this.#last, now) ? joined(this.#outages, { from: this.#last, until: now }) : this.#outages;
  }

  /** Another node has recorded an outage. */
  async read(): Promise<void> {
    this.#outages = await readOutages(this.#parts.db);
    this.emit('change');
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #isGap(from: number, to: number): boolean {
    return to - from > this.#patience.gap;
  }

  async #beatAlone(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      if (await this.#beat()) this.emit('change');
    } catch (error) {
      this.#parts.log.error({ err: error }, 'a heartbeat failed');
    }
    this.#isBusy = false;
  }

  /** Returns whether the list of outages has changed. */
  async #beat(): Promise<boolean> {
    const { db, now: clock } = this.#parts;
    const now = clock();
    const wentBack = this.#isGap(now, this.#last);
    if (wentBack) await this.#takeBack(now);
    const seen = await lastBeat(db, now);
    if (this.#isGap(seen, now)) await this.#record({ from: seen, until: now });
    else await writeBeat(db, now);
    const wasGap = this.#isGap(this.#last, now);
    if (wasGap) this.#outages = await readOutages(db);
    this.#last = now;
    return wasGap || wentBack;
  }

  async #record(outage: Span): Promise<void> {
    const { db, bus } = this.#parts;
    if (await recordOutage(db, outage)) await bus.publish({ kind: 'outages' });
  }

  async #takeBack(now: number): Promise<void> {
    const { db, bus } = this.#parts;
    await takeBack(db, now);
    this.#flagsFrom = Math.min(this.#flagsFrom, now + this.#patience.grace);
    this.#last = now;
    this.#outages = await readOutages(db);
    await bus.publish({ kind: 'outages' });
  }
}
