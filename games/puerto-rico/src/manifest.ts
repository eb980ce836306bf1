/** Puerto Rico without its rules: data only. */
import type { Manifest } from '@caravel/core';

export const manifest = {
  name: 'puerto-rico',
  title: 'Puerto Rico',
  version: 1,
  seats: { min: 2, max: 5 },
  usualPlayers: 3,
  ruleSets: ['base'],
  opening: 'role',
  daily: { mayor: 'in order' },
} as const satisfies Manifest;
