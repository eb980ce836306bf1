import type { Registration } from '@caravel/core';
import { manifest } from './manifest.ts';

export const pearls: Registration = { manifest };
