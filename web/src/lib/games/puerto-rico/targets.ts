/** What can be touched on this board. Targets that belong to a seat carry its number: `city:0:wharf`, `barrels:2:corn`. */
import type { Seat } from '@caravel/core';
import { BUILDINGS, GOODS, HOLDS, MAX_PLAYERS, PLACES, ROLES, TILES } from '@caravel/puerto-rico';
import { defineTargets, type Parsed, type TargetOf } from '../../table/session/targets.ts';

const SEATS: readonly Seat[] = Array.from({ length: MAX_PLAYERS }, (_, seat) => seat);
const COUNTS: readonly number[] = Array.from({ length: 13 }, (_, count) => count);

const KINDS = {
  role: [ROLES],
  plantation: [GOODS],
  quarry: [],
  stack: [],
  ship: [HOLDS],
  house: [],
  'colonist-ship': [],
  colonists: [],
  supply: [GOODS],
  chips: [],
  building: [BUILDINGS],
  city: [SEATS, BUILDINGS],
  tile: [SEATS, TILES],
  place: [SEATS, PLACES],
  /** The number stands for the circles of the place up to it; nought for the place itself. */
  count: [COUNTS],
  barrels: [SEATS, GOODS],
  'san-juan': [SEATS],
  doubloons: [SEATS],
  points: [SEATS],
  production: [SEATS],
  governor: [],
  pass: [],
} as const;

export const { target, parseTarget } = defineTargets(KINDS);
export type Target = TargetOf<typeof target>;
export type ParsedTarget = Parsed<typeof KINDS>;
