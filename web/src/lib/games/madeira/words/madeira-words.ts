/** The words of Madeira as its board needs them: those every game has, and the catalogue. */
import type { Words } from '@caravel/i18n/madeira';
import type { View } from '@caravel/madeira';
import type { GameWords } from '../../../table/face.ts';

export interface MadeiraWords extends GameWords<View> {
  /** The catalogue, for the names drawn on the board. */
  readonly terms: Words;
}
