/** How an exploration is published, where that is possible. */
import type { Exploration } from '../exploration.ts';

/** The address under which others see it. */
export type Share = (exploration: Exploration) => Promise<string>;
