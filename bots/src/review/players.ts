/** What a review says of each player: what luck did, and which decisions cost most. Plain arithmetic, so that a page can do it too. */
import { at, CHANCE, type Seat, type Step } from '@caravel/core';
import { unsearchedError } from '../error.ts';
import type { Figures } from './figures.ts';
import type { Verdict } from './verdict.ts';

/** What of a verdict counts for the figures of a player; moves may be numbers or texts. */
type Judged = Pick<Verdict, 'seat' | 'loss' | 'error'>;

export interface PlayerReview<V = Verdict> {
  readonly seat: Seat;
  /** 0 to 100: 100 if no decision gave anything away. */
  readonly accuracy: number;
  /** How far that may be off, by the errors of all losses. */
  readonly accuracyError: number;
  /** The chance to win that draws and dice have given or taken, all together. */
  readonly luck: number;
  /** What play gave away. */
  readonly lost: number;
  /** Decisions whose loss is sure, the costliest first. */
  readonly mistakes: readonly V[];
}

/** How far a chance of the course may be off: it is the estimate alone. */
export const errorOfCourse = unsearchedError;

/** A loss below this is no mistake, however sure it is. */
const LEAST_LOSS = 0.05;
/** A loss is sure if it is greater than this many times its error. */
const SURE = 2;

/** Nothing is called a mistake inside the error. */
export const isMistake = ({ loss, error }: Pick<Verdict, 'loss' | 'error'>): boolean => loss >= LEAST_LOSS && loss > SURE * error;

/** A decision that gave away this much of the chance to win counts 1/e of a perfect one. */
const ACCURACY_SCALE = 0.12;

const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 1 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length);

const accuracyOf = (verdicts: readonly Judged[]): number => 100 * mean(verdicts.map(({ loss }) => Math.exp(-loss / ACCURACY_SCALE)));

/** Errors of different decisions have nothing to do with each other. */
const accuracyErrorOf = (verdicts: readonly Judged[]): number => {
  const slopes = verdicts.map(({ loss, error }) => (Math.exp(-loss / ACCURACY_SCALE) / ACCURACY_SCALE) * (loss === 0 ? 0 : error));
  return verdicts.length === 0 ? 0 : (100 * Math.hypot(...slopes)) / verdicts.length;
};

/** What moves of chance have changed of a seat's chance to win. */
const luckOf = (course: readonly Figures[], steps: readonly Step[], seat: Seat): number =>
  steps.reduce((sum, step, i) => {
    const change = at(at(course, i + 1).chances, seat) - at(at(course, i).chances, seat);
    return step.seat === CHANCE ? sum + change : sum;
  }, 0);

export const playersOf = <V extends Judged>(
  players: number,
  course: readonly Figures[],
  steps: readonly Step[],
  verdicts: readonly V[],
): readonly PlayerReview<V>[] =>
  Array.from({ length: players }, (_, seat) => {
    const own = verdicts.filter((verdict) => verdict.seat === seat);
    return {
      seat,
      accuracy: accuracyOf(own),
      accuracyError: accuracyErrorOf(own),
      luck: luckOf(course, steps, seat),
      lost: own.reduce((sum, { loss }) => sum + loss, 0),
      mistakes: own.filter(isMistake).sort((a, b) => b.loss - a.loss),
    };
  });
