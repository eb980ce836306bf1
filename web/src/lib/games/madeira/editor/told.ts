/** What the sheets of a position are written from. */
import type { State } from '@caravel/core';
import type { Words } from '@caravel/i18n/madeira';
import type { PositionWords } from '@caravel/i18n/madeira/positions';

export interface Told {
  readonly s: State;
  readonly names: readonly string[];
  readonly words: Words;
  readonly own: PositionWords;
}
