/** What an explanation is made from: the parts of the target, and who asks. */
import type { Seat } from '@caravel/core';
import type { Words } from '@caravel/i18n/puerto-rico';
import type { View } from '@caravel/puerto-rico';
import type { Explanation } from '../../../table/game-ui.ts';
import type { ParsedTarget } from '../targets.ts';

export interface Asked {
  readonly words: Words;
  readonly names: readonly string[];
  readonly view: View;
  readonly me: Seat;
}

type TargetOfKind<Kind extends ParsedTarget['kind']> = Extract<ParsedTarget, { readonly kind: Kind }>;
export type Explain<Kind extends ParsedTarget['kind']> = (target: TargetOfKind<Kind>, asked: Asked) => Explanation;
