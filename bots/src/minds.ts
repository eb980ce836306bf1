/** The games the bots have studied, with the weights found for each number of players. */
import type { Game } from '@caravel/core';
import { madeiraMind } from './evaluation/madeira/mind.ts';
import { MADEIRA_WEIGHTS } from './evaluation/madeira/weights.ts';
import { puertoRicoMind } from './evaluation/puerto-rico/mind.ts';
import { PUERTO_RICO_WEIGHTS } from './evaluation/puerto-rico/weights.ts';
import type { Mind, Weights, WeightTable } from './mind.ts';

export interface Study {
  readonly mind: Mind;
  readonly weights: WeightTable;
}

export const STUDIES: readonly Study[] = [
  { mind: madeiraMind, weights: MADEIRA_WEIGHTS },
  { mind: puertoRicoMind, weights: PUERTO_RICO_WEIGHTS },
];

export const studyOf = (game: Game): Study | undefined => STUDIES.find(({ mind }) => mind.game === game);

export const weightsFor = ({ mind, weights }: Study, players: number): Weights => {
  const table = weights[players];
  if (!table) throw new Error(`no weights for ${players} players of ${mind.game.name}`);
  return Float64Array.from(table.flat());
};
