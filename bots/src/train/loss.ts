/** How wrong a net is about a position: the cross entropy of who wins, plus a share for the scores. */
import { ANSWERS } from '../net/shape.ts';
import type { Target } from './target.ts';

/** The weight of the scores in the loss. */
const SCORE_SHARE = 0.25;

/** Writes the gradient of the loss for each answer; returns the loss. */
export const lossOf = (answers: Float32Array, target: Target, players: number, scoreUnit: number, gradients: Float32Array): number => {
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < players; seat++) most = Math.max(most, answers[seat * ANSWERS + 1] as number);
  let sum = 0;
  for (let seat = 0; seat < players; seat++) sum += Math.exp((answers[seat * ANSWERS + 1] as number) - most);
  let loss = 0;
  for (let seat = 0; seat < players; seat++) {
    const log = (answers[seat * ANSWERS + 1] as number) - most - Math.log(sum);
    const wanted = target.chances[seat] as number;
    loss -= wanted * log;
    gradients[seat * ANSWERS + 1] = Math.exp(log) - wanted;
    const error = (answers[seat * ANSWERS] as number) - (target.scores[seat] as number) / scoreUnit;
    loss += SCORE_SHARE * huber(error);
    gradients[seat * ANSWERS] = SCORE_SHARE * Math.max(-1, Math.min(1, error));
  }
  return loss;
};

/** The Huber loss: quadratic for small errors, linear for large ones. */
const huber = (error: number): number => {
  const size = Math.abs(error);
  return size <= 1 ? 0.5 * size * size : size - 0.5;
};
