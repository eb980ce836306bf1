/** Where a person differs from those who win: only with enough games of their own, and only beyond the error. */
import { type Estimate, meanOf, type Sums } from '@caravel/bots/figures';
import { isApart } from './figures.ts';

export const FEWEST_GAMES = 5;
const MOST = 3;
/** A difference of less than a fifth is not worth a sentence. */
const SMALLEST = 0.2;

export interface Insight {
  readonly name: string;
  /** Where it is plotted. */
  readonly group: string;
  readonly mine: Estimate;
  readonly winners: Estimate;
}

const sizeOf = ({ mine, winners }: Insight): number =>
  Math.abs(mine.mean - winners.mean) / Math.max(Math.abs(mine.mean), Math.abs(winners.mean), 1);

/** The largest first. `mine` are one's own games, `all` those one is compared with. */
export const insightsOf = (mine: Sums, all: Sums, groups: Readonly<Record<string, readonly string[]>>): readonly Insight[] => {
  if (mine.games < FEWEST_GAMES) return [];
  const found = Object.entries(groups).flatMap(([group, names]) =>
    names.flatMap((name) => {
      const [own, won] = [mine.mine.means[name], all.winners[name]];
      return own && won ? [{ name, group, mine: meanOf(own), winners: meanOf(won) }] : [];
    }),
  );
  return found
    .filter((insight) => isApart(insight.mine, insight.winners) && sizeOf(insight) >= SMALLEST)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, MOST);
};
