/** Everything that belongs to one version of the rules: what `caravel freeze` keeps. */
import type { CheckedGame } from '@caravel/core';
import { type PuertoRicoMove, puertoRico, type View } from './index.ts';
import { faultsOf } from './invariants.ts';

export * as inside from './inside.ts';

export const game: CheckedGame<View, PuertoRicoMove> = { ...puertoRico, faults: faultsOf };
