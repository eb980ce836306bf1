/** A puzzle's game as an exploration of this device, up to the decision. */
import { router } from '../router.svelte.ts';
import { writeGameAsExploration } from '../study/exploration-file.ts';
import { readKept, saveExploration } from '../study/explore/kept-explorations.ts';
import type { PuzzleLook } from './puzzle-look.svelte.ts';

/** Whether there was room for it: one goes there only then. */
export const exploreGame = ({ header, ui, entries }: PuzzleLook, title: string): boolean => {
  const { game, config, seats } = header;
  // Of this device, also where no server answers for others.
  const id = `local-${header.id}`;
  const moves = entries.flatMap((entry) => ('move' in entry ? [entry] : []));
  const text = writeGameAsExploration({ title, game, version: ui.game.version, config, seats }, moves);
  // Whoever explored it before finds what they made of it.
  const isKept = readKept(id) !== undefined || saveExploration({ id, savedAt: Date.now(), title, game, moves: moves.length, text });
  if (isKept) router.go({ page: 'study', kind: 'explore', id });
  return isKept;
};
