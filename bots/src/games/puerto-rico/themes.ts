/** What a puzzle of Puerto Rico is about. */
import { at, type Move, type State } from '@caravel/core';
import { type PuertoRicoMove, puertoRico } from '@caravel/puerto-rico';
import { isEnding } from './decisions.ts';

const BY_ROLE = {
  settler: 'plantations',
  mayor: 'colonists',
  builder: 'building',
  craftsman: 'goods',
  trader: 'money',
  captain: 'shipping',
  prospector: 'money',
  'prospector-2': 'money',
} as const satisfies Record<Extract<PuertoRicoMove, { kind: 'role' }>['role'], string>;

const BY_KIND: Readonly<Partial<Record<PuertoRicoMove['kind'], string>>> = {
  hacienda: 'plantations',
  plantation: 'plantations',
  quarry: 'plantations',
  hospice: 'colonists',
  colonist: 'colonists',
  colonists: 'colonists',
  university: 'colonists',
  build: 'building',
  craft: 'goods',
  sell: 'money',
  load: 'shipping',
  wharf: 'shipping',
  keep: 'shipping',
  store: 'shipping',
};

const themeOfMove = (move: PuertoRicoMove): string => (move.kind === 'role' ? BY_ROLE[move.role] : (BY_KIND[move.kind] ?? 'building'));

export const themeOf = (s: State, best: readonly Move[]): string =>
  isEnding(s) ? 'ending' : themeOfMove(puertoRico.moves.struct(at(best, 0)));
