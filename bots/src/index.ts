export type { Estimate } from './arena/interval.ts';
export * from './arena/match.ts';
export * from './arena/statistics.ts';
export * from './arena/tuning.ts';
export * from './bot.ts';
export * from './levels.ts';
export type { Mind, WeightTable } from './mind.ts';
export { STUDIES, type Study, studyOf, weightsFor } from './minds.ts';
export type { Report } from './search/search.ts';
