/** What the registry of games knows of Madeira. */
import type { Registration } from '@caravel/core';
import { manifest } from './manifest.ts';

export const madeira: Registration = {
  manifest,
  frozen: { 1: () => import('../frozen/1/rules.js') },
  loadBoard: async () => (await import('./board/index.ts')).boardKit,
};
