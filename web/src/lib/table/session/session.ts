/** What the table page talks to: a table on this device or on a server, it cannot tell which. */

import type { Level } from '@caravel/bots';
import type { Config, FairnessRecord, Seat, Snapshot } from '@caravel/core';
import type { Tried } from '../game-ui.ts';

export interface SeatInfo {
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open';
  readonly level?: Level;
  /** That of its number where none is named; of one table all have one, or none. */
  readonly colour?: number;
}

export interface TableHeader {
  readonly id: string;
  readonly game: string;
  /** Of the rules; tables kept before there was a second version do not say. */
  readonly version?: number;
  readonly config: Config;
  readonly seats: readonly SeatInfo[];
  /** Where the game does not begin with its setup: the position it begins with, as `writeState` writes it. */
  readonly start?: string;
  /** How many entries of another game it began with. */
  readonly begun?: number;
  /** Practice of the daily table: the day, since 1970. Its draws are those of everybody who practises then. */
  readonly day?: number;
  /** `manual`: real dice and tiles, entered by hand; otherwise drawn by the device or the server. */
  readonly chance?: 'manual';
}

/**
 * Why the table did not take what was touched or sent: a rule forbids it; others were faster (`stale`), and what is still possible of the
 * draft waits for confirmation again (`kept`); several pieces can go to the place (`which`); or something that has no words of its own on
 * the page.
 */
export type Refusal =
  | { readonly kind: 'rule'; readonly rule: string; readonly tried?: readonly Tried[] }
  | { readonly kind: 'stale' | 'kept' | 'which' | 'other' };

export type Sent = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

export const STALE: Sent = { ok: false, refusal: { kind: 'stale' } };

/** Not taken because of this rule, if it is one. */
export const refusedBy = (rule: string | undefined): Sent => ({
  ok: false,
  refusal: rule === undefined ? { kind: 'other' } : { kind: 'rule', rule },
});

/** A bot at work: when it began and how long it may take. */
export interface Thinking {
  readonly seat: Seat;
  readonly since: number;
  readonly milliseconds: number;
}

export type Connection = 'local' | 'online' | 'connecting' | 'offline';

export interface Session {
  readonly header: TableHeader;
  /** Everything that happened so far: another snapshot of the table's one timeline whenever the log has grown. */
  readonly played: Snapshot;
  /** The seats played from this screen; none for a watcher. */
  readonly mine: readonly Seat[];
  readonly connection: Connection;
  readonly thinking: Thinking | undefined;
  /** Bots may be asked what they would play. */
  readonly givesHints: boolean;
  /** What the result counts for, where that is not as usual. */
  readonly notes?: readonly string[];
  /** How it ended, where the rules alone do not say so: out of time, or by agreement. */
  readonly ending?:
    | {
        readonly reason: 'played' | 'time' | 'agreed' | 'operator';
        readonly scores: readonly number[];
        readonly places: readonly number[];
      }
    | undefined;
  /** How many milliseconds a game that is over took, where its beginning is known. */
  readonly lasted?: number | undefined;
  /** All moves are taken, or none. `expected` is the number of entries the sender has seen. */
  send(seat: Seat, moves: readonly string[], expected: number): Promise<Sent>;
  /** Dice and tiles are real: chance waits until somebody has entered what they show. */
  readonly hasRealChance: boolean;
  /** Enters an outcome, where that is done at this screen. */
  readonly enterChance?: ((move: string) => Promise<Sent>) | undefined;
  /** How many of the last moves `seat` may take back now. */
  undoable(seat: Seat): number;
  undo(seat: Seat, count: number, expected: number): Promise<Sent>;
  /** How the draws were bound, where others could have bent them. */
  readonly fairness?: FairnessRecord | undefined;
  /** The same people once more, where there are others. */
  readonly again?: (() => unknown) | undefined;
  /** What that is called, where the others wait already. */
  readonly againText?: string | undefined;
  close(): void;
}
