/** In which order the test files are asked about a mutant, so that most are noticed within seconds. */
import { globSync } from 'node:fs';
import { dirname } from 'node:path';

/** How long each test file takes without a mutant, in milliseconds. */
export type GreenTimes = ReadonlyMap<string, number>;

export const testsIn = (scratch: string): string[] =>
  globSync('games/{core,puerto-rico,madeira}/src/**/*.test.ts', { cwd: scratch }).sort();

/** They play whole games, and so notice what breaks core as well. */
const PLAYING = /\/src\/(recorded-games|perft|conformance)\.test\.ts$/;

const areaOf = (path: string): string => path.split('/')[1] ?? '';

const concerns = (file: string, path: string): boolean => areaOf(file) === areaOf(path) || (areaOf(path) === 'core' && PLAYING.test(file));

/** 0 beside the mutant, 1 with whole games, 2 elsewhere. */
const distance = (file: string, path: string): number => {
  if (dirname(file) === dirname(path)) return 0;
  return PLAYING.test(file) ? 1 : 2;
};

/** The near ones before the far ones, and of those the quick ones first. */
export const orderFor = (files: readonly string[], path: string, green: GreenTimes): string[] =>
  files
    .filter((file) => concerns(file, path))
    .sort((a, b) => distance(a, path) - distance(b, path) || (green.get(a) ?? 0) - (green.get(b) ?? 0));
