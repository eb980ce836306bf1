/** Who asks about the board, and what is there to say it with. */
import type { Seat } from '@caravel/core';
import type { Words } from '@caravel/i18n/madeira';
import type { View } from '@caravel/madeira';
import type { ParsedTarget } from '../targets.ts';

export interface Asked {
  readonly terms: Words;
  readonly names: readonly string[];
  readonly view: View;
  readonly me: Seat;
}

export type Of<Kind extends ParsedTarget['kind']> = Extract<ParsedTarget, { kind: Kind }>;
