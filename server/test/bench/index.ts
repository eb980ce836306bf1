export { benchCards, type CardRuns } from './cards.ts';
export { benchServer } from './server-bench.ts';
export type { BenchSettings, Measured, Round, ServerRuns } from './settings.ts';
