/** E1: the Crown's Requests that were scored without a word of their owners, and what each of them brought. */
import { at, type Seat } from '@caravel/core';
import type { MadeiraMove, RequestName, View } from '@caravel/madeira';
import type { Played } from './told.ts';

export interface Scored {
  readonly kind: RequestName;
  readonly points: number;
}

const countOf = (requests: readonly { readonly kind: RequestName; readonly count: number }[], wanted: RequestName): number =>
  requests.reduce((sum, { kind, count }) => (kind === wanted ? sum + count : sum), 0);

/** At home, and among those the seat is about to score. */
const heldBy = (view: View, seat: Seat, kind: RequestName): number =>
  countOf(at(view.seats, seat).requests, kind) + (view.turn.actor === seat ? countOf(view.turn.toScore, kind) : 0);

/** The kind a move answers for: what it brought is told with the move. */
const answeredBy = ({ kind }: MadeiraMove): RequestName | undefined => {
  if (kind === 'city') return 'urbanization';
  return kind === 'donate' ? 'wealth' : undefined;
};

/** Points that a move brings by itself. */
const HONOR_POINTS = 4;

const gained = ({ before, after, seat: mover, move }: Played, seat: Seat): number =>
  at(after.seats, seat).points - at(before.seats, seat).points - (seat === mover && move.kind === 'honor' ? HONOR_POINTS : 0);

/** Nobody has more than three Requests, so no more than one kind is there twice: it brought what the other kinds do not explain. */
export const scoredBy = (played: Played, seat: Seat): readonly Scored[] => {
  const { before, after, move } = played;
  const { worthNow } = at(before.seats, seat);
  const counts = [...at(before.seats, seat).requests, ...(before.turn.actor === seat ? before.turn.toScore : [])]
    .map(({ kind }) => kind)
    .filter((kind, i, all) => all.indexOf(kind) === i && (seat !== played.seat || kind !== answeredBy(move)))
    .map((kind) => ({ kind, count: heldBy(before, seat, kind) - heldBy(after, seat, kind) }))
    .filter(({ count }) => count > 0);
  const explained = counts.reduce((sum, { kind }) => sum + worthNow[kind], 0);
  return counts.flatMap(({ kind, count }) => [
    { kind, points: worthNow[kind] },
    ...(count > 1 ? [{ kind, points: gained(played, seat) - explained }] : []),
  ]);
};

export const pointsScoredBy = (played: Played, seat: Seat): number => scoredBy(played, seat).reduce((sum, { points }) => sum + points, 0);
