/** The end of a game as this browser finds it: every draw computed again, and everything compared with what it kept before. */
import { type Config, type Entry, type FairnessProof, type FairnessRecord, type Game, verifyFairness } from '@caravel/core';
import type { OwnPart } from './own-part.ts';

export interface Played {
  readonly game: Game;
  readonly config: Config;
  readonly entries: readonly Entry[];
}

/** `own`: whether the part this browser kept is in the draws. */
export type Seal =
  | { readonly proof: FairnessProof; readonly own: 'in' | 'out' | 'none' }
  | { readonly failure: 'commitment' | 'parts' | 'own' | 'draws'; readonly message?: string };

/** What is not as this browser saw it before the first draw. */
const changed = (record: FairnessRecord, kept: OwnPart): 'commitment' | 'parts' | 'own' | undefined => {
  if (kept.commitment !== record.commitment) return 'commitment';
  if (kept.parts && kept.parts.join() !== record.parts.join()) return 'parts';
  return kept.isRevealed && record.contributions[kept.seat] !== kept.contribution ? 'own' : undefined;
};

const ownOf = ({ contributions }: FairnessRecord, kept: OwnPart | undefined): 'in' | 'out' | 'none' => {
  if (!kept) return 'none';
  return contributions[kept.seat] === kept.contribution ? 'in' : 'out';
};

export const sealOf = ({ game, config, entries }: Played, record: FairnessRecord, kept: OwnPart | undefined): Seal => {
  const failure = kept && changed(record, kept);
  if (failure) return { failure };
  const proof = verifyFairness(game, config, entries, record);
  return proof.ok ? { proof: proof.value, own: ownOf(record, kept) } : { failure: 'draws', message: proof.problem.message };
};
