/** What the moves of a tree did, in the words of the game; each is told once in a language. */
import { CHANCE, structOf, WATCHER } from '@caravel/core';
import { wholeText } from '../../table/session/log-book.ts';
import type { Words } from '../../table/session/table.svelte.ts';
import { type ExploredNode, ROOT } from '../exploration.ts';
import type { Explorer } from './explorer.svelte.ts';

export class Tellings {
  readonly #explorer: Explorer;
  readonly #words: Words;
  readonly #told = new WeakMap<ExploredNode, string>();
  readonly #views = new Map<number, unknown>();

  constructor(explorer: Explorer, words: Words) {
    this.#explorer = explorer;
    this.#words = words;
  }

  readonly tell = (node: ExploredNode): string => {
    const known = this.#told.get(node);
    if (known !== undefined) return known;
    const { seat, move } = node.entry;
    const { game } = this.#explorer;
    const telling = this.#words.tell(this.#view(node.parent), seat, structOf(game.moves, move), this.#view(node.id));
    // Short: what followed by itself is told only of moves that have nothing else to tell.
    const text = telling.did || wholeText(telling);
    this.#told.set(node, text);
    return text;
  };

  /** Ids may come again after a branch was deleted, so nothing is kept beyond the last one looked at. */
  #view(id: number): unknown {
    if (!this.#views.has(id)) {
      const view = this.#explorer.game.describe(this.#explorer.positionOf(id), WATCHER);
      this.#views.clear();
      this.#views.set(id, view);
    }
    return this.#views.get(id);
  }
}

/** The name in front of a row; chance and what has no name have none. */
export const nameOf = (names: readonly string[], { id, entry }: ExploredNode): string =>
  id === ROOT || entry.seat === CHANCE ? '' : (names[entry.seat] ?? '');
