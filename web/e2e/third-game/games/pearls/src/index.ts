import type { CheckedGame } from '@caravel/core';
import { manifest } from './manifest.ts';
import { type PearlsMove, pearls as tested } from './pearls.ts';

export type View = ReturnType<typeof tested.describe>;
export type { PearlsMove };
export const pearls: CheckedGame<View, PearlsMove> = { ...tested, ...manifest };
