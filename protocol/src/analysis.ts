/** Reviews and explorations of games that people publish, and reviews the server makes. */
import * as v from 'valibot';
import { Id, Length, Milliseconds, MoveText, Seat } from './words.ts';

const share = () => v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const amount = () => v.pipe(v.number(), v.minValue(-10_000), v.maxValue(10_000));

/** A choice and what it promises the seat. */
export const WrittenLine = v.strictObject({
  /** All moves of a decision that is made as a whole. */
  moves: v.pipe(v.array(MoveText), v.minLength(1), v.maxLength(100)),
  /** To win, 0 to 1, and how far that may be off. */
  chance: share(),
  error: share(),
  /** The expected final score. */
  points: amount(),
});

/** One decision, judged; as `caravel review --json` writes it. */
export const WrittenVerdict = v.strictObject({
  /** The number of its first entry in the log. */
  entry: Length,
  seat: Seat,
  played: WrittenLine,
  best: WrittenLine,
  /** The chance to win that was given away, and how far that may be off: two errors together. */
  loss: share(),
  error: v.pipe(v.number(), v.minValue(0), v.maxValue(2)),
  reasons: v.pipe(
    v.array(v.strictObject({ what: v.pipe(v.string(), v.regex(/^[\w -]{1,40}$/)), from: amount(), to: amount() })),
    v.maxLength(50),
  ),
  denial: v.exactOptional(v.strictObject({ seat: Seat, points: v.exactOptional(amount()), takesIt: v.boolean() })),
  line: v.pipe(v.array(v.strictObject({ seat: Seat, move: MoveText })), v.maxLength(100)),
  /** 0: judged by the estimate. */
  visits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)),
});
export type WrittenVerdict = v.InferOutput<typeof WrittenVerdict>;

export const WrittenReview = v.strictObject({
  /** How far each large decision was searched. */
  visits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  verdicts: v.pipe(v.array(WrittenVerdict), v.maxLength(5000)),
});
export type WrittenReview = v.InferOutput<typeof WrittenReview>;

/** The whole request, in bytes. */
export const ANALYSIS_MOST = 512 * 1024;
export const TITLE_MOST = 100;

const Title = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim()),
  v.maxLength(TITLE_MOST, `a title has at most ${TITLE_MOST} letters`),
  v.regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u, 'a title has letters, numbers and signs only'),
);

const published = {
  /** The game as a .caravel file. */
  file: v.pipe(v.string(), v.minLength(1), v.maxLength(ANALYSIS_MOST)),
  /** The online table it was played at, once that is finished. */
  table: v.exactOptional(Id),
  title: v.optional(Title, ''),
};
/** What an exploration holds is the page's business. */
const Exploration = v.pipe(v.string(), v.minLength(1), v.maxLength(ANALYSIS_MOST));

export const NewAnalysis = v.variant('kind', [
  v.strictObject({ kind: v.literal('review'), ...published, review: WrittenReview }),
  v.strictObject({ kind: v.literal('exploration'), ...published, exploration: Exploration }),
]);
export type NewAnalysis = v.InferOutput<typeof NewAnalysis>;
export type NewAnalysisInput = v.InferInput<typeof NewAnalysis>;

/** An analysis in a list of one's own. */
export const AnalysisLine = v.object({
  id: Id,
  kind: v.picklist(['review', 'exploration']),
  game: v.string(),
  players: v.number(),
  title: v.string(),
  table: v.exactOptional(Id),
  at: Milliseconds,
});
export type AnalysisLine = v.InferOutput<typeof AnalysisLine>;

export const Analysis = v.object({
  ...AnalysisLine.entries,
  by: v.object({ id: Id, name: v.string() }),
  file: v.string(),
  review: v.exactOptional(WrittenReview),
  exploration: v.exactOptional(v.string()),
});
export type Analysis = v.InferOutput<typeof Analysis>;

/** The review the server makes of a table whose players ask for it. */
export const TableReview = v.variant('status', [
  v.object({ status: v.picklist(['none', 'waiting', 'failed']) }),
  v.object({ status: v.literal('running'), judged: v.number(), total: v.number() }),
  v.object({ status: v.literal('done'), review: WrittenReview, at: Milliseconds }),
]);
export type TableReview = v.InferOutput<typeof TableReview>;
