import type { game as newest, inside as newestInside } from '../../src/rules.ts';

export declare const game: typeof newest;
export declare const inside: typeof newestInside;
