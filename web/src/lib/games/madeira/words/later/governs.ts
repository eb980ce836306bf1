/** The rule that governs each kind of move: where one reads more about a choice. */
import type { MadeiraMove } from '@caravel/madeira';

type Kind = Exclude<MadeiraMove['kind'], 'use' | 'favor' | 'reward' | 'leave'>;

const GOVERNS: Readonly<Record<Kind, string>> = {
  row: 'A4',
  request: 'A4',
  guild: 'A5',
  die: 'B2',
  pirate: 'B2',
  'pass reals': 'B6',
  'pass city': 'B6',
  'pass watch': 'B6',
  'pass ship': 'B6',
  act: 'B5',
  harvest: 'H1',
  'no action': 'B5',
  worker: 'ST1',
  citizen: 'MA1',
  to: 'BD3',
  ship: 'CO1',
  sail: 'CO1',
  'sail more': 'RU15',
  'buy wood': 'DW2',
  'get wood': 'GW1',
  again: 'H2',
  'no reward': 'CO3',
  'support pirates': 'K-support',
  'support bread': 'K-support',
  'turn up': 'F3',
  lady: 'F-lady',
  marker: 'F-bishop',
  pay: 'C4',
  pirates: 'C6',
  honor: 'D1',
  upkeep: 'D3',
  feed: 'D4',
  donate: 'R5',
  city: 'R4',
  done: 'RU4',
  'windmill up': 'W2',
  'windmill down bread': 'W4',
  'windmill down reals': 'W4',
  exchange: 'W1',
  roll: 'A3',
  'roll pirates': 'A2',
  crowns: 'S4',
  'lay request': 'S5',
  'lay reward': 'S6',
  'lay favor': 'GM1',
  'lay character': 'A1',
};

export const governs = (move: MadeiraMove): string => {
  if (move.kind === 'use') return `F-${move.favor}`;
  if (move.kind === 'reward') return `K-${move.reward}`;
  if (move.kind === 'favor') return 'GM1';
  return move.kind === 'leave' ? 'E1' : GOVERNS[move.kind];
};
