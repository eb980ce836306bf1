/** Publishes an exploration: its main line as the game, all of it as it is kept in files. */
import { writeEntry, writeGameText } from '@caravel/core';
import { myself } from '../remote/me.svelte.ts';
import { writeRoute } from '../router.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { say } from '../speech.svelte.ts';
import { analysisApi } from './analysis-api.ts';
import { type Exploration, endOf, entriesTo, ROOT } from './exploration.ts';
import { writeExploration } from './exploration-file.ts';
import type { Share } from './explore/share.ts';

/** One that begins with a position of its own has no moves that lead there. */
const gameOf = (tree: Exploration): string => {
  const { game: name, version, config, seats, start } = tree;
  const log = start === undefined ? entriesTo(tree, endOf(tree, ROOT)).map(writeEntry) : [];
  return writeGameText({ game: { name, version }, config, names: seats.map((seat) => seat.name), log });
};

export const shareExploration: Share = async (tree) => {
  await myself.somebody(settings.name.value || say().newTable.seat(1));
  const id = await analysisApi.publish({ kind: 'exploration', file: gameOf(tree), exploration: writeExploration(tree), title: tree.title });
  return location.origin + writeRoute({ page: 'study', kind: 'a', id });
};
