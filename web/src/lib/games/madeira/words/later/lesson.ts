/** The rules that matter for a decision, the most important first. */
import { isKeyOf } from '@caravel/core';
import type { RuleId } from '@caravel/i18n/madeira';
import type { StepName, View } from '@caravel/madeira';

/** What nobody decides needs no lesson. */
type ChanceStep =
  | 'crowns'
  | 'request tile'
  | 'reward tile'
  | 'favor tile'
  | 'character tile'
  | 'guild dice'
  | 'pirate dice'
  | 'building roll'
  | 'pirate roll';

const LESSONS: Readonly<Record<Exclude<StepName, ChanceStep | 'over'>, readonly RuleId[]>> = {
  'first city': ['S12', 'S7', 'R4'],
  'first field': ['S12', 'H1', 'BD2'],
  row: ['A4', 'S14'],
  request: ['A4', 'E1'],
  guild: ['A5', 'F3'],
  turn: ['B1', 'B2', 'B4', 'B6'],
  character: ['B5', 'H1'],
  worker: ['RU4', 'BD3'],
  'worker to': ['BD3', 'BD6'],
  ship: ['CO1', 'CO2'],
  'ship to': ['CO1', 'CO3', 'BD4'],
  'buy wood': ['DW2', 'DW3'],
  'get wood': ['GW1'],
  favor: ['GM1', 'F4'],
  again: ['H2'],
  reward: ['CO3', 'RU13'],
  support: ['K-support', 'G2'],
  flip: ['C-casa', 'F3'],
  lady: ['F-lady'],
  marker: ['F-bishop'],
  building: ['C3', 'C4', 'C5', 'C6'],
  'last windmill in C': ['RU2', 'W4'],
  honor: ['D1'],
  upkeep: ['D3', 'DW3'],
  feeding: ['D4'],
  'last windmill in D': ['RU2', 'W2'],
  leave: ['E1'],
  wealth: ['R5', 'G1'],
  city: ['R4'],
};

export const lesson = ({ turn }: View): readonly RuleId[] => (isKeyOf(LESSONS, turn.step) ? LESSONS[turn.step] : []);
