import type { Study } from '../../study.ts';
import { PUERTO_RICO_CHANCES } from './chances.ts';
import { PUERTO_RICO_HOLDINGS } from './holdings.ts';
import { puertoRicoMind } from './mind.ts';
import { PUERTO_RICO_WEIGHTS } from './weights.ts';

export const study: Study = {
  mind: puertoRicoMind,
  weights: PUERTO_RICO_WEIGHTS,
  chances: PUERTO_RICO_CHANCES,
  holdings: PUERTO_RICO_HOLDINGS,
};
