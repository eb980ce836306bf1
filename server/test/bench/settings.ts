/** What a measurement of the server is told, and what it brings back: raw runs, for whoever reports them. */
import type { Run } from './load-process.ts';

export interface BenchSettings {
  readonly tables: number;
  /** Of load that is counted, all kinds together. */
  readonly seconds: number;
  readonly store: 'sqlite' | 'postgres';
  readonly nodes: number;
  /** Moves a second when they come at a fixed rate. */
  readonly rate: number;
  /** Idle sockets to hold; 0 for none. */
  readonly connections: number;
  readonly rounds: number;
}

export interface Measured extends Run {
  /** Seconds of processor time the measured processes used meanwhile. */
  readonly serverCpu: number;
}

/** One after the other, so that a machine that slows down slows all of them. */
export interface Round {
  /** All players of a table at one node. */
  readonly ours: Measured;
  /** The players of each table at different nodes, where there are several. */
  readonly spread?: Measured;
  /** The same without rules and people: only for the embedded store. */
  readonly bare?: Measured;
}

export interface IdleTables {
  readonly tables: number;
  readonly bytesPerTable: number;
}

export interface IdleConnections {
  readonly asked: number;
  readonly answered: number;
  readonly bytesPerConnection: number;
}

export interface ServerRuns {
  readonly settings: BenchSettings;
  readonly rounds: readonly Round[];
  /** At a fixed rate. */
  readonly paced: readonly Round[];
  readonly idle: IdleTables;
  readonly connections?: IdleConnections;
}
