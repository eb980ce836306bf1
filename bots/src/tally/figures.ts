/** The arithmetic of statistics, without rules and nets: what a page needs to show them. */
export type { Estimate } from '../arena/interval.ts';
export { addTo, type Cell, type Kind, readCells, sumOf, type TallyFile } from './cells.ts';
export { meanOf, shareOf } from './estimates.ts';
export type { TallySpec } from './spec.ts';
export { type Moments, NOTHING, PARTS, type Share, type Sums } from './sums.ts';
