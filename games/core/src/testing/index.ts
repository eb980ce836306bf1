export * from './conformance.ts';
export * from './guarded-writes.ts';
export * from './moments.ts';
export * from './pearls.ts';
export * from './random-timeline.ts';
export * from './recorded.ts';
export * from './table-talk.ts';
export * from './walk.ts';
