/** How strong somebody is, as openskill counts it: a mean, and how sure we are of it. */
import { type Rating, rate, rating } from 'openskill';

export type Skill = Rating;

/** Keeps a little doubt alive, so that people may become better. */
const TAU = 25 / 300;

export const newSkill = (): Skill => rating();

/** Everybody's skill after a game that ended in these places; equal places are a draw. */
export const skillsAfter = (before: readonly Skill[], places: readonly number[]): Skill[] =>
  rate(
    before.map((skill) => [skill]),
    { rank: [...places], tau: TAU },
  ).map(([skill]) => skill as Skill);

/** The number people are shown: begins at 1000, and grows with strength and with certainty. */
export const shownRating = (mu: number, sigma: number): number => Math.round(1000 + 40 * (mu - 3 * sigma));

/** Fewer games say little. */
export const PROVISIONAL = 10;
