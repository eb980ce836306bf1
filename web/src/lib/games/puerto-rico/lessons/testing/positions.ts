/** Where the steps of the lessons begin, in words; the learner is seat 0. */
import type { State } from '@caravel/core';
import { endGame } from './end-game.ts';
import { largeBuildings } from './large-buildings.ts';
import { money } from './money.ts';
import { pairs } from './pairs.ts';
import { shipping } from './shipping.ts';
import { warehouses } from './warehouses.ts';

export const positions: Readonly<Record<string, State>> = { ...money, ...pairs, ...shipping, ...warehouses, ...largeBuildings, ...endGame };
