/** The learning curve of a run: a point each time it is saved. */

export interface CurvePoint {
  readonly games: number;
  readonly minutes: number;
  readonly loss: number;
  readonly meanScore: number;
  readonly winnerScore: number;
  /** The match against an earlier net of the run: after how many games it was saved, and the share of wins with its 95 % interval. */
  readonly against?: { readonly games: number; readonly wins: number; readonly low: number; readonly high: number };
}

const percent = (share: number): string => (100 * share).toFixed(0);

const writeMatch = ({ games, wins, low, high }: NonNullable<CurvePoint['against']>): string =>
  `; against the net of ${games.toLocaleString('en')} games ${percent(wins)} % (${percent(low)} to ${percent(high)})`;

export const writePoint = ({ games, minutes, loss, meanScore, winnerScore, against }: CurvePoint): string => {
  const progress = `${games.toLocaleString('en')} games, ${minutes.toFixed(1)} min: loss ${loss.toFixed(4)}`;
  return `${progress}, scores ${meanScore.toFixed(1)}, winner ${winnerScore.toFixed(1)}${against ? writeMatch(against) : ''}`;
};
