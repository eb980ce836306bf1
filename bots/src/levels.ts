/** The levels a person chooses from. */
import { type Game, legalMoves, type Move, type Random, type Seat, type State, seeded } from '@caravel/core';
import { type Bot, plainThought, type Thought } from './bot.ts';
import { Greedy } from './greedy.ts';
import { studyOf, weightsFor } from './minds.ts';
import { Search } from './search/search.ts';
import { Value } from './value.ts';

export const LEVELS = ['random', 'novice', 'trader', 'captain', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  random: 'Plays any legal move. For tests and for a first look at the board.',
  novice: 'Plays what looks good at the moment, and now and then overlooks it.',
  trader: 'Judges every move by what it has learnt, without looking far ahead.',
  captain: 'Thinks about a second ahead on every large decision.',
  admiral: 'Thinks about five seconds ahead on every large decision.',
};

export interface BotSettings {
  readonly seed: number;
  readonly players: number;
  /** A clock in milliseconds: searching levels stop by it. Without one they count visits. */
  readonly now?: () => number;
  /** Overrides the level's own time or effort for a large decision. */
  readonly milliseconds?: number;
  readonly visits?: number;
}

const MILLISECONDS: Readonly<Record<'captain' | 'admiral', number>> = { captain: 1000, admiral: 5000 };
const VISITS: Readonly<Record<'captain' | 'admiral', number>> = { captain: 4000, admiral: 20_000 };

const randomMove = (game: Game, s: State, seat: Seat, random: Random): Move => {
  const moves = legalMoves(game, s, seat);
  return moves[random.below(moves.length)] as Move;
};

const randomBot = (game: Game, { seed }: BotSettings): Bot => {
  const random = seeded(seed);
  return { think: (s, seat) => plainThought(randomMove(game, s, seat, random)) };
};

/** One decision in so many is a slip. */
const NOVICE_SLIPS = 5;

const greedyFor = (game: Game, players: number, rivalry?: number): Greedy | undefined => {
  const study = studyOf(game);
  return study && new Greedy(new Value(study.mind, weightsFor(study, players), rivalry ?? study.mind.rivalry));
};

/** A player of the moment: sees the own gain only, and slips. */
const noviceBot = (game: Game, settings: BotSettings): Bot => {
  const greedy = greedyFor(game, settings.players, 0);
  if (!greedy) return randomBot(game, settings);
  const random = seeded(settings.seed);
  return {
    think: (s, seat) => plainThought(random.below(NOVICE_SLIPS) === 0 ? randomMove(game, s, seat, random) : greedy.choose(s, seat)),
  };
};

const traderBot = (game: Game, settings: BotSettings): Bot => {
  const greedy = greedyFor(game, settings.players);
  return greedy ? { think: (s, seat) => plainThought(greedy.choose(s, seat)) } : randomBot(game, settings);
};

/** Searches large decisions; the small ones, and what a search leaves open, go by the evaluation. */
const searchingBot = (level: 'captain' | 'admiral', game: Game, settings: BotSettings): Bot => {
  const study = studyOf(game);
  if (!study) return randomBot(game, settings);
  const value = new Value(study.mind, weightsFor(study, settings.players), study.mind.rivalry);
  const search = new Search(value, settings.seed);
  const greedy = new Greedy(value);
  const { now, visits } = settings;
  const think = (s: State, seat: Seat): Thought => {
    if (!study.mind.isBig(s)) return plainThought(greedy.choose(s, seat));
    if (visits !== undefined || !now) return search.think(s, seat, { visits: visits ?? VISITS[level] });
    const end = now() + (settings.milliseconds ?? MILLISECONDS[level]);
    return search.think(s, seat, { isUp: () => now() >= end });
  };
  return { think };
};

export const makeBot = (level: Level, game: Game, settings: BotSettings): Bot => {
  if (level === 'random') return randomBot(game, settings);
  if (level === 'novice') return noviceBot(game, settings);
  if (level === 'trader') return traderBot(game, settings);
  return searchingBot(level, game, settings);
};
