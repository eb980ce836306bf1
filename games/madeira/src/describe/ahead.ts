/**
 * What a choice would lead to: the rules are asked on a copy that stands one step further, so that nobody is surprised where nothing more
 * is asked. Older versions of the rules are asked in the same way (older-view.ts).
 */
import { at, type Game, hasTurn, legalMoves, type Move, type Seat, type State } from '@caravel/core';
import { BUILDINGS, FAVORS } from '../board/names.ts';
import {
  ACT,
  CITIZEN_FROM,
  LADY_BUILDING,
  type MadeiraMove,
  moves,
  SAIL,
  SAIL_MORE,
  SHIP_FROM,
  TO,
  USE_FAVOR,
  WORKER_FROM,
} from '../moves/table.ts';
import * as on from '../state/layout.ts';
import { FIRST_SPOT, type Place, type Slot } from '../state/places.ts';
import { awaitSeat, NOBODY } from '../state/state.ts';
import { CHARACTER, LADY_CHOICE, SHIP_TO, type Step, TURN, WORKER_TO } from '../state/steps.ts';
import type { AheadView, IdleView, LeadView } from '../view.ts';

/** The rules of a version. */
export type Rules = Pick<Game, 'legal' | 'whyNot' | 'moves'>;

const USE_LADY = USE_FAVOR.first + FAVORS.indexOf('lady');

/** The step that follows a move, with the piece it takes up in hand. */
const nextOf = (move: Move): { readonly step: Step; readonly lifted: Place | Slot } | undefined => {
  if (SHIP_FROM.has(move)) return { step: SHIP_TO, lifted: SHIP_FROM.index(move) };
  if (WORKER_FROM.has(move)) return { step: WORKER_TO, lifted: WORKER_FROM.index(move) };
  if (CITIZEN_FROM.has(move)) return { step: WORKER_TO, lifted: CITIZEN_FROM.index(move) + FIRST_SPOT };
  return move === USE_LADY ? { step: LADY_CHOICE, lifted: NOBODY } : undefined;
};

/** What the next step is about; the windmill is open besides. */
const isAnswer = (move: Move): boolean => SAIL.has(move) || SAIL_MORE.has(move) || TO.has(move) || LADY_BUILDING.has(move);

const answersOf = (ids: readonly Move[]): MadeiraMove[] => ids.filter(isAnswer).map((id) => moves.struct(id));

const leadOf = (rules: Rules, s: State, seat: Seat, move: Move): LeadView[] => {
  const following = nextOf(move);
  if (!following) return [];
  const ahead = s.slice();
  awaitSeat(ahead, following.step, seat);
  on.lifted.set(ahead, following.lifted);
  return [{ move: moves.struct(move), next: answersOf(legalMoves(rules, ahead, seat)) }];
};

/** B5: the rule in the way of using the character on a building, if the die lay there. */
const idleOn = (rules: Rules, s: State, seat: Seat, building: number): IdleView[] => {
  if (on.characterOn(s, building) === NOBODY) return [];
  const ahead = s.slice();
  awaitSeat(ahead, CHARACTER, seat);
  on.dieBuilding.set(ahead, building);
  const rule = rules.whyNot(ahead, seat, ACT);
  return rule === undefined ? [] : [{ building: at(BUILDINGS, building), rule }];
};

export const describeAhead = (rules: Rules, s: State, viewer: Seat): AheadView => {
  const seat = on.actor(s);
  const isAsked = hasTurn(on.turn(s), seat);
  return {
    leads: isAsked ? legalMoves(rules, s, seat).flatMap((move) => leadOf(rules, s, seat, move)) : [],
    idle: isAsked && seat === viewer && on.step(s) === TURN ? BUILDINGS.flatMap((_, building) => idleOn(rules, s, seat, building)) : [],
  };
};
