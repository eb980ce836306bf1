export { benchServer } from './conductor.ts';
export type { BenchSettings, Measured, Round, ServerRuns } from './settings.ts';
