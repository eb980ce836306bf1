/** A4, A5: in Passing order each player takes a row: its dice, one of its requests, and the Favors of its guild turn up. */
import { type Decision, type Move, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { type Guild, type GuildRow, REQUESTS, type Request } from '../../board/names.ts';
import { hasFaceDownOf, turnUpGuild } from '../../favors/flip.ts';
import { ROW, TAKE_REQUEST, TURN_GUILD } from '../../moves/table.ts';
import * as on from '../../state/layout.ts';
import { leavePassingColumn, topOfPassingColumn } from '../../state/passing.ts';
import { awaitNobody, awaitSeat, NOBODY, onlyOne } from '../../state/state.ts';
import { GUILD_CHOICE, REQUEST_CHOICE, ROW_CHOICE } from '../../state/steps.ts';
import { DIE_VALUES } from '../../tables/pieces.ts';

/** A4: from the top of the Passing Column; a marker that has moved to its row is gone from there. */
export const askForRow = (s: State): void => {
  const seat = topOfPassingColumn(s);
  if (seat === NOBODY) return awaitNobody(s, ROW_CHOICE);
  on.actor.set(s, seat);
  awaitSeat(s, ROW_CHOICE, seat);
};

/** A4: a row that nobody has taken; S14: as many rows as players. */
const isRowFree = (s: State, row: GuildRow): boolean => row < on.players(s) && on.rowTaker(s, row) === NOBODY;

const rowOf = (s: State, seat: Seat): GuildRow => {
  for (let row = 0; row < on.players(s); row++) if (on.rowTaker(s, row) === seat) return row;
  return NOBODY;
};

const takeRow = (s: State, seat: Seat, row: GuildRow): void => {
  leavePassingColumn(s, seat);
  on.rowTaker.set(s, row, seat);
  for (let value = 0; value < DIE_VALUES; value++) {
    on.homeDice.set(s, seat, value, on.rowDice(s, row, value));
    on.rowDice.set(s, row, value, 0);
  }
};

/** A4: a request that lies in the seat's row. */
const isInRow = (s: State, seat: Seat, request: Request): boolean => on.rowRequests(s, rowOf(s, seat), request) > 0;

export const rowChoice: Decision = {
  moves: movesOf(ROW),
  apply(s: State, seat: Seat, move: Move): void {
    const row = ROW.index(move);
    takeRow(s, seat, row);
    const only = onlyOne(s, seat, 0, REQUESTS.length, isInRow);
    if (only === NOBODY) awaitSeat(s, REQUEST_CHOICE, seat);
    else takeRequest(s, seat, only);
  },
  whyNot: (s: State, _seat: Seat, move: Move): RuleId | undefined => (ROW.has(move) && isRowFree(s, ROW.index(move)) ? undefined : 'A4'),
};

const takeRequest = (s: State, seat: Seat, request: Request): void => {
  on.rowRequests.add(s, rowOf(s, seat), request, -1);
  on.requests.add(s, seat, request, 1);
  turnUpFavors(s, seat);
};

export const requestChoice: Decision = {
  moves: movesOf(TAKE_REQUEST),
  apply: (s: State, seat: Seat, move: Move): void => takeRequest(s, seat, TAKE_REQUEST.index(move)),
  whyNot: (s: State, seat: Seat, move: Move): RuleId | undefined =>
    TAKE_REQUEST.has(move) && isInRow(s, seat, TAKE_REQUEST.index(move)) ? undefined : 'A4',
};

/** A5: one of the two guilds of the row, not both; asked only where both have a Favor to turn up. */
const turnUpFavors = (s: State, seat: Seat): void => {
  const row = rowOf(s, seat);
  const first = on.rowGuild(s, row, 0);
  const second = on.rowGuild(s, row, 1);
  const secondHas = second !== NOBODY && hasFaceDownOf(s, seat, second);
  if (secondHas && hasFaceDownOf(s, seat, first)) return awaitSeat(s, GUILD_CHOICE, seat);
  turnUpGuild(s, seat, secondHas ? second : first);
  askForRow(s);
};

const isGuildOfRow = (s: State, seat: Seat, guild: Guild): boolean => {
  const row = rowOf(s, seat);
  return on.rowGuild(s, row, 0) === guild || on.rowGuild(s, row, 1) === guild;
};

export const guildChoice: Decision = {
  moves: movesOf(TURN_GUILD),
  apply(s: State, seat: Seat, move: Move): void {
    turnUpGuild(s, seat, TURN_GUILD.index(move));
    askForRow(s);
  },
  whyNot: (s: State, seat: Seat, move: Move): RuleId | undefined =>
    TURN_GUILD.has(move) && isGuildOfRow(s, seat, TURN_GUILD.index(move)) ? undefined : 'A5',
};
