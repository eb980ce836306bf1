/** What the registry of games knows of Madeira. */
import type { Registration } from '@caravel/core';
import { manifest } from './manifest.ts';

export const madeira: Registration = {
  manifest,
  loadRules: () => import('./rules.ts'),
  loadBoard: async () => (await import('./board/index.ts')).boardKit,
};
