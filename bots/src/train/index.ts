/** Training of nets, for the command line only: pages and servers never load it. */
export { Estimator } from '../net/estimator.ts';
export { fingerprint, packWeights, unpackWeights } from '../net/packed-weights.ts';
export type { Weights } from '../net/weights.ts';
export { Policy } from '../policy.ts';
export { duel, type Player } from './duel.ts';
export { HeuristicPlayer } from './heuristic-player.ts';
export type { LearnerState } from './learner.ts';
export { SampleBuffer, type Samples } from './replay.ts';
export { type GameTally, SelfPlay } from './self-play.ts';
export { scheduleAt, Trainer } from './trainer.ts';
export type { Schedule, Training } from './training.ts';
export { trainingOf } from './trainings.ts';
