/** A change of a table, as it is written and as it is sent to other nodes. */
import type { Status } from '@caravel/protocol';
import type { Clock } from './table.ts';

/** One step of a table's life. It counts only if nobody else has changed the table since `revision`. */
export interface Change {
  readonly id: string;
  readonly revision: number;
  /** null leaves it as it is. */
  readonly status: Status | null;
  /** How long the log is afterwards. */
  readonly length: number;
  /** A bit for each seat that has to choose. */
  readonly turn: number;
  /** When somebody has to look at the table if nothing happens before. */
  readonly wakeAt: number | null;
  readonly updatedAt: number;
  /** As JSON. */
  readonly clock: string | null;
  /** Round and phase, as `3 captain`. */
  readonly moment: string | null;
  /** What changes seldom (seats, proposal, ending) as JSON; null leaves it as it is. */
  readonly live: string | null;
  /** Who owns each seat, '' for nobody; null leaves it as it is. */
  readonly owners: readonly string[] | null;
  /** The new entries; the first stands at `length` minus their number. */
  readonly entries: readonly string[];
  /** The id of the client's request. A room knows all requests of its log, so none is carried out twice. */
  readonly request: string | null;
}

/** A change as other nodes receive it: enough to follow, where nothing but log and clock has changed. The moment follows from the log. */
export interface RemoteChange extends Omit<Change, 'live' | 'owners' | 'clock' | 'moment'> {
  readonly clock: Clock | null;
}
