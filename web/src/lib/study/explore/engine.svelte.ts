/** Whether bots are asked about what one explores: off until somebody turns it on, and remembered. */
import { Kept } from '../../kept.svelte.ts';

export const engine = new Kept('engine', false, (value): value is boolean => typeof value === 'boolean');
