/** DW2, DW4: the Wood a move has bought, and what it cost; also where nobody was asked from where (RU7). */
import type { MadeiraMove, View } from '@caravel/madeira';
import { quotePieces, quoteWood } from '@caravel/madeira';
import { districtWith } from '../../view.ts';
import type { Played } from './told.ts';

interface Bought {
  readonly pieces: number;
  readonly reals: number;
}

/** What a move discards. CO2: a Ship that has left home. */
const discarded = ({ before, after, move }: Played): number => {
  if (move.kind === 'favor') return districtWith(before, move.favor)?.district.wood ?? 0;
  if (move.kind === 'upkeep') return move.wood;
  if (move.kind === 'ship') return move.from === 'home' && after.turn.step !== 'ship to' ? 1 : 0;
  return before.turn.step === 'ship to' && before.turn.inHand === 'home' ? 1 : 0;
};

const due = ({ turn }: View): number => (turn.step === 'buy wood' ? turn.woodDue : 0);

const DISCARDS: readonly MadeiraMove['kind'][] = ['ship', 'sail', 'sail more', 'favor', 'upkeep', 'buy wood'];

export const boughtBy = (played: Played): Bought => {
  const { before, after, seat, move } = played;
  if (!DISCARDS.includes(move.kind)) return { pieces: 0, reals: 0 };
  const missing = move.kind === 'buy wood' ? due(before) : quoteWood(before, seat, discarded(played)).toBuy;
  const pieces = missing - due(after);
  return { pieces, reals: quotePieces(before, seat, pieces) ?? 0 };
};

/** The piece a person has chosen the place of is told by the sentence itself. */
export const boughtBesides = (played: Played): Bought => {
  const { pieces, reals } = boughtBy(played);
  if (played.move.kind !== 'buy wood') return { pieces, reals };
  return { pieces: pieces - 1, reals: reals - (quotePieces(played.before, played.seat, 1) ?? 0) };
};

/** V10: Reals that have left for Wood by now; what was owed before was told when it was bought. */
export const paidForWood = (played: Played): number => played.before.turn.wood.debt + boughtBy(played).reals - played.after.turn.wood.debt;
