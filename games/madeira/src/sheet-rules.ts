/** What the sheet of a result reads of a position. It is handed to the sheet, which a page can then load at the end, apart from the rules. */
import type { State } from '@caravel/core';
import { expeditionsPoints } from './phases/e-crown/requests/expeditions.ts';
import { influencePoints } from './phases/e-crown/requests/influence.ts';
import { marketRoutesPoints } from './phases/e-crown/requests/market-routes.ts';
import { actor, moveKind, points, requests, round, toScore } from './state/layout.ts';
import { TO_LAND } from './state/steps.ts';

/** C-alfandega: the Workers of this action go to colony lands. */
const isLanding = (s: State): boolean => moveKind(s) === TO_LAND;

export const sheetRules = { actor, points, requests, round, toScore, isLanding, marketRoutesPoints, expeditionsPoints, influencePoints };

export type SheetRules = typeof sheetRules;
