export * from './cities.ts';
export * from './position.ts';
export * from './reading.ts';
export * from './rounds.ts';
