/** A stored log, read back into a timeline as far as the rules of this program can play it. What is stored never keeps a table from being opened. */
import { type Entry, must, parseEntry, readConfig, Timeline, writeProblem } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import type { Fault } from '@caravel/protocol';
import type { LogRow, Table } from '../model/table.ts';

/** The table before its first entry, or why this program cannot play it. */
export const emptyTimeline = ({ game: name, players, header }: Table): Timeline | Fault => {
  const game = findGame(name, header.version);
  if (!game) return { entries: 0, message: `this server does not play version ${header.version} of ${name}` };
  const config = readConfig(game, { rules: header.rules, players, options: header.options });
  return config.ok ? new Timeline(game, config.value) : { entries: 0, message: writeProblem(config.problem) };
};

/** The rows up to the first that is missing or cannot be read. */
const soundEntries = (rows: readonly LogRow[], from: number): Entry[] => {
  const parsed = rows.map(({ entry }) => parseEntry(entry));
  const end = rows.findIndex(({ n }, i) => n !== from + i || !parsed[i]?.ok);
  return parsed.slice(0, end < 0 ? rows.length : end).map(must);
};

/** Adds the rows to the timeline, which then has `length` entries; else says what is wrong with the next one. */
export const takeRows = (timeline: Timeline, rows: readonly LogRow[], length: number): Fault | undefined => {
  const problem = timeline.extendAsFar(soundEntries(rows, timeline.length));
  const { length: entries } = timeline;
  if (entries === length) return undefined;
  const row = rows.find(({ n }) => n === entries);
  const why = problem ? writeProblem(problem) : row ? 'it cannot be read' : 'it is missing';
  return { entries, message: `entry ${entries + 1} of the log: ${why}` };
};
