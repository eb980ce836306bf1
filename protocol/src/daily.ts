/** The table of a day: what everybody is told, and what only whoever has played it. */
import * as v from 'valibot';
import { Id, Milliseconds, Seat } from './words.ts';

const DayText = v.pipe(v.string(), v.isoDate());
const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** How many people have so many points. */
export const ScoreCount = v.object({ score: v.number(), count: v.number() });
export type ScoreCount = v.InferOutput<typeof ScoreCount>;

/** My try; without a score while it is under way, or if it was not played to its end. */
export const OwnTry = v.object({ table: Id, score: v.optional(v.number()), place: v.optional(v.number()) });
export type OwnTry = v.InferOutput<typeof OwnTry>;

const setup = { game: v.string(), rules: v.string(), players: v.number(), seat: Seat };

/** A day that is over: the secret shows that its draws were fixed before. */
export const PastDay = v.object({
  day: DayText,
  ...setup,
  commitment: Hash,
  /** When the commitment was published. */
  committedAt: Milliseconds,
  secret: Hash,
  scores: v.array(ScoreCount),
  best: v.optional(v.object({ table: Id, name: v.string(), score: v.number() })),
  own: v.optional(OwnTry),
});
export type PastDay = v.InferOutput<typeof PastDay>;

/** Why I may not play for the ranking, or how far I am. `void`: my try ended without a result. */
export const RANKED = ['account', 'age', 'games', 'open', 'running', 'done', 'void'] as const;

export const DailyGame = v.object({
  ...setup,
  commitment: Hash,
  committedAt: Milliseconds,
  /** Of the next day. */
  next: Hash,
  ranked: v.picklist(RANKED),
  own: v.optional(OwnTry),
  /** Once my own try is over. */
  scores: v.optional(v.array(ScoreCount)),
  past: v.optional(PastDay),
  /** My table of the day before, while I can still play on. */
  yesterday: v.optional(v.object({ day: DayText, table: Id, closes: Milliseconds })),
});
export type DailyGame = v.InferOutput<typeof DailyGame>;

export const Daily = v.object({
  day: DayText,
  /** When the next day begins, and when tries of this one end. */
  ends: Milliseconds,
  closes: Milliseconds,
  /** Days in a row on which I have played a table of the day to its end. */
  streak: v.number(),
  games: v.array(DailyGame),
});
export type Daily = v.InferOutput<typeof Daily>;
