/** The games there are, told without their rules. */
import type { Game, Manifest, Registration } from '@caravel/core';
import * as games from './list.ts';

export const REGISTRATIONS: readonly Registration[] = Object.values(games);

export const MANIFESTS: readonly Manifest[] = REGISTRATIONS.map(({ manifest }) => manifest);

export const findManifest = (name: string): Manifest | undefined => MANIFESTS.find((manifest) => manifest.name === name);

/** The name on the box; of a game that is not known here, the name it goes by. */
export const titleOf = (name: string): string => findManifest(name)?.title ?? name;

/** How many may play, the usual number first. */
export const playerCounts = ({ seats, usualPlayers }: Manifest): number[] => {
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  return [...counts.filter((count) => count >= usualPlayers), ...counts.filter((count) => count < usualPlayers)];
};

/** An older version of a game; undefined where there is none, as for the newest. */
export const loadFrozen = async (name: string, version: number): Promise<Game | undefined> => {
  const frozen = REGISTRATIONS.find(({ manifest }) => manifest.name === name)?.frozen;
  return (await frozen?.[version]?.())?.game;
};
