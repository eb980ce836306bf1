/** A net for the tiny game of core's tests, made by hand: it sees the points of a seat, which is all there is to see. */

import { Estimator } from '../net/estimator.ts';
import { shapeOf } from '../net/shape.ts';
import { emptyWeights, ONE } from '../net/weights.ts';
import { Policy } from '../policy.ts';
import { pearlsModel } from './pearls-model.ts';

const shape = shapeOf(pearlsModel.encoding, 8);
const weights = emptyWeights(shape);
/** The first number of a seat's block is its points; both answers depend on it alone. */
weights.seat[shape.hidden] = ONE / pearlsModel.scoreUnit;
weights.seat[shape.hidden + 1] = ONE / 2;

export const pearlsPolicy = (): Policy => new Policy(pearlsModel, new Estimator(pearlsModel, weights), true);
