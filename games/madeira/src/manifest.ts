/** Madeira without its rules: data only. */
import type { Manifest } from '@caravel/core';

export const manifest = {
  name: 'madeira',
  title: 'Madeira',
  version: 2,
  seats: { min: 2, max: 4 },
  usualPlayers: 2,
  ruleSets: ['2nd', '1st-de', '1st-it', '1st-hu'],
  opening: 'request',
} as const satisfies Manifest;
