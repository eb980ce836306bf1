/** Plays every kept log again with the rules of this program, and names the tables that would not come out as they were. Before an upgrade. */
import { CHANCE_TURN, isOver, must, parseEntry, readConfig, replay, standing, type Timeline } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import type { Table } from '../model/table.ts';
import type { TableStore } from '../store/tables.ts';

export interface Replayed {
  readonly tables: number;
  readonly entries: number;
  readonly changed: readonly { readonly id: string; readonly game: string; readonly why: string }[];
}

const PAGE = 100;

export const replayAll = async (store: TableStore): Promise<Replayed> => {
  const changed: { id: string; game: string; why: string }[] = [];
  let [tables, entries, last] = [0, 0, ''];
  for (;;) {
    const page = await store.played(last, PAGE);
    if (page.length === 0) return { tables, entries, changed };
    for (const table of page) {
      const why = await whyChanged(store, table);
      if (why) changed.push({ id: table.id, game: table.game, why });
      tables++;
      entries += table.length;
      last = table.id;
    }
  }
};

/** What is different, or nothing. */
const whyChanged = async (store: TableStore, table: Table): Promise<string | undefined> => {
  const { version, rules, options } = table.header;
  const newest = findGame(table.game);
  if (!newest) return `this program does not play ${table.game}`;
  const game = findGame(table.game, version);
  if (!game) return `played by version ${version} of the rules, this program has ${newest.version}`;
  const config = readConfig(game, { rules, players: table.players, options });
  if (!config.ok) return config.problem.message;
  const rows = await store.log(table.id, 0, table.length);
  if (rows.length !== table.length) return `${table.length} entries are said, ${rows.length} are there`;
  const timeline = replay(
    game,
    config.value,
    rows.map(({ entry }) => must(parseEntry(entry))),
  );
  return timeline.ok ? otherEnd(table, timeline.value) : `${timeline.problem.field}: ${timeline.problem.message}`;
};

const otherEnd = ({ status, turn, live: { ending } }: Table, { game, state }: Timeline): string | undefined => {
  // A table that waits for real dice or tiles keeps the people who have the turn, and nobody else.
  if (status === 'running') return (game.turn(state) & ~CHANCE_TURN) === turn ? undefined : 'somebody else has the turn';
  if (ending?.reason !== 'played') return undefined;
  if (!isOver(game, state)) return 'the game is not over';
  const { scores } = standing(game, state);
  return scores.join() === ending.scores.join() ? undefined : `the scores are ${scores.join(', ')}, they were ${ending.scores.join(', ')}`;
};
