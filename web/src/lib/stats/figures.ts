/** Sums as rows of plots and tables. */
import { type Estimate, type Moments, meanOf, PARTS, type Share, type Sums, shareOf } from '@caravel/bots/figures';

export interface ShareRow {
  readonly name: string;
  /** How many seats of all did it. */
  readonly did: number;
  readonly seats: number;
  readonly wins: number;
  readonly share: Estimate;
}

/** With fewer seats a share says next to nothing. */
const FEWEST_SEATS = 30;

const shareRow = (name: string, sums: Sums, players: number, [seats, wins]: Share): ShareRow => ({
  name,
  did: seats / (sums.games * players),
  seats,
  wins: wins / PARTS,
  share: shareOf([seats, wins]),
});

export const shareRows = (sums: Sums, players: number, names: readonly string[]): readonly ShareRow[] =>
  names.flatMap((name) => {
    const share = sums.shares[name];
    return share ? [shareRow(name, sums, players, share)] : [];
  });

/** In the order of play. */
export const seatRows = (sums: Sums, players: number): readonly ShareRow[] =>
  shareRows(
    sums,
    players,
    Array.from({ length: players }, (_, i) => `start ${i + 1}`),
  );

/** The best first; of many the best and the worst. */
export const plottedRows = (rows: readonly ShareRow[], most: number): readonly ShareRow[] => {
  const sorted = rows.filter(({ seats }) => seats >= FEWEST_SEATS).toSorted((a, b) => b.share.mean - a.share.mean);
  return sorted.length <= most ? sorted : [...sorted.slice(0, most / 2), ...sorted.slice(-most / 2)];
};

/** Those that win more than their share, beyond the error. */
export const clearlyMore = (rows: readonly ShareRow[], even: number): readonly ShareRow[] =>
  rows
    .filter(({ seats, share }) => seats >= FEWEST_SEATS && (share.low ?? 0) > even)
    .toSorted((a, b) => (b.share.low ?? 0) - (a.share.low ?? 0));

export interface AmountRow {
  readonly name: string;
  readonly winners: Estimate | undefined;
  readonly others: Estimate | undefined;
  readonly mine: Estimate | undefined;
}

const estimateIn = (means: Readonly<Record<string, Moments>>, name: string): Estimate | undefined => {
  const moments = means[name];
  return moments && meanOf(moments);
};

/** Without what nobody could have: three players have no prospector. */
export const amountRows = (sums: Sums, mine: Sums, names: readonly string[]): readonly AmountRow[] =>
  names
    .map((name) => ({
      name,
      winners: estimateIn(sums.winners, name),
      others: estimateIn(sums.others, name),
      mine: estimateIn(mine.mine.means, name),
    }))
    .filter((row) => [row.winners, row.others, row.mine].some((estimate) => estimate && estimate.mean !== 0));

export const isApart = (a: Estimate, b: Estimate): boolean =>
  a.low !== null && a.high !== null && b.low !== null && b.high !== null && (a.low > b.high || b.low > a.high);

export interface Difference {
  readonly name: string;
  readonly winners: number;
  readonly others: number;
}

/** The largest difference between winners and others that is no chance: in itself, or measured by how much there is of it. */
export const largestDifference = (rows: readonly AmountRow[], isRelative: boolean): Difference | undefined => {
  const apart = rows.flatMap(({ name, winners, others }) =>
    winners && others && isApart(winners, others) ? [{ name, winners: winners.mean, others: others.mean }] : [],
  );
  const size = ({ winners, others }: Difference): number =>
    Math.abs(winners - others) / (isRelative ? Math.max(Math.abs(winners), Math.abs(others)) : 1);
  return apart.toSorted((a, b) => size(b) - size(a))[0];
};

export interface LengthRow {
  /** The shortest and the longest that are counted here: the same where each length is counted by itself. */
  readonly length: number;
  readonly last: number;
  readonly games: number;
  readonly share: number;
}

/** Every step from the shortest game to the longest. */
export const lengthRows = ({ games, lengths }: Sums, step: number): readonly LengthRow[] => {
  const known = Object.keys(lengths).map(Number);
  if (known.length === 0) return [];
  const first = Math.min(...known);
  return Array.from({ length: (Math.max(...known) - first) / step + 1 }, (_, i) => {
    const length = first + i * step;
    const [count] = lengths[length] ?? [0];
    return { length, last: length + step - 1, games: count, share: count / games };
  });
};

/** Half of the games are no longer than the last of these. */
export const medianOf = (rows: readonly LengthRow[]): LengthRow | undefined => {
  let sum = 0;
  return rows.find(({ share }) => {
    sum += share;
    return sum >= 0.5;
  });
};
