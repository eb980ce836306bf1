/** Explorations kept on this device: one item each, as the text of its file. */
import { KEPT_UNDER } from '../../site.ts';
import { newId } from '../../table/session/local-store.ts';

const PREFIX = `${KEPT_UNDER}exploration.`;

export interface KeptExploration {
  readonly id: string;
  /** The table it began at; a table has one exploration on a device. */
  readonly of?: string | undefined;
  readonly savedAt: number;
  /** Told without reading the text. */
  readonly title: string;
  readonly game: string;
  readonly moves: number;
  readonly text: string;
  /** Of this version of the text; those kept by older pages have none. */
  readonly stamp?: string | undefined;
  /** The versions that went into it. */
  readonly knows?: readonly string[] | undefined;
}

const isKept = (value: unknown): value is KeptExploration =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value && 'title' in value;

const read = (key: string): KeptExploration | undefined => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** The newest first. */
export const keptExplorations = (): KeptExploration[] =>
  Object.keys(localStorage)
    .filter(isExplorationKey)
    .flatMap((key) => read(key) ?? [])
    .sort((a, b) => b.savedAt - a.savedAt);

/** Whether an exploration is kept there: other tabs hear of changes by the name of the item. */
export const isExplorationKey = (key: string): boolean => key.startsWith(PREFIX);

export const readKept = (id: string): KeptExploration | undefined => read(PREFIX + id);

/** By its own id, or by that of the table it began at. */
export const loadExploration = (id: string): KeptExploration | undefined => readKept(id) ?? keptExplorations().find(({ of }) => of === id);

/** Whether there was room for it. */
export const saveExploration = (kept: KeptExploration): boolean => {
  try {
    localStorage.setItem(PREFIX + kept.id, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
};

export const dropExploration = (id: string): void => localStorage.removeItem(PREFIX + id);

export const newExplorationId = newId;
