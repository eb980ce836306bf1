/** A puzzle's game as an exploration of this device, up to the decision. */
import { router } from '../router.svelte.ts';
import { writeGameAsExploration } from '../study/exploration-file.ts';
import { readKept, saveExploration } from '../study/explore/kept-explorations.ts';
import type { PuzzleLook } from './puzzle-look.svelte.ts';

export const exploreGame = ({ header, ui, entries }: PuzzleLook, title: string): void => {
  const { id, game, config, seats } = header;
  const moves = entries.flatMap((entry) => ('move' in entry ? [entry] : []));
  const text = writeGameAsExploration({ title, game, version: ui.game.version, config, seats }, moves);
  // Whoever explored it before finds what they made of it.
  if (!readKept(id)) saveExploration({ id, savedAt: Date.now(), title, game, moves: moves.length, text });
  router.go({ page: 'study', kind: 'explore', id });
};
