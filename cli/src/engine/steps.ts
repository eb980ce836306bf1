/** Requests that begin a game or change it. All answer with the number of entries and whose decision it is. */
import {
  at,
  CHANCE,
  type Entry,
  fail,
  hasTurn,
  isChance,
  ok,
  outcomes,
  pickWeighted,
  type Result,
  readConfig,
  type Seat,
  Timeline,
} from '@caravel/core';
import { findGame } from '../config-flags.ts';
import { readGameFile, replayFile } from '../game-file.ts';
import { turnAnswer } from '../position.ts';
import { type Session, USUAL_SEED } from './session.ts';
import { splitSeat } from './words.ts';

const standingAt = ({ timeline }: Session): Result<object> =>
  ok({ entries: timeline.length, ...turnAnswer(timeline.game, timeline.state) });

export const begin = (session: Session, text: string): Result<object> => {
  const given = parseObject(text);
  if (!given.ok) return given;
  const { game: name, seed = USUAL_SEED, ...rest } = given.value;
  if (typeof name !== 'string') return fail('a name is needed', { field: 'game' });
  if (!Number.isSafeInteger(seed) || (seed as number) < 0)
    return fail(`${JSON.stringify(seed)} is not a whole number from 0 up`, { field: 'seed' });
  const game = findGame(session.host.games, name);
  const { min, max } = game.seats;
  if (rest.players === undefined) return fail(`a number from ${min} to ${max} is needed`, { field: 'players' });
  const config = readConfig(game, rest);
  if (!config.ok) return config;
  session.begin(new Timeline(game, config.value), seed as number);
  return ok({ game: game.name, ...config.value, seed, entries: 0, ...turnAnswer(game, session.timeline.state) });
};

const parseObject = (text: string): Result<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? ok(value as Record<string, unknown>) : fail(`'${text}' is not a JSON object`);
  } catch {
    return fail(`'${text}' is not JSON`);
  }
};

export const load = (session: Session, path: string): Result<object> => {
  if (path === '') return fail('load which file?');
  const timeline = replayFile(readGameFile(path, session.host));
  session.begin(timeline, USUAL_SEED);
  const { game, config } = timeline;
  return ok({ game: game.name, ...config, entries: timeline.length, ...turnAnswer(game, timeline.state) });
};

const append = (session: Session, entry: Entry): Result<object> => {
  const taken = session.timeline.append(entry);
  return taken.ok ? standingAt(session) : taken;
};

export const apply = (session: Session, text: string): Result<object> => {
  const given = splitSeat(text);
  if (given) return append(session, { seat: given.seat, move: given.rest });
  const seat = onlySeat(session.timeline);
  return seat.ok ? append(session, { seat: seat.value, move: text }) : seat;
};

/** The seat that has the turn, if there is only one. */
const onlySeat = ({ game, state }: Timeline): Result<Seat> => {
  const answer = turnAnswer(game, state);
  if (answer.turn === 'chance') return ok(CHANCE);
  if (answer.turn === 'over') return fail('the game is over');
  const [seat, second] = answer.seats as [Seat, ...Seat[]];
  return second === undefined ? ok(seat) : fail(`say which seat: ${answer.seats.join(', ')} choose at the same time`);
};

export const roll = (session: Session): Result<object> => {
  const { game, state } = session.timeline;
  if (!isChance(game, state)) return fail('chance has nothing to choose now');
  const possible = outcomes(game, state);
  const weights = possible.map(({ weight }) => weight);
  const { move } = at(possible, pickWeighted(session.random, weights, weights.length));
  const text = game.moves.text(move);
  const taken = append(session, { seat: CHANCE, move: text });
  return taken.ok ? ok({ move: text, ...taken.value }) : taken;
};

/** An undo entry names who asked for it: the first seat that has the turn, otherwise seat 0. */
export const undo = (session: Session, text: string): Result<object> => {
  if (!/^([1-9]\d{0,4})?$/.test(text)) return fail(`'${text}' does not say how many moves to undo`);
  const { game, state, config } = session.timeline;
  const asker = Array.from({ length: config.players }, (_, seat) => seat).find((seat) => hasTurn(game.turn(state), seat));
  return append(session, { seat: asker ?? 0, undo: Number(text || 1) });
};
