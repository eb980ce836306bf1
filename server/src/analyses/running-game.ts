/** Nobody gets advice on a game they are playing: what is published is compared with the running tables of whoever publishes or reads. */
import { type Config, must, parseEntry, readConfig, type State, Timeline, writeEntry } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import { isToday, type Table } from '../model/table.ts';
import type { TableStore } from '../store/tables.ts';
import { type ExploredGame, followed } from './explored-game.ts';
import type { PlayedGame } from './study-task.ts';

/** Two games that share so many entries, draws among them, are the same up to there. */
const SURE = 20;

/** Options in any order. */
const keyOf = ({ rules, players, options }: Config): string =>
  JSON.stringify([rules, players, Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))]);

const configOf = ({ game: name, players, header: { version, rules, options } }: Table): Config | undefined => {
  const game = findGame(name, version);
  const config = game && readConfig(game, { rules, players, options });
  return config?.ok ? config.value : undefined;
};

type Header = Pick<PlayedGame, 'game' | 'version' | 'config'>;

export const isSameKind = (a: Header, b: Header): boolean =>
  a.game === b.game && a.version === b.version && keyOf(a.config) === keyOf(b.config);

export const isSameHeader = (table: Table, header: Header): boolean => {
  const config = configOf(table);
  return config !== undefined && isSameKind({ game: table.game, version: table.header.version, config }, header);
};

/** Whether one log goes on where the other ends, or both are the same for a long while. */
export const isSameGame = (log: readonly string[], entries: readonly string[]): boolean => {
  const shorter = Math.min(log.length, entries.length);
  let shared = 0;
  while (shared < shorter && log[shared] === entries[shared]) shared++;
  return (shared === shorter && shorter > 0) || shared >= SURE;
};

/** The running table of the person whose game this is. */
export const runningGame = async (store: TableStore, user: string, checked: PlayedGame): Promise<Table | undefined> =>
  gameAmong(store, await store.runningOf(user, checked.game), checked);

/** Likewise the table of a day that is not over, for others still have its draws before them. */
export const gameOfToday = async (store: TableStore, user: string, checked: PlayedGame, now: number): Promise<Table | undefined> =>
  gameAmong(store, await todaysOf(store, user, checked.game, now), checked);

const todaysOf = async (store: TableStore, user: string, game: string, now: number): Promise<readonly Table[]> =>
  (await store.triedOf(user, game)).filter((table) => isToday(table, now));

const gameAmong = async (store: TableStore, tables: readonly Table[], checked: PlayedGame): Promise<Table | undefined> => {
  for (const table of tables) {
    if (!isSameHeader(table, checked)) continue;
    const log = await store.log(table.id, 0, Math.min(table.length, checked.entries.length));
    if (
      isSameGame(
        log.map(({ entry }) => entry),
        checked.entries,
      )
    )
      return table;
  }
  return undefined;
};

const isEqual = (a: State, b: State): boolean => a.length === b.length && a.every((value, i) => value === b[i]);

/** Where a game may have come to when the exploration begins: at its beginning, or wherever it had the position that was set up. */
const beginnings = ({ start }: ExploredGame, timeline: Timeline): readonly number[] => {
  if (!start) return [0];
  const { steps } = timeline;
  const positions = [timeline.positionAt(0), ...steps.map(({ after }) => after)];
  return positions.flatMap((position, i) => (isEqual(position, start) ? [i] : []));
};

/** Whether the game is in one of the branches as far as it has come, as far as the branch goes, or for a long while. */
const isExplored = (explored: ExploredGame, timeline: Timeline): boolean => {
  const moves = timeline.steps.map(writeEntry);
  return beginnings(explored, timeline).some((before) => {
    const { shared, isEnd } = followed(explored, moves.slice(before));
    const known = before + shared;
    return known >= SURE || (known > 0 && (known === moves.length || isEnd));
  });
};

const exploredAmong = async (store: TableStore, tables: readonly Table[], explored: ExploredGame): Promise<Table | undefined> => {
  for (const table of tables) {
    if (!isSameHeader(table, explored)) continue;
    const timeline = new Timeline(explored.rules, explored.config, 'all');
    const log = await store.log(table.id, 0, table.length);
    timeline.extendAsFar(log.map(({ entry }) => must(parseEntry(entry))));
    if (isExplored(explored, timeline)) return table;
  }
  return undefined;
};

/** The running table of the person whose game is in one of the branches, or had the position that was set up. */
export const runningExplored = async (store: TableStore, user: string, explored: ExploredGame): Promise<Table | undefined> =>
  exploredAmong(store, await store.runningOf(user, explored.game), explored);

export const exploredToday = async (store: TableStore, user: string, explored: ExploredGame, now: number): Promise<Table | undefined> =>
  exploredAmong(store, await todaysOf(store, user, explored.game, now), explored);
