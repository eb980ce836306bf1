/** What many games came to. All numbers are whole, so that sums are the same in whatever order they are made. */

/** One in so many parts: a win that up to six share, or a mean over up to six seats, is a whole number of them. */
export const PARTS = 60;

/** How many seats did it, and how many wins they had, in parts. */
export type Share = readonly [seats: number, wins: number];
/** In how many games it was counted, its sum in parts, and the sum of its squares. */
export type Moments = readonly [games: number, sum: number, squares: number];

type ByName<T> = Readonly<Record<string, T>>;

/** What some seats of many games did. */
export interface Deeds {
  readonly shares: ByName<Share>;
  readonly means: ByName<Moments>;
}

export interface Sums {
  readonly games: number;
  /** How many games had this length. */
  readonly lengths: ByName<readonly [games: number]>;
  readonly shares: ByName<Share>;
  /** Of one game the mean over its winners, and over the others. */
  readonly winners: ByName<Moments>;
  readonly others: ByName<Moments>;
  /** The seats of the person who looks, where the games are theirs. */
  readonly mine: Deeds;
}

export const NOTHING: Sums = { games: 0, lengths: {}, shares: {}, winners: {}, others: {}, mine: { shares: {}, means: {} } };

/** The second on top of the first; what only one of them has stays as it is. */
const together = <T>(a: ByName<T>, b: ByName<T>, sum: (a: T, b: T) => T): ByName<T> => {
  const all: Record<string, T> = { ...a };
  for (const [name, numbers] of Object.entries(b)) {
    const known = all[name];
    all[name] = known === undefined ? numbers : sum(known, numbers);
  }
  return all;
};

const addLengths = (a: Sums['lengths'], b: Sums['lengths']): Sums['lengths'] => together(a, b, ([n], [m]) => [n + m]);
const addShares = (a: ByName<Share>, b: ByName<Share>): ByName<Share> =>
  together(a, b, ([seats, wins], [more, moreWins]) => [seats + more, wins + moreWins]);
const addMeans = (a: ByName<Moments>, b: ByName<Moments>): ByName<Moments> =>
  together(a, b, ([games, sum, squares], [more, moreSum, moreSquares]) => [games + more, sum + moreSum, squares + moreSquares]);

export const add = (a: Sums, b: Sums): Sums => ({
  games: a.games + b.games,
  lengths: addLengths(a.lengths, b.lengths),
  shares: addShares(a.shares, b.shares),
  winners: addMeans(a.winners, b.winners),
  others: addMeans(a.others, b.others),
  mine: { shares: addShares(a.mine.shares, b.mine.shares), means: addMeans(a.mine.means, b.mine.means) },
});
