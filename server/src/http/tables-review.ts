/** The review of a table, made by the server, over HTTP. */
import { TableReview } from '@caravel/protocol';
import { type AskParts, askReview, reviewOf } from '../analyses/ask-review.ts';
import type { ReviewRunner } from '../analyses/review-runner.ts';
import type { TableStore } from '../store/tables.ts';
import { demandPerson, type Route, route } from './route.ts';
import { stored, TableId, tag } from './table-access.ts';

export interface ReviewParts extends AskParts {
  readonly store: TableStore;
  readonly reviewRunner: Pick<ReviewRunner, 'look'>;
}

export const reviewRoutes = (parts: ReviewParts): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/review',
      tag,
      who: 'somebody',
      about: 'Ask the server to review a finished game, as one of its players; a table has one review, however often it is asked for',
      params: TableId,
      answer: TableReview,
      limit: 60,
    },
    async (call) => {
      const review = await askReview(parts, await stored(parts, call), demandPerson(call));
      parts.reviewRunner.look();
      return review;
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/tables/:id/review',
      tag,
      who: 'anybody',
      about: 'The review of a table as far as it is; with its verdicts once it is done',
      params: TableId,
      answer: TableReview,
    },
    async (call) => reviewOf(parts, (await stored(parts, call)).id),
  ),
];
