/** When a seat takes its next role, and when its turn comes within the role in progress. */
import * as pr from '@caravel/puerto-rico/inside';
import { cellAt } from '../cell-at.ts';
import type { SeatFacts } from './seat-facts.ts';
import type { TableFacts } from './table-facts.ts';

const { HOSPICE_COLONIST, LOADING, PLACING, ROLE_CHOICE, UNIVERSITY_COLONIST } = pr.steps;
const { NOBODY } = pr;

/** How many of the first `count` roles of a round a seat takes. */
const rolesAmong = (count: number, fromGovernor: number, players: number): number =>
  Math.floor((count - fromGovernor + players - 1) / players);

/** 2P3: with two players each has three roles in a round. */
const readRoles = (table: TableFacts, me: SeatFacts): void => {
  const { players, picks, picksLeft } = table;
  const place = cellAt(table.fromGovernor, me.seat);
  me.fromGovernor = place;
  me.rolesLeft = rolesAmong(picks + picksLeft, place, players) - rolesAmong(picks, place, players);
  me.fromNextTaker = (place + players - table.nextTaker) % players;
  // R4: the next governor is the one to the left, so the governor of this round comes last.
  me.picksBefore = me.rolesLeft > 0 ? (place + players - (picks % players)) % players : picksLeft + ((place + players - 1) % players);
};

/** Whether the player has already taken the turn and is only asked about the colonist for the new tile or building. */
const hasHadTurn = (step: number): boolean => step === HOSPICE_COLONIST || step === UNIVERSITY_COLONIST;

const isToCome = (table: TableFacts, me: SeatFacts): boolean => {
  if ((table.asked & (1 << me.seat)) !== 0) return table.step !== ROLE_CHOICE && !hasHadTurn(table.step);
  if (table.actor === NOBODY) return false;
  if (table.step === LOADING) return true;
  if (table.step === PLACING && !table.mayorInOrder) return false;
  return me.turnsBefore < table.lap && (me.turnsBefore > 0 || !hasHadTurn(table.step));
};

export const readOrder = (table: TableFacts, me: SeatFacts): void => {
  readRoles(table, me);
  me.turnsBefore = table.actor === NOBODY ? 0 : table.distance(table.actor, me.seat);
  me.isToCome = isToCome(table, me);
};
