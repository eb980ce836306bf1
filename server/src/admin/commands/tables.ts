/** A table that should not go on, or not be there. */
import { standing } from '@caravel/core';
import type { Room, Step } from '../../tables/room.ts';
import { audited } from '../audit.ts';
import { type CommandInput, type Operator, type SiteCommand, textFlag, UserError, WHY_FLAG } from '../command.ts';
import { hideTableEverywhere } from '../live.ts';

const roomOf = async ({ site: { rooms } }: Operator, { words: [id = ''] }: CommandInput): Promise<Room> => {
  const room = await rooms.find(id);
  if (!room) throw new UserError(`there is no table '${id}'`);
  return room;
};

/** Nobody has won: everybody shares the last place, and no rating changes. */
const ended = (room: Room): Step => {
  const { table, fault } = room;
  const { proposal, ...live } = table.live;
  if (table.status === 'open' || fault) return { status: 'cancelled', live };
  const { scores } = standing(room.timeline.game, room.timeline.state);
  return {
    status: 'finished',
    live: { ...live, ending: { reason: 'operator', scores: [...scores], places: scores.map(() => table.players) } },
  };
};

const isOver = ({ table: { status } }: Room): boolean => status === 'finished' || status === 'cancelled';

const end = (room: Room): Promise<boolean> =>
  room.exclusively(async () => {
    if (isOver(room)) return false;
    await room.write(ended(room));
    return true;
  });

const line = ({ site, who }: Operator, input: CommandInput, act: string, { table }: Room) =>
  audited({
    ...{ at: site.now(), who, act, about: table.id, why: textFlag(input, 'why') ?? '' },
    detail: `${table.game}, ${table.status}, ${table.live.seats.map(({ name }) => name).join(', ')}, ${table.length} entries`,
  });

export const endTable: SiteCommand = {
  place: 'site',
  name: 'end-table',
  usage: '<table> [--why <text>]',
  about: 'end a game: everybody is told that the operator did, nobody wins, no rating changes. A table that waits for players is cancelled',
  words: [1, 1],
  flags: WHY_FLAG,
  run: async (operator, input) => {
    const room = await roomOf(operator, input);
    const entry = line(operator, input, 'end-table', room);
    if (!(await end(room))) throw new UserError(`table ${room.table.id} is ${room.table.status} already`);
    await operator.site.db.batch([entry]);
    return { text: `table ${room.table.id} is ${room.table.status}` };
  },
};

/** All that is kept of a table. Ratings it has changed stay changed: later games were rated from there. */
const PARTS = [
  'entries',
  'chat',
  'seats',
  'secrets',
  'results',
  'reports',
  'notices',
  'reviews',
  'analyses',
  'day_tries',
  'invitations',
  'waiting_notices',
] as const;
/** Of its webhook, which no clearing up would find later. */
const OWNED = ['hooks', 'waiting_notices', 'alert_times'] as const;

export const deleteTable: SiteCommand = {
  place: 'site',
  name: 'delete-table',
  usage: '<table> [--why <text>]',
  about:
    'delete a table with its log, chat, reports, results, review and published analyses; ratings it has changed stay as they are. There is no way back',
  words: [1, 1],
  flags: WHY_FLAG,
  run: async (operator, input) => {
    const room = await roomOf(operator, input);
    const { id } = room.table;
    const entry = line(operator, input, 'delete-table', room);
    await end(room);
    await operator.site.db.batch([
      ...PARTS.map((part) => ({ sql: `DELETE FROM ${part} WHERE table_id = $1`, values: [id] })),
      ...OWNED.map((part) => ({ sql: `DELETE FROM ${part} WHERE owner = $1`, values: [id] })),
      { sql: 'DELETE FROM tables WHERE id = $1', values: [id] },
      entry,
    ]);
    await hideTableEverywhere(operator.site, id);
    return { text: `table ${id} is deleted` };
  },
};
