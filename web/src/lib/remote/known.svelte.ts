/** Whether the server has known this browser before: only then is it worth a connection on pages that do not need one. */
import { Kept } from '../kept.svelte.ts';

export const isKnown = new Kept('known', false, (value): value is boolean => typeof value === 'boolean');
