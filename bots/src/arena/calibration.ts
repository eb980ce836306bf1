/**
 * Whether stated chances come true: what was said at large decisions, compared with who won. A bin adds up all statements, and only its interval
 * is computed by game. Taking the mean of each game first would make perfect chances look wrong, because how long a game stays in a bin depends
 * on how it ends.
 */
import { at } from '@caravel/core';
import { BINS } from './calibration-listener.ts';
import { type Estimate, estimate, ratio } from './interval.ts';
import type { Notes } from './listener.ts';

interface CalibrationBin {
  /** The mean of the stated chances. */
  readonly said: number;
  /** How often they came true. */
  readonly was: Estimate;
  /** The number of games with a statement in this bin. */
  readonly games: number;
}

export interface CalibrationReport {
  readonly games: number;
  /** The log loss of equal chances for all: ln(players). */
  readonly guessing: number;
  readonly logLoss: Estimate;
  readonly firstRoundLogLoss: Estimate;
  /** The mean error of the stated final scores, in points. */
  readonly scoreError: Estimate;
  /** Only bins with statements. */
  readonly bins: readonly CalibrationBin[];
  /** Changes of the stated chance between two consecutive decisions of one seat, with no other seat and no chance in between. */
  readonly jumps: { readonly pairs: number; readonly mean: number; readonly ninetieth: number };
}

type Groups = readonly (readonly Notes[])[];

const numbers = (notes: Notes, name: string): readonly number[] => notes[name] ?? [];

/** The mean of a number that each game noted once. Games of a group share their draws, so a group is one sample. */
const meanOf = (groups: Groups, name: string): Estimate =>
  estimate(groups.map((games) => games.reduce((sum, notes) => sum + at(numbers(notes, name), 0), 0) / games.length));

const binOf = (groups: Groups, bin: number): CalibrationBin => {
  const inBin = (notes: Notes, name: string): number => at(numbers(notes, name), bin);
  const sum = (games: readonly Notes[], name: string): number => games.reduce((total, notes) => total + inBin(notes, name), 0);
  const used = groups.filter((games) => sum(games, 'stated') > 0);
  return {
    said: sum(used.flat(), 'said') / sum(used.flat(), 'stated'),
    was: ratio(used.map((games) => ({ of: sum(games, 'was'), per: sum(games, 'stated') }))),
    games: used.flat().filter((notes) => inBin(notes, 'stated') > 0).length,
  };
};

const jumpsOf = (groups: Groups): CalibrationReport['jumps'] => {
  const all = groups.flat().flatMap((notes) => numbers(notes, 'jumps'));
  const sorted = all.toSorted((a, b) => a - b);
  const pairs = sorted.length;
  if (pairs === 0) return { pairs, mean: 0, ninetieth: 0 };
  return { pairs, mean: all.reduce((sum, jump) => sum + jump, 0) / pairs, ninetieth: at(sorted, Math.floor(0.9 * pairs)) };
};

export const calibrationReport = (groups: Groups, players: number): CalibrationReport => ({
  games: groups.flat().length,
  guessing: Math.log(players),
  logLoss: meanOf(groups, 'loss'),
  firstRoundLogLoss: meanOf(groups, 'firstRoundLoss'),
  scoreError: meanOf(groups, 'scoreError'),
  bins: Array.from({ length: BINS }, (_, bin) => binOf(groups, bin)).filter(({ games }) => games > 0),
  jumps: jumpsOf(groups),
});
