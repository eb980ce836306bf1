/** Keeps an exploration on this device a moment after each change, and at the latest when the page is left. */

import type { Exploration } from '../exploration.ts';
import { writeExploration } from '../exploration-file.ts';
import type { Explorer } from './explorer.svelte.ts';
import { type KeptExploration, newExplorationId, saveExploration } from './kept-explorations.ts';

const SOON = 400;

export const keepExploration = (tree: Exploration, kept: Pick<KeptExploration, 'id' | 'of'> = { id: newExplorationId() }): string => {
  const { title, game, nodes } = tree;
  saveExploration({ ...kept, savedAt: Date.now(), title, game, moves: nodes.length, text: writeExploration(tree) });
  return kept.id;
};

export class Saving {
  readonly #explorer: Explorer;
  #saved: Exploration;
  #timer: ReturnType<typeof setTimeout> | undefined;
  kept: Pick<KeptExploration, 'id' | 'of'> | undefined;

  constructor(explorer: Explorer, kept: Pick<KeptExploration, 'id' | 'of'> | undefined) {
    this.#explorer = explorer;
    this.#saved = explorer.tree;
    this.kept = $state.raw(kept);
  }

  /** To be run as an effect. */
  follow(): void {
    if (this.#explorer.tree === this.#saved || !this.kept) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.now, SOON);
  }

  readonly now = (): void => {
    clearTimeout(this.#timer);
    const { tree } = this.#explorer;
    if (tree === this.#saved || !this.kept) return;
    keepExploration(tree, this.kept);
    this.#saved = tree;
  };

  /** It is one's own from now on. */
  keep(): void {
    this.kept = { id: keepExploration(this.#explorer.tree) };
    this.#saved = this.#explorer.tree;
  }
}
