/** What happened since the last decision made at this screen, of the lines the log has. */
import { at, CHANCE, onlyMove } from '@caravel/core';
import type { LogGroup, LogLine } from './log-book.ts';
import type { Table } from './table.svelte.ts';

/** The moment after the last own decision; a move without a choice is none. */
const lastDecision = ({ steps, session, game }: Table): number => {
  const own = steps.findLast(({ seat, before }) => session.mine.includes(seat) && onlyMove(game, before, seat) === undefined);
  return (own?.entry ?? -1) + 1;
};

/** The moment of its first line. */
const startOf = ({ lines }: LogGroup): number => at(lines, 0).at;

/** Of players alone: a draw is seen on the board as soon as the next of them moves. */
export const newsOf = (table: Table, groups: readonly LogGroup[]): readonly LogLine[] => {
  const since = lastDecision(table);
  const moved = new Set(table.steps.filter(({ seat }) => seat !== CHANCE).map(({ entry }) => entry + 1));
  const first = groups.findLastIndex((group) => startOf(group) <= since);
  return groups.slice(Math.max(0, first)).flatMap(({ lines }) => lines.filter((line) => line.at > since && moved.has(line.at)));
};

/** The lines of the last thing told up to a moment: what was done, then what followed from it. */
export const linesAt = (groups: readonly LogGroup[], moment: number): readonly LogLine[] => {
  const last = groups.findLast((group) => startOf(group) <= moment)?.lines.findLast((line) => line.at <= moment)?.at;
  const first = groups.findIndex(({ lines }) => lines.some((line) => line.at === last));
  return first === -1 ? [] : groups.slice(first).flatMap(({ lines }) => lines.filter((line) => line.at === last));
};

/** Where a touch leads that steps through the news: to the first of it, then from each to the next; undefined after the last. */
export const nextNews = (news: readonly LogLine[], moment: number | undefined): number | undefined =>
  moment === undefined ? news[0]?.at : news.find((line) => line.at > moment)?.at;

/** Whether a person at this screen made the move without having a choice. */
export const wasForced = ({ session, game, steps }: Table, { at: moment, seat = CHANCE, followed }: LogLine): boolean => {
  const step = followed || !session.mine.includes(seat) ? undefined : steps.findLast(({ entry }) => entry < moment);
  return step !== undefined && onlyMove(game, step.before, step.seat) !== undefined;
};
