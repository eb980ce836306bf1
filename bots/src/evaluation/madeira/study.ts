import type { Study } from '../../study.ts';
import { MADEIRA_HOLDINGS } from './holdings.ts';
import { madeiraMind } from './mind.ts';
import { MADEIRA_WEIGHTS } from './weights.ts';

export const study: Study = { mind: madeiraMind, weights: MADEIRA_WEIGHTS, holdings: MADEIRA_HOLDINGS };
