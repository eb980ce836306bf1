/** The rows of the guild board and the Passing Column. */
import { at, type State } from '@caravel/core';
import { GUILDS, type GuildName, type GuildRow } from '../board/names.ts';
import * as on from '../state/layout.ts';
import { NOBODY } from '../state/state.ts';
import type { PassingView, RowView } from '../view.ts';
import { diceOf, heldBy, requestsOf } from './lists.ts';

const guildsOf = (s: State, row: GuildRow): GuildName[] =>
  [on.rowGuild(s, row, 0), on.rowGuild(s, row, 1)].flatMap((guild) => (guild === NOBODY ? [] : [at(GUILDS, guild)]));

export const describeRows = (s: State): RowView[] =>
  ([1, 2, 3, 4] as const).slice(0, on.players(s)).map((number, row) => ({
    row: number,
    guilds: guildsOf(s, row),
    dice: diceOf((value) => on.rowDice(s, row, value)),
    requests: requestsOf((kind) => on.rowRequests(s, row, kind)),
    ...heldBy(on.rowTaker(s, row)),
  }));

/** B6: what the slots offer besides Reals. */
const PASSING = [{ slot: 1 }, { slot: 2, action: 'city' }, { slot: 3, action: 'watch' }, { slot: 4, action: 'ship' }] as const;

export const describePassing = (s: State): PassingView[] =>
  PASSING.map((printed, slot) => ({ ...printed, reals: on.passReals(s, slot), ...heldBy(on.passSlot(s, slot)) }));
