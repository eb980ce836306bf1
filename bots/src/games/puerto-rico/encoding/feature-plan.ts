/** Gives each number of a block its name, unit and index in one place, so that they always match; the code that writes a block uses these indices. */
import type { Feature } from '../../../net/encoding.ts';

export class FeaturePlan {
  readonly features: Feature[] = [];

  /** Adds a number that is usually at most `most`; returns its index. */
  one(name: string, most = 1): number {
    this.features.push({ name, unit: 1 / most });
    return this.features.length - 1;
  }

  /** Adds a number for each of the names; returns the index of the first. */
  each(names: readonly string[], most: number | ((i: number) => number) = 1): number {
    const first = this.features.length;
    for (const [i, name] of names.entries()) this.one(name, typeof most === 'number' ? most : most(i));
    return first;
  }
}
