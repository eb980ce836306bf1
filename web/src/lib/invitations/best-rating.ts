/** The rating of a bot that says most about it: of one game, or of all. */
import type { PublicBot, RatingLine } from '@caravel/protocol';

export const bestRating = ({ ratings }: PublicBot, game?: string): RatingLine | undefined =>
  ratings.filter((line) => game === undefined || line.game === game).toSorted((a, b) => b.games - a.games)[0];
