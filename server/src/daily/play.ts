/** Somebody begins the table of the day, or goes on with it: one try a person. */
import { daySetup } from '@caravel/core';
import { type RANKED, writeDay } from '@caravel/protocol';
import { Refusal } from '../model/refusal.ts';
import type { Person } from '../model/table.ts';
import { addTry, type StoredDay, type Try } from '../store/days.ts';
import type { TableStore } from '../store/tables.ts';
import { begin, type FreshTable, gameOf, newTable } from '../tables/lobby.ts';
import type { Rooms } from '../tables/rooms.ts';
import { closesAt, type DayParts, dayWithSecret, today } from './days.ts';

export interface PlayTodayParts extends DayParts {
  readonly store: TableStore;
  readonly rooms: Rooms;
}

const LEVEL = 'hard';

type Hindrance = Extract<(typeof RANKED)[number], 'account' | 'age' | 'games'>;

/** What is missing for a ranked try: an account that somebody made to look at the draws costs a day and a game. */
export const hindrance = async ({ days, config, now }: DayParts, person: Person | undefined): Promise<Hindrance | undefined> => {
  const standing = person?.kind === 'person' ? await days.standing(person.id) : undefined;
  if (!standing) return 'account';
  if (now() - standing.since < config.daily.age) return 'age';
  return standing.games < config.daily.games ? 'games' : undefined;
};

const WHY: Readonly<Record<Hindrance, string>> = {
  account: 'the ranked table of the day is for people with an account: practise, or make one',
  age: 'your account is too new for the ranking: practise today',
  games: 'to play for the ranking, finish one game first; you can practise now',
};

const demandRanked = async (parts: DayParts, person: Person): Promise<void> => {
  const why = await hindrance(parts, person);
  if (why) throw new Refusal('not-yours', WHY[why], { field: why });
};

const tableOf = (parts: DayParts, person: Person, { day, game, secret, commitment }: StoredDay): FreshTable => {
  const { players, rules, options, seat: own } = daySetup(gameOf(game), day);
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === own ? ({ kind: 'me' } as const) : ({ kind: 'bot', level: LEVEL } as const),
  );
  const closed = { access: 'invite', watch: 'players', chance: 'fair', rated: false, hints: false, promises: false } as const;
  const { table } = newTable({ game, rules, options, seats, ...closed, pace: { kind: 'untimed' } }, person, parts.now());
  const ofDay = { day, closes: closesAt(parts, day), visits: parts.config.daily.visits };
  return { secret, table: { ...table, header: { ...table.header, commitment, scheme: 3, day: ofDay } } };
};

/** Of two nodes that are asked at once one makes the table, and the other finds it. */
const newTry = async (parts: PlayTodayParts, person: Person, day: number, game: string): Promise<Try> => {
  await demandRanked(parts, person);
  const { table, secret } = tableOf(parts, person, await dayWithSecret(parts, day, game));
  const own = { day, game, user: person.id, table: table.id };
  if (await parts.store.create(table, secret, [addTry(own, parts.now())])) return own;
  const made = await parts.days.try(day, game, person.id);
  if (!made) throw new Error(`the try of ${writeDay(day)} was not kept`);
  return made;
};

/** The id of the table. It begins here also if a node died between making and beginning it. */
export const playToday = async (parts: PlayTodayParts, person: Person, game: string): Promise<string> => {
  const day = today(parts);
  const { table } = (await parts.days.try(day, game, person.id)) ?? (await newTry(parts, person, day, game));
  await begin(await parts.rooms.get(table));
  return table;
};
