/** The games the bots have studied, with the weights found for each number of players. */
import type { Game } from '@caravel/core';
import { MADEIRA_HOLDINGS } from './evaluation/madeira/holdings.ts';
import { madeiraMind } from './evaluation/madeira/mind.ts';
import { MADEIRA_WEIGHTS } from './evaluation/madeira/weights.ts';
import { PUERTO_RICO_HOLDINGS } from './evaluation/puerto-rico/holdings.ts';
import { puertoRicoMind } from './evaluation/puerto-rico/mind.ts';
import { PUERTO_RICO_WEIGHTS } from './evaluation/puerto-rico/weights.ts';
import type { Holding } from './holding.ts';
import type { Mind, Weights, WeightTable } from './mind.ts';
import { Search } from './search/search.ts';
import { Value } from './value.ts';

export interface Study {
  readonly mind: Mind;
  readonly weights: WeightTable;
  /** What a player has, for people: moves are explained by what they change of it. */
  readonly holdings: readonly Holding[];
}

export const STUDIES: readonly Study[] = [
  { mind: madeiraMind, weights: MADEIRA_WEIGHTS, holdings: MADEIRA_HOLDINGS },
  { mind: puertoRicoMind, weights: PUERTO_RICO_WEIGHTS, holdings: PUERTO_RICO_HOLDINGS },
];

export const studyOf = (game: Game): Study | undefined => STUDIES.find(({ mind }) => mind.game === game);

export const weightsFor = ({ mind, weights }: Study, players: number): Weights => {
  const table = weights[players];
  if (!table) throw new Error(`no weights for ${players} players of ${mind.game.name}`);
  return Float64Array.from(table.flat());
};

export const valueFor = (study: Study, players: number, rivalry = study.mind.rivalry): Value =>
  new Value(study.mind, weightsFor(study, players), rivalry);

export const searchFor = (study: Study, players: number, seed: number): Search => new Search(valueFor(study, players), seed);
