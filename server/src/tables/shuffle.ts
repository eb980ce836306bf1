/** Chance at a table: drawn by the fair shuffler as soon as it has the turn, and only then. */

import { randomBytes } from 'node:crypto';
import {
  CHANCE,
  commitmentTo,
  type Entry,
  type FairnessRecord,
  isChance,
  must,
  NO_PART,
  nextOutcome,
  type Shuffler,
  type ShufflerInput,
  shufflerOf,
  type Timeline,
} from '@caravel/core';
import type { Header, Live, Shuffle, Table } from '../model/table.ts';

export interface Secret {
  readonly secret: string;
  readonly commitment: string;
}

export const newSecret = (): Secret => {
  const secret = randomBytes(32).toString('hex');
  return { secret, commitment: commitmentTo(secret) };
};

/** What people at the table have promised so far. */
export const partsOf = ({ seats, shuffle }: Live): readonly string[] =>
  shuffle?.parts ?? seats.map(({ kind, part }) => (kind === 'person' ? part || NO_PART : ''));

const inputOf = ({ scheme }: Header, live: Live): ShufflerInput => {
  if (scheme === 3) return { scheme, parts: [], contributions: [] };
  return scheme === 2
    ? { scheme, parts: partsOf(live), contributions: live.shuffle?.contributions ?? live.seats.map(() => '') }
    : { scheme: 1, parts: [], contributions: live.seats.map(({ contribution }) => contribution) };
};

/** What makes the draws verifiable; undefined where the host enters real dice. The secret only once it may be shown. */
export const fairnessOf = ({ header, live }: Pick<Table, 'header' | 'live'>, secret?: string): FairnessRecord | undefined => {
  const { commitment } = header;
  return commitment === undefined ? undefined : { ...inputOf(header, live), commitment, ...(secret ? { secret } : {}) };
};

/** The key of scheme 2 costs as much as a draw: it is made once for as long as a table is in memory. */
const made = new WeakMap<Shuffle, Shuffler>();

export const tableShuffler = (header: Header, live: Live, secret: string): Shuffler => {
  const shuffler = (live.shuffle && made.get(live.shuffle)) ?? shufflerOf(secret, inputOf(header, live));
  if (live.shuffle) made.set(live.shuffle, shuffler);
  return shuffler;
};

/** Draws until a seat has to choose; returns the entries. */
export const drawChance = (timeline: Timeline, shuffler: Shuffler, scheme: ShufflerInput['scheme'] = 2): Entry[] => {
  const { game } = timeline;
  const drawn: Entry[] = [];
  while (isChance(game, timeline.state)) {
    const move = nextOutcome(timeline, scheme, shuffler);
    const entry = { seat: CHANCE, move: game.moves.text(move) };
    must(timeline.append(entry));
    drawn.push(entry);
  }
  return drawn;
};
