/** The tables of the day as somebody sees them: results of others only once the own try is over, secrets once the day is. */
import { daySetup } from '@caravel/core';
import { GAMES } from '@caravel/games/loaded';
import { DAY, type Daily, type DailyGame, type OwnTry, type PastDay, writeDay } from '@caravel/protocol';
import { Refusal } from '../model/refusal.ts';
import type { Person } from '../model/table.ts';
import type { Try } from '../store/days.ts';
import type { TableStore } from '../store/tables.ts';
import { gameOf } from '../tables/lobby.ts';
import { closesAt, type DayParts, dayWithSecret, lastDay, today } from './days.ts';
import { hindrance } from './play.ts';

export interface DayViewParts extends DayParts {
  readonly store: TableStore;
}

/** A streak of years is not counted further. */
const LONGEST = 2000;

const setupOf = (name: string, day: number) => {
  const { players, rules, seat } = daySetup(gameOf(name), day);
  return { game: name, rules, players, seat };
};

const ownTry = ({ table, score, place }: Try): OwnTry => ({
  table,
  ...(score === undefined || place === undefined ? {} : { score, place }),
});

const tryOf = ({ days }: DayParts, day: number, game: string, person: Person | undefined): Promise<Try | undefined> =>
  person ? days.try(day, game, person.id) : Promise.resolve(undefined);

/** A day that is over; undefined if there was none. */
const pastDay = async (parts: DayParts, day: number, game: string, person: Person | undefined): Promise<PastDay | undefined> => {
  const { days } = parts;
  const stored = closesAt(parts, day) <= parts.now() ? await days.read(day, game) : undefined;
  if (!stored) return undefined;
  const { commitment, secret, at: committedAt } = stored;
  const [scores, best, own] = await Promise.all([days.scores(day, game), days.best(day, game), tryOf(parts, day, game, person)]);
  const people = { scores, ...(best ? { best } : {}), ...(own ? { own: ownTry(own) } : {}) };
  return { day: writeDay(day), ...setupOf(game, day), commitment, committedAt, secret, ...people };
};

const rankedOf = async (parts: DayViewParts, own: Try | undefined, person: Person | undefined): Promise<DailyGame['ranked']> => {
  if (!own) return (await hindrance(parts, person)) ?? 'open';
  if (own.score !== undefined) return 'done';
  const table = await parts.store.read(own.table);
  return table?.status === 'open' || table?.status === 'running' ? 'running' : 'void';
};

/** The table of the day before, if it is still being played. */
const stillRunning = async (
  parts: DayViewParts,
  day: number,
  game: string,
  person: Person | undefined,
): Promise<DailyGame['yesterday']> => {
  const own = closesAt(parts, day) > parts.now() ? await tryOf(parts, day, game, person) : undefined;
  if (!own || (await rankedOf(parts, own, person)) !== 'running') return undefined;
  return { day: writeDay(day), table: own.table, closes: closesAt(parts, day) };
};

const dailyGame = async (parts: DayViewParts, game: string, person: Person | undefined): Promise<DailyGame> => {
  const day = today(parts);
  const { commitment, at: committedAt } = await dayWithSecret(parts, day, game);
  const { commitment: next } = await dayWithSecret(parts, day + 1, game);
  const own = await tryOf(parts, day, game, person);
  const ranked = await rankedOf(parts, own, person);
  const scores = ranked === 'done' || ranked === 'void' ? { scores: await parts.days.scores(day, game) } : {};
  const past = await pastDay(parts, lastDay(parts), game, person);
  const yesterday = await stillRunning(parts, day - 1, game, person);
  const before = { ...(past ? { past } : {}), ...(yesterday ? { yesterday } : {}) };
  const people = { ranked, ...(own ? { own: ownTry(own) } : {}), ...scores, ...before };
  return { ...setupOf(game, day), commitment, committedAt, next, ...people };
};

/** Up to today, or up to yesterday while today's table is still to come. A day that is not decided yet is left out. */
export const streakOf = (played: readonly number[], day: number, isYesterdayOpen = false): number => {
  const isLeftOut = (one: number): boolean => one === day || (one === day - 1 && isYesterdayOpen);
  let streak = 0;
  for (let one = day; played[streak] === one || isLeftOut(one); one--) if (played[streak] === one) streak++;
  return streak;
};

export const dailyView = async (parts: DayViewParts, person: Person | undefined): Promise<Daily> => {
  const day = today(parts);
  const games: DailyGame[] = [];
  for (const { name } of GAMES) games.push(await dailyGame(parts, name, person));
  const isYesterdayOpen = games.some(({ yesterday }) => yesterday !== undefined);
  const streak = person ? streakOf(await parts.days.played(person.id, LONGEST), day, isYesterdayOpen) : 0;
  return { day: writeDay(day), ends: (day + 1) * DAY, closes: closesAt(parts, day), streak, games };
};

export const pastView = async (parts: DayParts, day: number, game: string, person: Person | undefined): Promise<PastDay> => {
  const past = await pastDay(parts, day, game, person);
  if (!past) throw new Refusal('not-found', `${writeDay(day)} is not over yet, or there was no table of that day`);
  return past;
};
