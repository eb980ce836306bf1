/** Somebody publishes what they found in a game. */
import { writeProblem } from '@caravel/core';
import type { NewAnalysis } from '@caravel/protocol';
import { newId } from '../model/ids.ts';
import { Refusal } from '../model/refusal.ts';
import type { Person } from '../model/table.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { Database } from '../store/database.ts';
import { demandNotMuted } from '../store/sanctions.ts';
import type { TableStore } from '../store/tables.ts';
import { noTable } from '../tables/rooms.ts';
import { demandMayWatch } from '../tables/watcher.ts';
import { readExplored } from './explored-game.ts';
import { exploredToday, gameOfToday, isSameHeader, isSameKind, runningExplored, runningGame } from './running-game.ts';
import type { PlayedGame } from './study-task.ts';
import type { StudyThread } from './study-thread.ts';

export interface PublishParts {
  readonly db: Database;
  readonly store: TableStore;
  readonly analyses: AnalysisStore;
  /** Checks what comes from outside. */
  readonly checks: StudyThread;
  now(): number;
}

/** How many one person may have at a time. */
export const MOST_OWN = { guest: 20, person: 200, bot: 200 } as const;
/** So many may wait for the thread that checks them. */
const MOST_WAITING = 20;

const check = async ({ checks }: PublishParts, wish: NewAnalysis): Promise<PlayedGame> => {
  if (checks.waiting >= MOST_WAITING) throw new Refusal('too-much', 'many analyses are being published: try again in a minute');
  const task = { file: wish.file, review: wish.kind === 'review' ? wish.review : undefined };
  const answer = await checks.ask('check', task).catch(() => {
    throw new Refusal('bad-input', 'the game takes too long to check', { field: 'file' });
  });
  if ('checked' in answer) return answer.checked;
  const { field = 'file', rule, line, message } = answer.problem;
  const text = writeProblem({ message, ...(line === undefined ? {} : { line }), ...(rule === undefined ? {} : { rule }) });
  throw new Refusal(rule === undefined ? 'bad-input' : 'illegal', text, { field, ...(rule === undefined ? {} : { rule }) });
};

const TODAY = 'others still play the table of this day: it can be published when the day is over';
const RUNNING = 'this game is still running: it can be published when it is over';

/** The table that is named is over, and its game is the one in the file. */
const demandTable = async ({ store, now }: PublishParts, person: Person, id: string, checked: PlayedGame): Promise<void> => {
  const table = await store.read(id);
  if (!table) throw noTable(id);
  demandMayWatch(table, person.id, now());
  if (table.status !== 'finished') throw new Refusal('not-now', RUNNING, { field: 'table' });
  const log = await store.log(id, 0, table.length);
  const isSame = log.length === checked.entries.length && log.every(({ entry }, i) => entry === checked.entries[i]);
  if (!isSame || !isSameHeader(table, checked))
    throw new Refusal('bad-input', 'the file is not the game of this table', { field: 'table' });
};

/** They are of the game in the file, and none is of a game one is playing. */
const demandBranches = async ({ store, now }: PublishParts, person: Person, text: string, checked: PlayedGame): Promise<void> => {
  const explored = readExplored(text);
  if (!explored) return;
  const field = 'exploration';
  if (!isSameKind(explored, checked)) throw new Refusal('bad-input', 'the exploration is not of the game in the file', { field });
  if (await runningExplored(store, person.id, explored)) throw new Refusal('not-now', RUNNING, { field });
  if (await exploredToday(store, person.id, explored, now())) throw new Refusal('not-now', TODAY, { field });
};

/** The id of the new analysis. */
export const publish = async (parts: PublishParts, person: Person, wish: NewAnalysis): Promise<string> => {
  const { db, store, analyses, now } = parts;
  await demandNotMuted(db, person.id, now());
  const checked = await check(parts, wish);
  if (wish.table !== undefined) await demandTable(parts, person, wish.table, checked);
  if (await runningGame(store, person.id, checked)) throw new Refusal('not-now', RUNNING, { field: 'file' });
  if (await gameOfToday(store, person.id, checked, now())) throw new Refusal('not-now', TODAY, { field: 'file' });
  if (wish.kind === 'exploration') await demandBranches(parts, person, wish.exploration, checked);
  const { kind, title, table, file } = wish;
  const content = wish.kind === 'review' ? JSON.stringify(wish.review) : wish.exploration;
  const { game, config } = checked;
  const id = newId();
  const analysis = { id, user: person.id, kind, title, file, content, game, players: config.players, at: now() };
  const most = MOST_OWN[person.kind];
  if (!(await analyses.add({ ...analysis, ...(table === undefined ? {} : { table }) }, most)))
    throw new Refusal('too-much', `you have published ${most} analyses: remove one of them first`, { field: 'analyses' });
  return id;
};
