/** The words of Madeira as its board needs them: those every game has, and the catalogue. */
import type { Words } from '@caravel/i18n/madeira';
import type { MadeiraMove, View } from '@caravel/madeira';
import type { GameWords } from '../../../table/game-ui.ts';

export interface MadeiraWords extends GameWords<View, MadeiraMove> {
  /** The catalogue, for the names drawn on the board. */
  readonly terms: Words;
}

/** What nobody reads before the first decision. */
export type LateWords = Pick<MadeiraWords, 'you' | 'explain' | 'tell' | 'lesson' | 'rule' | 'why' | 'when' | 'governs' | 'ruleTitle'>;
