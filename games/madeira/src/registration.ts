/** What the registry of games knows of Madeira. */
import type { Registration } from '@caravel/core';
import { manifest } from './manifest.ts';

export const madeira: Registration = {
  manifest,
  loadBoard: async () => (await import('./board/index.ts')).boardKit,
};
