/** The games the bots have studied, with the weights found for each number of players. */
import type { Game, State } from '@caravel/core';
import * as studies from './evaluation/list.ts';
import type { Weights } from './mind.ts';
import { isSameShape } from './same-shape.ts';
import { Search } from './search/search.ts';
import type { Study } from './study.ts';
import { Value } from './value.ts';

export type { Study } from './study.ts';

export const STUDIES: readonly Study[] = Object.values(studies);

/** An older version of a game is judged as the newest: only where both mean the same by every number of a position and of a move. */
const forVersion = (study: Study, game: Game): Study | undefined =>
  isSameShape(study.mind.game, game) ? { ...study, mind: { ...study.mind, game } } : undefined;

const older = new WeakMap<Game, Study | undefined>();

export const studyOf = (game: Game): Study | undefined => {
  const study = STUDIES.find(({ mind }) => mind.game.name === game.name);
  if (!study || study.mind.game.version === game.version) return study;
  if (!older.has(game)) older.set(game, forVersion(study, game));
  return older.get(game);
};

export const weightsFor = ({ mind, weights }: Study, players: number): Weights => {
  const table = weights[players];
  if (!table) throw new Error(`no weights for ${players} players of ${mind.game.name}`);
  return Float64Array.from(table.flat());
};

/** Judges by points. */
export const valueFor = (study: Study, players: number, rivalry = study.mind.rivalry): Value =>
  new Value(study.mind, weightsFor(study, players), rivalry);

/** People play as no bot did where chances were learnt: what looks lost or won to them is not always. */
const TRUST = 0.9;

/** Judges by chances, as far as they were learnt. */
const winningValueFor = (study: Study, players: number): Value => {
  const { mind, chances } = study;
  const odds = chances?.[players];
  return new Value(mind, weightsFor(study, players), mind.rivalry, odds && { weights: Float64Array.from(odds.flat()), trust: TRUST });
};

/** Large decisions go by chances. A small one leaves behind what is seldom left behind where chances were learnt: there points are the better guide. */
export const judgeFor = (study: Study, players: number, s: State): Value =>
  study.mind.isBig(s) ? winningValueFor(study, players) : valueFor(study, players);

/** For large decisions. */
export const searchFor = (study: Study, players: number, seed: number): Search => new Search(winningValueFor(study, players), seed);

/** A search for each kind of decision, for they judge differently. */
export const searchesFor = (study: Study, players: number, seed: number): ((s: State) => Search) => {
  const large = searchFor(study, players, seed);
  const small = study.chances ? new Search(valueFor(study, players), seed) : large;
  return (s) => (study.mind.isBig(s) ? large : small);
};
