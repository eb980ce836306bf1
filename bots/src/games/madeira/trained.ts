/** Madeira with its net. */
import type { Trained } from '../../trained.ts';
import { HOLDINGS } from './holdings.ts';
import { model } from './model.ts';
import { WEIGHTS } from './weights.ts';

export const trained: Trained = { model, packedWeights: WEIGHTS, holdings: HOLDINGS };
