/** The levels a person chooses from. */
import { at, type Game, legalMoves, type Move, type Random, type Seat, type State, seeded } from '@caravel/core';
import { type Bot, plainThought } from './bot.ts';
import type { Crew } from './crew/crew.ts';
import { Greedy } from './greedy.ts';
import { type Study, studyOf, valueFor } from './minds.ts';
import { searchingBot } from './searching-bot.ts';
import type { Effort } from './thinking.ts';

export const LEVELS = ['random', 'novice', 'trader', 'captain', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  random: 'Plays any legal move. For tests and for a first look at the board.',
  novice: 'Plays what looks good at the moment, and now and then overlooks it.',
  trader: 'Judges every move by what it has learnt, without looking far ahead.',
  captain: 'Looks ahead for about a second a turn.',
  admiral: 'Looks ahead for about five seconds a turn, on all cores it is given, and a little at smaller decisions, too.',
};

export interface BotSettings {
  readonly seed: number;
  readonly players: number;
  /** A clock in milliseconds: searching levels stop by it. Without one they count visits. */
  readonly now?: () => number;
  /** Overrides the level's own time for a turn, or its effort for a large decision. */
  readonly milliseconds?: number;
  readonly visits?: number;
  /** Searching levels think with it instead of alone: it is the host's to give. */
  readonly crew?: Crew | undefined;
}

/** How many times as much as a captain a level thinks. */
const TIMES_CAPTAIN: Readonly<Record<Level, number>> = { random: 0, novice: 0, trader: 0, captain: 1, admiral: 5 };
const CAPTAIN_MILLISECONDS = 1000;

/** What of its effort for a large decision a level spends on a small one that is worth a search. */
const SMALL_SHARE: Readonly<Record<Level, number>> = { random: 0, novice: 0, trader: 0, captain: 0, admiral: 0.1 };

/** Whether a level looks ahead, so that time and cores are of use to it. */
export const isSearching = (level: Level): boolean => TIMES_CAPTAIN[level] > 0;

/** What a level has where a captain has so much. */
export const effortOf = (level: Level, ofCaptain: number): number => ofCaptain * TIMES_CAPTAIN[level];

const effortFor = (level: Level, { mind }: Study, { now, visits, milliseconds }: BotSettings): Effort => {
  if (visits !== undefined) return { visits };
  if (!now) return { visits: effortOf(level, mind.visitsOfASecond) };
  return { milliseconds: milliseconds ?? effortOf(level, CAPTAIN_MILLISECONDS) };
};

const smallEffortFor = (level: Level, effort: Effort): Effort | undefined => {
  const share = SMALL_SHARE[level];
  if (share === 0) return undefined;
  return 'visits' in effort ? { visits: Math.ceil(share * effort.visits) } : { milliseconds: share * effort.milliseconds };
};

const randomMove = (game: Game, s: State, seat: Seat, random: Random): Move => {
  const moves = legalMoves(game, s, seat);
  return at(moves, random.below(moves.length));
};

const randomBot = (game: Game, { seed }: BotSettings): Bot => {
  const random = seeded(seed);
  return { think: (s, seat) => plainThought(randomMove(game, s, seat, random)) };
};

/** One decision in so many is a slip. */
const NOVICE_SLIPS = 5;

/** A player of the moment: sees the own gain only, and slips. */
const noviceBot = (game: Game, settings: BotSettings): Bot => {
  const study = studyOf(game);
  if (!study) return randomBot(game, settings);
  const greedy = new Greedy(valueFor(study, settings.players, 0));
  const random = seeded(settings.seed);
  return {
    think: (s, seat) => plainThought(random.below(NOVICE_SLIPS) === 0 ? randomMove(game, s, seat, random) : greedy.choose(s, seat)),
  };
};

/** A trader minds his own business more than a search does; with all of it games between traders end before anyone has built much. */
const TRADER_RIVALRY = 0.4;

const traderBot = (game: Game, settings: BotSettings): Bot => {
  const study = studyOf(game);
  if (!study) return randomBot(game, settings);
  const greedy = new Greedy(valueFor(study, settings.players, TRADER_RIVALRY * study.mind.rivalry));
  return { think: (s, seat) => plainThought(greedy.choose(s, seat)) };
};

export const makeBot = (level: Level, game: Game, settings: BotSettings): Bot => {
  if (level === 'random') return randomBot(game, settings);
  if (level === 'novice') return noviceBot(game, settings);
  if (level === 'trader') return traderBot(game, settings);
  const study = studyOf(game);
  if (!study) return randomBot(game, settings);
  const effort = effortFor(level, study, settings);
  return searchingBot(study, { ...settings, now: settings.now ?? (() => 0), effort, smallEffort: smallEffortFor(level, effort) });
};
