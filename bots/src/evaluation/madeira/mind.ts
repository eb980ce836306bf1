/** What a bot knows of Madeira. Every round is a stage of its own, before and after the buildings, for nothing keeps its worth from one to the next. */
import { madeira } from '@caravel/madeira';
import * as md from '@caravel/madeira/inside';
import type { Mind } from '../../mind.ts';
import { isBig, isHalf, isWorthALook } from './choices.ts';
import { FEATURES } from './features.ts';
import { look } from './look.ts';
import { priorOf } from './prior.ts';

const { on, steps } = md;

/** Ranks in Pirates turn late and for all: a little more respect than points alone would ask for. */
const RESPECT: Readonly<Record<string, number>> = { Pirates: -0.2, 'Pirates to come': -0.2 };

const LEARNING = {
  slips: 0.08,
  ridge: 0,
  doubt: 100,
  memory: 0.75,
  prior: priorOf,
  certain: FEATURES.map((name) => name === 'points'),
};

export const madeiraMind: Mind = {
  game: madeira,
  rivalry: 0,
  visitsOfASecond: 100,
  features: FEATURES,
  leaning: FEATURES.map((name) => RESPECT[name] ?? 0),
  learning: LEARNING,
  stages: 2 * md.ROUNDS,
  stage: (s) => 2 * (Math.max(1, on.round(s)) - 1) + (on.phase(s) >= steps.D ? 1 : 0),
  look,
  isFarEnough: (root, s) => on.round(s) > on.round(root),
  isBig,
  isWorthALook,
  isHalf,
};
