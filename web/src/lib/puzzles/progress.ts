/** What a person has solved of a game's puzzles, how well, and what comes next. */
import { NEWCOMER, type Rating, rated } from './glicko.ts';
import type { Listed } from './listed.ts';

/** The first answer to a puzzle: right, or wrong or given up; what was missed at first may be found later. */
type Result = 'solved' | 'missed' | 'found';

export interface Progress extends Rating {
  /** Solved in a row, now and at best. */
  readonly streak: number;
  readonly longest: number;
  /** By the puzzle's id. */
  readonly results: Readonly<Record<string, Result>>;
}

export const BEGINNING: Progress = { ...NEWCOMER, streak: 0, longest: 0, results: {} };

const isResult = (value: unknown): value is Result => value === 'solved' || value === 'missed' || value === 'found';

const isProgress = (value: unknown): value is Progress => {
  if (typeof value !== 'object' || value === null) return false;
  const { rating, deviation, streak, longest, results } = value as Partial<Record<keyof Progress, unknown>>;
  const areNumbers = [rating, deviation, streak, longest].every((number) => Number.isFinite(number));
  return areNumbers && Number(deviation) > 0 && typeof results === 'object' && results !== null && Object.values(results).every(isResult);
};

/** What is kept of a game; whoever has nothing there, or something damaged, begins again, and keeps what there is of other games. */
export const progressIn = (kept: unknown): Progress => (isProgress(kept) ? kept : BEGINNING);

const withResult = (progress: Progress, id: string, result: Result): Progress => ({
  ...progress,
  results: { ...progress.results, [id]: result },
});

/** The first answer counts; what comes after it finds the puzzle, but is not rated. */
export const answered = (progress: Progress, { id, rating }: Listed, isRight: boolean): Progress => {
  if (progress.results[id] === 'missed' && isRight) return withResult(progress, id, 'found');
  if (progress.results[id] !== undefined) return progress;
  const streak = isRight ? progress.streak + 1 : 0;
  const after = { ...progress, ...rated(progress, rating, isRight), streak, longest: Math.max(progress.longest, streak) };
  return withResult(after, id, isRight ? 'solved' : 'missed');
};

/** Who looks at the solution keeps the rating, but the run ends. */
export const givenUp = (progress: Progress, { id }: Listed): Progress =>
  progress.results[id] === undefined ? withResult({ ...progress, streak: 0 }, id, 'missed') : progress;

export const isDone = ({ results }: Progress, { id }: Listed): boolean => results[id] === 'solved' || results[id] === 'found';

interface ThemeCount {
  readonly theme: string;
  readonly solved: number;
  readonly all: number;
}

/** The themes with most puzzles first. */
export const byTheme = (list: readonly Listed[], progress: Progress): readonly ThemeCount[] =>
  [...Map.groupBy(list, ({ theme }) => theme)]
    .map(([theme, some]) => ({ theme, solved: some.filter((one) => isDone(progress, one)).length, all: some.length }))
    .sort((a, b) => b.all - a.all);

/** One of so many that fit best is drawn, so that not everybody meets them in the same order. */
const CLOSEST = 5;

interface Wish {
  readonly theme?: string | undefined;
  /** The one that was just on the board. */
  readonly not?: string | undefined;
}

/** What was never tried comes first, then what was missed, then everything again; among these one that fits the rating. */
export const nextPuzzle = (list: readonly Listed[], progress: Progress, { theme, not }: Wish, random: () => number): Listed | undefined => {
  const wanted = list.filter((one) => one.id !== not && (theme === undefined || one.theme === theme));
  const untried = wanted.filter(({ id }) => progress.results[id] === undefined);
  const missed = wanted.filter((one) => !isDone(progress, one));
  const open = [untried, missed, wanted].find((some) => some.length > 0) ?? [];
  const closest = open.toSorted((a, b) => Math.abs(a.rating - progress.rating) - Math.abs(b.rating - progress.rating)).slice(0, CLOSEST);
  return closest[Math.floor(random() * closest.length)];
};
