/** What this browser owes the shuffle of a table: nothing here touches the network or the storage. */
import { NO_PART, partOf } from '@caravel/core';
import type { TableInfo } from '@caravel/protocol';

/** What this browser keeps of its own part, to reveal it and to check the table at the end. */
export interface OwnPart {
  readonly commitment: string;
  readonly seat: number;
  readonly contribution: string;
  /** All parts as they were when the own contribution was shown: nobody may change theirs after that. */
  readonly parts?: readonly string[];
  /** The server has taken the contribution. */
  readonly isRevealed?: true;
  /** When it was made. */
  readonly at: number;
}

type Shuffled = Pick<TableInfo, 'status' | 'seats' | 'scheme' | 'commitment' | 'parts' | 'contributions' | 'awaits'>;

export const ownSeat = ({ seats }: Pick<TableInfo, 'seats'>, me: string | undefined): number =>
  seats.findIndex(({ kind, user }) => kind === 'person' && user !== undefined && user === me);

/** A commitment that is another than it was has to be noticed at the end: nothing is promised on it. */
const isSameTable = ({ commitment }: Shuffled, kept: OwnPart | undefined): boolean => kept === undefined || kept.commitment === commitment;

/** The own part to promise now, if one is due: the one that was made before, or a new one. */
export const duePromise = (
  info: Shuffled,
  seat: number,
  kept: OwnPart | undefined,
  fresh: () => string,
  now: number,
): OwnPart | undefined => {
  const { status, scheme, commitment, parts, awaits } = info;
  if (status !== 'open' || scheme !== 2 || commitment === undefined || awaits?.what === 'reveals') return undefined;
  if (parts[seat] !== NO_PART || !isSameTable(info, kept)) return undefined;
  return kept?.seat === seat ? kept : { commitment, seat, contribution: fresh(), at: now };
};

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

/** What to keep before the own contribution is revealed, if that is due: only on parts that are all fixed and hold the own one. */
export const dueReveal = (info: Shuffled, seat: number, kept: OwnPart | undefined): OwnPart | undefined => {
  const { status, commitment, parts, contributions, awaits } = info;
  if (status !== 'open' || awaits?.what !== 'reveals' || !kept || contributions[seat] !== '') return undefined;
  const isOwn = kept.commitment === commitment && kept.seat === seat && partOf(commitment, seat, kept.contribution) === parts[seat];
  if (!isOwn || (kept.parts && !isSame(kept.parts, parts))) return undefined;
  return { ...kept, parts };
};
