/** Players of a finished table ask the server for a review of it, and see how far it is. */
import type { TableReview } from '@caravel/protocol';
import type { NodeConfig } from '../config/config.ts';
import { Refusal } from '../model/refusal.ts';
import { type Person, seatsOwned, type Table } from '../model/table.ts';
import type { ReviewStore, StoredReview } from '../store/reviews.ts';

export interface AskParts {
  readonly config: NodeConfig;
  readonly reviews: ReviewStore;
  now(): number;
}

const DAY = 86_400_000;
/** So many may wait for all nodes together. */
const MOST_WAITING = 500;

const reviewIn = ({ status, judged, total, visits, verdicts, at }: StoredReview): TableReview => {
  if (status === 'done') return { status, review: { visits, verdicts: JSON.parse(verdicts) }, at };
  if (status === 'failed') return { status };
  return total === 0 ? { status: 'waiting' } : { status: 'running', judged, total };
};

export const reviewOf = async ({ reviews }: Pick<AskParts, 'reviews'>, table: string): Promise<TableReview> => {
  const kept = await reviews.read(table);
  return kept ? reviewIn(kept) : { status: 'none' };
};

const demandMayAsk = async ({ config, reviews, now }: AskParts, person: Person): Promise<void> => {
  const asked = await reviews.askedBy(person.id, now() - DAY);
  if (asked >= config.reviews.perDay)
    throw new Refusal('too-much', `you have asked for ${asked} reviews today: try again tomorrow`, { field: 'reviews' });
  if ((await reviews.waiting()) >= MOST_WAITING)
    throw new Refusal('too-much', 'many reviews are waiting: try again later', { field: 'reviews' });
};

/** However often and by however many it is asked for, a table has one review. */
export const askReview = async (parts: AskParts, table: Table, person: Person): Promise<TableReview> => {
  if (seatsOwned(table, person.id).length === 0) throw new Refusal('not-yours', 'only the players ask for a review of this table');
  if (table.status !== 'finished') throw new Refusal('not-now', 'a game is reviewed when it is over');
  const known = await reviewOf(parts, table.id);
  if (known.status !== 'none' && known.status !== 'failed') return known;
  await demandMayAsk(parts, person);
  await parts.reviews.ask(table.id, person.id, parts.config.reviews.visits, parts.now());
  return reviewOf(parts, table.id);
};
