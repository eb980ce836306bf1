/** What the registry of games knows of Puerto Rico. */
import type { Registration } from '@caravel/core';
import { manifest } from './manifest.ts';

export const puertoRico: Registration = { manifest };
