/** Gives each number of a block its name, unit and place at once, so that they cannot fall out of step: writers know places by constants. */
import type { Feature } from '../../../net/encoding.ts';

export class FeaturePlan {
  readonly features: Feature[] = [];

  /** A number that is usually at most `most`; returns its place. */
  one(name: string, most = 1): number {
    this.features.push({ name, unit: 1 / most });
    return this.features.length - 1;
  }

  /** A number for each of the names, one after the other; returns the place of the first. */
  each(names: readonly string[], most: number | ((i: number) => number) = 1): number {
    const first = this.features.length;
    for (const [i, name] of names.entries()) this.one(name, typeof most === 'number' ? most : most(i));
    return first;
  }
}
