/** Verdicts that came with a published review: the page that reviews the game here takes them over. Gone with a reload, which judges again. */
import type { WrittenVerdict } from '@caravel/bots/review';

const given = new Map<string, readonly WrittenVerdict[]>();

/** For the table of this id. */
export const giveVerdicts = (table: string, verdicts: readonly WrittenVerdict[]): unknown => given.set(table, verdicts);

export const givenVerdicts = (table: string): readonly WrittenVerdict[] => given.get(table) ?? [];
