export * from './conformance.ts';
export * from './pearls.ts';
export * from './walk.ts';
