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

export const turn = ({ timeline }: Session): Result<object> => ok(turnAnswer(timeline.game, timeline.state));

export const state = ({ timeline }: Session): Result<object> => ok({ state: writeState(timeline.game, timeline.state) });

export const legal = ({ timeline }: Session, text: string): Result<object> => {
  if (text === '') return ok({ legal: openMoves(timeline.game, timeline.state) });
  const seat = parseSeat(timeline, text);
  return seat.ok ? ok(movesOf(timeline.game, timeline.state, seat.value)) : seat;
};

export const chance = ({ timeline }: Session): Result<object> => ok({ chance: chanceMoves(timeline.game, timeline.state) });

export const whyNot = ({ timeline }: Session, text: string): Result<object> => {
  const asked = splitSeat(text);
  if (!asked) return fail(`'${text}' is not a seat and a move`);
  const move = parseMove(timeline.game, asked.rest);
  if (!move.ok) return move;
  const problem = refusal(timeline.game, timeline.state, asked.seat, move.value);
  if (problem && problem.rule === undefined) return { ok: false, problem };
  return ok(problem ? { legal: false, rule: problem.rule } : { legal: true });
};

export const scores = ({ timeline }: Session): Result<object> =>
  ok({ over: isOver(timeline.game, timeline.state), ...standing(timeline.game, timeline.state) });

export const describe = ({ timeline }: Session, text: string): Result<object> => {
  const viewer: Result<Seat> = text === '' ? ok(WATCHER) : parseSeat(timeline, text);
  return viewer.ok ? ok({ view: timeline.game.describe(timeline.state, viewer.value) }) : viewer;
};

export const log = ({ timeline }: Session): Result<object> => {
  const { game, config, entries } = timeline;
  const final = isOver(game, timeline.state) ? { scores: standing(game, timeline.state).scores } : {};
  return ok({ entries: entries.map(writeEntry), file: writeGameFile({ game, config, names: [], ...final, entries }) });
};
