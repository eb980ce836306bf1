/** Whether two versions of a game have the same layout of positions and the same moves. */
import type { Game } from '@caravel/core';

const textsOf = ({ moves }: Game): string[] => Array.from({ length: moves.count }, (_, move) => moves.text(move));

export const isSameShape = (a: Game, b: Game): boolean =>
  JSON.stringify(a.layout.fields) === JSON.stringify(b.layout.fields) && textsOf(a).join() === textsOf(b).join();
