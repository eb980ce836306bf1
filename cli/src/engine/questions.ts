/** Requests that change nothing. */
import {
  fail,
  isOver,
  ok,
  parseMove,
  type Result,
  refusal,
  type Seat,
  standing,
  WATCHER,
  writeEntry,
  writeGameFile,
  writeState,
} from '@caravel/core';
import { chanceMoves, movesOf, openMoves, turnAnswer } from '../position.ts';
import type { Session } from './session.ts';
import { parseSeat, splitSeat } from './words.ts';

export const turn = ({ course }: Session): Result<object> => ok(turnAnswer(course.game, course.state));

export const state = ({ course }: Session): Result<object> => ok({ state: writeState(course.game, course.state) });

export const legal = ({ course }: Session, text: string): Result<object> => {
  if (text === '') return ok({ legal: openMoves(course.game, course.state) });
  const seat = parseSeat(course, text);
  return seat.ok ? ok(movesOf(course.game, course.state, seat.value)) : seat;
};

export const chance = ({ course }: Session): Result<object> => ok({ chance: chanceMoves(course.game, course.state) });

export const whyNot = ({ course }: Session, text: string): Result<object> => {
  const asked = splitSeat(text);
  if (!asked) return fail(`'${text}' is not a seat and a move`);
  const move = parseMove(course.game, asked.rest);
  if (!move.ok) return move;
  const problem = refusal(course.game, course.state, asked.seat, move.value);
  if (problem && problem.rule === undefined) return { ok: false, problem };
  return ok(problem ? { legal: false, rule: problem.rule } : { legal: true });
};

export const scores = ({ course }: Session): Result<object> =>
  ok({ over: isOver(course.game, course.state), ...standing(course.game, course.state) });

export const describe = ({ course }: Session, text: string): Result<object> => {
  const viewer: Result<Seat> = text === '' ? ok(WATCHER) : parseSeat(course, text);
  return viewer.ok ? ok({ view: course.game.describe(course.state, viewer.value) }) : viewer;
};

export const log = ({ course }: Session): Result<object> => {
  const { game, config, entries } = course;
  const final = isOver(game, course.state) ? { scores: standing(game, course.state).scores } : {};
  return ok({ entries: entries.map(writeEntry), file: writeGameFile({ game, config, names: [], ...final, entries }) });
};
