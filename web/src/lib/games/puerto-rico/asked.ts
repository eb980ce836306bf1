/** What an explanation is made from: the thing's name in parts, and who asks. */
import type { Seat } from '@caravel/core';
import type { Words } from '@caravel/i18n/puerto-rico';
import type { View } from '@caravel/puerto-rico';
import type { Explanation } from '../../table/face.ts';

export interface Asked {
  readonly words: Words;
  readonly names: readonly string[];
  readonly view: View;
  readonly me: Seat;
  readonly first: string;
  readonly second: string;
}

export type Explain = (asked: Asked) => Explanation;
