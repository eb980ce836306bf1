/** The levels a person chooses from. */
import { at, type Game, legalMoves, type Move, type Random, type Seat, type State, seeded } from '@caravel/core';
import { type Bot, plainThought } from './bot.ts';
import { policyFor } from './models.ts';
import type { SearchPool } from './pool/search-pool.ts';
import { searchingBot, thinkByPolicy } from './searching-bot.ts';
import type { Effort } from './thinking.ts';
import type { TrainedModel } from './trained.ts';
import { unsteadyBot } from './unsteady-bot.ts';

export const LEVELS = ['random', 'beginner', 'easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** Former names of levels, which files and programs may still use. */
const OLD_NAMES: Readonly<Record<string, Level>> = { novice: 'beginner', trader: 'easy', captain: 'hard', admiral: 'expert' };

/** The level with this name or former name. */
export const levelNamed = (name: string): Level | undefined =>
  LEVELS.find((level) => level === name) ?? (Object.hasOwn(OLD_NAMES, name) ? OLD_NAMES[name] : undefined);

export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  random: 'Plays any legal move. For tests and for a first look at the board.',
  beginner: 'Knows good moves, but often picks a weaker one.',
  easy: 'Plays sensible moves, not always the best one.',
  medium: 'Plays the best move it sees, without thinking ahead.',
  hard: 'Thinks ahead for about a second per turn.',
  expert: 'Thinks ahead for about five seconds per turn, on all cores it may use, and also before small decisions.',
};

export interface BotSettings {
  readonly seed: number;
  /** A clock in milliseconds, by which searching levels stop. Without one they count visits. */
  readonly now?: () => number;
  /** Overrides the level's own time for a turn, or its effort for a large decision. */
  readonly milliseconds?: number;
  readonly visits?: number;
  /** Workers of the host that searching levels use instead of this thread. */
  readonly pool?: SearchPool | undefined;
  /** Gives the host time to receive messages during a search on this thread, which then returns a promise. */
  readonly pause?: (() => Promise<unknown>) | undefined;
}

/** The effort of each level as a multiple of that of `hard`. */
const TIMES_HARD: Readonly<Record<Level, number>> = { random: 0, beginner: 0, easy: 0, medium: 0, hard: 1, expert: 5 };
const HARD_MILLISECONDS = 1000;
/** The effort of `hard` without a clock. */
const HARD_VISITS = 1000;
/** The share of its effort for a large decision that `expert` spends on a small one. */
const SMALL_SHARE = 0.1;

/** Whether a level searches, so that it can use time and cores. */
export const isSearching = (level: Level): boolean => TIMES_HARD[level] > 0;

/** The effort of a level if that of `hard` is `ofHard`. */
export const effortOf = (level: Level, ofHard: number): number => ofHard * TIMES_HARD[level];

const effortFor = (level: Level, { now, visits, milliseconds }: BotSettings): Effort => {
  if (visits !== undefined) return { visits };
  return now ? { milliseconds: milliseconds ?? effortOf(level, HARD_MILLISECONDS) } : { visits: effortOf(level, HARD_VISITS) };
};

const smallEffortFor = (effort: Effort): Effort =>
  'visits' in effort ? { visits: Math.ceil(SMALL_SHARE * effort.visits) } : { milliseconds: SMALL_SHARE * effort.milliseconds };

const randomMove = (game: Game, s: State, seat: Seat, random: Random): Move => {
  const moves = legalMoves(game, s, seat);
  return at(moves, random.below(moves.length));
};

const randomBot = (game: Game, { seed }: BotSettings): Bot => {
  const random = seeded(seed);
  return { think: (s, seat) => plainThought(randomMove(game, s, seat, random)) };
};

const mediumBot = (trained: TrainedModel): Bot => {
  const policy = policyFor(trained);
  return { think: (s, seat) => thinkByPolicy(policy, s, seat) };
};

/** `trained` is the model of the game, if there is one; without it every level plays at random. */
export const makeBot = (level: Level, game: Game, trained: TrainedModel | undefined, settings: BotSettings): Bot => {
  if (level === 'random' || !trained) return randomBot(game, settings);
  if (level === 'beginner' || level === 'easy') return unsteadyBot(trained, trained.model.temperatures[level], settings.seed);
  if (level === 'medium') return mediumBot(trained);
  const effort = effortFor(level, settings);
  const smallEffort = level === 'expert' ? smallEffortFor(effort) : undefined;
  return searchingBot(trained, { ...settings, now: settings.now ?? (() => 0), effort, smallEffort });
};
