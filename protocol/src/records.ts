/** Results, ratings and statistics. */
import * as v from 'valibot';
import { KINDS } from './people.ts';
import { Id, Level, Milliseconds, Seat } from './words.ts';

/** A rating in one game with one number of players; `rating` is what people are shown. */
export const RatingLine = v.object({
  game: v.string(),
  players: v.number(),
  rating: v.number(),
  games: v.number(),
  /** Based on too few games to mean much. */
  isProvisional: v.boolean(),
});
export type RatingLine = v.InferOutput<typeof RatingLine>;

export const Standing = v.object({
  place: v.number(),
  id: Id,
  name: v.string(),
  kind: v.picklist(KINDS),
  rating: v.number(),
  games: v.number(),
});
export type Standing = v.InferOutput<typeof Standing>;

/** One finished game of a person. */
export const GameRecord = v.object({
  table: Id,
  game: v.string(),
  players: v.number(),
  seat: Seat,
  score: v.number(),
  place: v.number(),
  reason: v.string(),
  rated: v.boolean(),
  /** A bot made moves for the person, so the game is not a win, whatever the place. */
  botPlayed: v.boolean(),
  /** How much the game changed the rating. */
  before: v.optional(v.number()),
  after: v.optional(v.number()),
  at: Milliseconds,
});
export type GameRecord = v.InferOutput<typeof GameRecord>;

export const RatingPoint = v.object({ table: v.optional(Id), game: v.string(), players: v.number(), rating: v.number(), at: Milliseconds });
export type RatingPoint = v.InferOutput<typeof RatingPoint>;

const figures = { games: v.number(), wins: v.number(), meanScore: v.number(), meanPlace: v.number(), bestScore: v.number() };

/** Statistics of one game with one number of players. */
export const PersonFigures = v.object({ game: v.string(), players: v.number(), ...figures });
export type PersonFigures = v.InferOutput<typeof PersonFigures>;

const Share = v.object({ games: v.number(), wins: v.number(), meanScore: v.number() });

export const GameStatistics = v.object({
  game: v.string(),
  players: v.number(),
  games: v.number(),
  meanScore: v.number(),
  meanWinner: v.number(),
  /** By order of play: 0 went first. */
  starts: v.array(v.object({ start: v.number(), ...Share.entries })),
  /** By the opening: the first role in Puerto Rico, the first Request in Madeira. */
  openings: v.array(v.object({ opening: v.string(), ...Share.entries })),
  /** How many scores lie between `from` and `from` + `scoreStep`. */
  scoreStep: v.number(),
  scores: v.array(v.object({ from: v.number(), count: v.number() })),
  levels: v.array(v.object({ level: Level, ...Share.entries })),
});
export type GameStatistics = v.InferOutput<typeof GameStatistics>;

export const Profile = v.object({
  id: Id,
  name: v.string(),
  kind: v.picklist(KINDS),
  since: Milliseconds,
  games: v.number(),
  wins: v.number(),
  /** The owner of a bot. */
  owner: v.optional(v.object({ id: Id, name: v.string() })),
  isOnVacation: v.boolean(),
  ratings: v.array(RatingLine),
});
export type Profile = v.InferOutput<typeof Profile>;

/** A game this server plays, and what can be chosen when a table is made. */
export const GameLine = v.object({
  name: v.string(),
  version: v.number(),
  seats: v.object({ min: v.number(), max: v.number() }),
  ruleSets: v.array(v.string()),
  options: v.array(v.object({ name: v.string(), about: v.string(), default: v.unknown(), values: v.optional(v.array(v.unknown())) })),
  levels: v.array(Level),
});

/** What a seat may do now, for clients that do not implement the rules. */
export const LegalMoves = v.object({ seat: Seat, length: v.number(), hasTurn: v.boolean(), moves: v.array(v.string()) });
/** The position as shown to a seat or to a spectator. */
export const Position = v.object({ length: v.number(), turn: v.array(Seat), view: v.unknown() });
