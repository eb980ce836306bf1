/** In which order the test files are asked about a mutant, so that most are noticed within seconds. */
import { dirname } from 'node:path';
import type { GreenTimes } from './green-times.ts';

/** They compare whole games with what is written down, in a second or two. */
const KNOWN_GAMES = /\/src\/(recorded-games|perft)\.test\.ts$/;

/** They play, and so notice what breaks core as well. */
const PLAYING = /\/src\/(recorded-games|perft|conformance)\.test\.ts$/;

const areaOf = (path: string): string => path.split('/')[1] ?? '';

const concerns = (file: string, path: string): boolean => areaOf(file) === areaOf(path) || (areaOf(path) === 'core' && PLAYING.test(file));

/** 0 the mutant's own test, 1 beside it, 2 with known games, 3 elsewhere. */
const distance = (file: string, path: string): number => {
  if (file === path.replace(/\.ts$/, '.test.ts')) return 0;
  if (dirname(file) === dirname(path)) return 1;
  return KNOWN_GAMES.test(file) ? 2 : 3;
};

/** The near ones before the far ones, and of those the quick ones first. */
export const orderFor = (green: GreenTimes, path: string): string[] =>
  [...green]
    .filter(([file]) => concerns(file, path))
    .sort(([a, aTime], [b, bTime]) => distance(a, path) - distance(b, path) || aTime - bTime)
    .map(([file]) => file);
