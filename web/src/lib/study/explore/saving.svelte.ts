/**
 * Keeps an exploration on this device a moment after each change, and at the latest when the page is left. What another tab has kept of it
 * in the meantime is taken over first, so that neither loses what the other one found.
 */
import type { Exploration } from '../exploration.ts';
import { LIMITS, readAgain, writeExploration } from '../exploration-file.ts';
import { isSameTree, merged } from '../merged-explorations.ts';
import type { Explorer } from './explorer.svelte.ts';
import {
  isExplorationKey,
  type KeptExploration,
  loadExploration,
  newExplorationId,
  readKept,
  saveExploration,
} from './kept-explorations.ts';

const SOON = 400;
/** So many versions are remembered: tabs that follow each other are one or two behind. */
const VERSIONS = 20;

/** Under what it is kept, and what was there when it was opened. */
export interface KeptAs extends Pick<KeptExploration, 'id' | 'of' | 'stamp'> {
  readonly tree?: Exploration;
}

/** Why it is not kept as one expects: no room on the device, too large to be opened again, or what was kept before cannot be read. */
export type Notice = 'full' | 'large' | 'unread';

interface Version {
  readonly stamp: string;
  readonly tree: Exploration;
}

type Place = Pick<KeptExploration, 'id' | 'of' | 'stamp' | 'knows'>;

const write = (tree: Exploration, place: Place): Notice | undefined => {
  const { title, game, nodes } = tree;
  const text = writeExploration(tree);
  if (nodes.length > LIMITS.nodes || text.length > LIMITS.text) return 'large';
  return saveExploration({ ...place, savedAt: Date.now(), title, game, moves: nodes.length, text }) ? undefined : 'full';
};

/** A new one; undefined if there is no room for it on this device. */
export const keepExploration = (tree: Exploration): string | undefined => {
  const id = newExplorationId();
  return write(tree, { id }) ? undefined : id;
};

export class Saving {
  readonly #explorer: Explorer;
  #saved: Exploration;
  /** What was read or written of it, the newest last. */
  #known: readonly Version[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  kept: KeptAs | undefined;
  notice: Notice | undefined;

  constructor(explorer: Explorer, kept: KeptAs | undefined, notice?: Notice) {
    this.#explorer = explorer;
    this.#saved = explorer.tree;
    this.#known = kept?.tree ? [{ stamp: kept.stamp ?? '', tree: kept.tree }] : [];
    this.kept = $state.raw(kept);
    this.notice = $state(notice);
  }

  /** To be run as an effect. */
  follow(): void {
    if (this.#explorer.tree === this.#saved || !this.kept) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.now, SOON);
  }

  readonly now = (): void => {
    clearTimeout(this.#timer);
    if (this.#explorer.tree === this.#saved || !this.kept) return;
    this.#takeOver();
    if (this.#explorer.tree !== this.#saved) this.#write(this.kept);
  };

  /** Another tab has kept something. */
  readonly hear = ({ key }: Pick<StorageEvent, 'key'>): void => {
    if (key !== null && isExplorationKey(key)) this.#takeOver();
  };

  /** It is one's own from now on. */
  keep(): void {
    const kept = { id: newExplorationId() };
    this.#write(kept);
    if (!this.notice) this.kept = kept;
  }

  #write({ id, of }: KeptAs): void {
    const { tree } = this.#explorer;
    const stamp = newExplorationId();
    const before = this.notice === 'unread' ? this.notice : undefined;
    this.notice = write(tree, { id, of, stamp, knows: this.#known.map((version) => version.stamp) });
    if (this.notice) return;
    this.notice = before;
    this.#saved = tree;
    this.#know({ stamp, tree });
  }

  #know(version: Version): void {
    this.#known = [...this.#known, version].slice(-VERSIONS);
  }

  /** The one of this id; before that exists, the one that another tab has begun of the same table. */
  #stored({ id, of }: KeptAs): KeptExploration | undefined {
    const stored = readKept(id) ?? (of === undefined ? undefined : loadExploration(of));
    const isKnown = this.#known.some(({ stamp }) => stamp === (stored?.stamp ?? ''));
    return isKnown ? undefined : stored;
  }

  #takeOver(): void {
    const { kept } = this;
    const stored = kept && this.#stored(kept);
    if (!kept || !stored) return;
    const { tree, game } = this.#explorer;
    const theirs = readAgain(stored.text, game, tree);
    if (!theirs) return this.#leave(kept, stored);
    const base = this.#known.findLast(({ stamp }) => stored.knows?.includes(stamp))?.tree;
    const both = merged(base, tree, theirs);
    this.kept = { ...kept, id: stored.id };
    this.#know({ stamp: stored.stamp ?? '', tree: theirs });
    this.#explorer.take(both);
    if (isSameTree(both, theirs)) this.#saved = both;
  }

  /** What stands there now is none of ours: it stays, and this one is kept beside it. */
  #leave(kept: KeptAs, stored: KeptExploration): void {
    if (stored.id !== kept.id) return;
    this.kept = { id: newExplorationId(), of: kept.of };
    this.#known = [];
    this.notice = 'unread';
  }
}
