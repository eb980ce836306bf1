import type { Game } from '@caravel/core';
import { manifest } from './manifest.ts';
import { pearls as tested } from './pearls.ts';

export type View = ReturnType<typeof tested.describe>;
export const pearls: Game<View> = { ...tested, ...manifest };
