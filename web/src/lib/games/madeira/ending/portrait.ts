/** Whose face, or which sign, stands for a moment of the game. */
import type { FigureName, MadeiraMove, View } from '@caravel/madeira';

const PHASES: Partial<Record<View['phase'], string>> = { A: 'favor', B: 'die-0', D: 'bread', E: 'crown' };

/** The character before a building, today. */
const characterAt = ({ buildings }: View, name: string | undefined): FigureName | undefined =>
  buildings.find(({ building }) => building === name)?.character;

export const figureOf = (view: View, move: MadeiraMove): FigureName | undefined => {
  if (move.kind === 'die' || move.kind === 'pirate') return move.figure;
  return characterAt(view, view.turn.dieOn ?? view.resolving?.building);
};

const KINDS: Partial<Record<MadeiraMove['kind'], string>> = {
  roll: 'die-0',
  'roll pirates': 'pirates',
  pirates: 'pirates',
  'pass reals': 'reals',
  'pass city': 'house',
  'pass watch': 'watch',
  'pass ship': 'ship',
  sail: 'ship',
  'sail more': 'ship',
  honor: 'watch',
  'buy wood': 'wood',
  'get wood': 'wood',
  harvest: 'harvest',
  exchange: 'mill',
};

export const signOf = (view: View, move: MadeiraMove): string => KINDS[move.kind] ?? PHASES[view.phase] ?? 'compass';
