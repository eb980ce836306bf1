import type { Manifest } from '@caravel/core';

export const manifest = {
  name: 'pearls',
  title: 'Pearls of Ceylon',
  version: 1,
  seats: { min: 2, max: 3 },
  usualPlayers: 3,
  ruleSets: ['lagoon'],
} as const satisfies Manifest;
