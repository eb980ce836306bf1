/**
 * Invitations of people and bots to a seat. What one person may send and have waiting is limited, so that nobody is flooded. One check follows
 * the other on a node, so that many requests at once are counted as well.
 */
import type { Invitation, TableInfo } from '@caravel/protocol';
import { mutersOf } from '../accounts/mutes.ts';
import type { ChannelNotice } from '../model/notice.ts';
import { Refusal } from '../model/refusal.ts';
import type { Person } from '../model/table.ts';
import type { Database } from '../store/database.ts';
import { type InvitationRow, InvitationStore } from '../store/invitations.ts';
import { roomInfo } from '../tables/info.ts';
import { accept, decline, invite, seatInvitedTo, withdraw } from '../tables/invite.ts';
import type { Rooms } from '../tables/rooms.ts';
import { findInvitee, type Invitee } from './invitee.ts';
import { demandIdle, demandInviter, demandTaken } from './policy.ts';

/** Unanswered ones of one person, to one person, and of one person to the same person. */
export const MOST_SENT = 20;
export const MOST_WAITING = 20;
export const MOST_TO_ONE = 3;
/** Of one person to the same person in a day, answered or not. */
export const MOST_A_DAY = 10;
/** Of everybody to one person in a day that call them by mail, push or webhook: accounts cost nothing. The page shows the others, too. */
export const MOST_CALLS_A_DAY = 30;
const DAY = 86_400_000;

interface InvitationParts {
  readonly db: Database;
  readonly rooms: Rooms;
  now(): number;
}

interface Wish {
  readonly name?: string | undefined;
  readonly user?: string | undefined;
  readonly seat?: number | undefined;
}

const tooMany = (message: string): Refusal => new Refusal('too-much', message, { field: 'invitations' });

const invitationIn = ({ table, user, by, byName, at }: InvitationRow): Invitation[] => {
  const { id, game, players, rated, header } = table;
  const seat = seatInvitedTo(table, user);
  if (seat === undefined) return [];
  return [{ table: id, seat, by: { id: by, name: byName }, at, game, rules: header.rules, players, rated, pace: header.pace }];
};

export class Invitations {
  readonly #parts: InvitationParts;
  readonly #store: InvitationStore;
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: InvitationParts) {
    this.#parts = parts;
    this.#store = new InvitationStore(parts.db);
  }

  /** Those that wait for the person, the newest first. */
  async waitingFor(user: string): Promise<Invitation[]> {
    return (await this.#store.waitingFor(user)).flatMap(invitationIn);
  }

  /** Keeps a seat for whom the host names. */
  invite(table: string, host: Person, wish: Wish): Promise<TableInfo> {
    return this.#inTurn(async () => {
      const { db, rooms, now } = this.#parts;
      const room = await rooms.get(table);
      const account = host.owner ?? host.id;
      const invited = await findInvitee(db, wish, { now: now(), account });
      await this.#demandWelcome(host, invited);
      if (invited.bot) {
        demandInviter(invited.bot, account);
        demandTaken(invited.bot, room.table);
        await demandIdle(db, invited.bot);
      }
      const note = async (): Promise<void> => {
        await this.#demandFew(host.id, invited);
        await this.#store.add(table, invited.id, host.id, now());
      };
      const { id, name, kind } = invited;
      await invite(room, host, { id, name, kind }, wish.seat, note);
      return roomInfo(room);
    });
  }

  /** A bot sits down only where its policy allows one more game. */
  accept(table: string, person: Person, wish: { colour?: number | undefined; promises: boolean }): Promise<TableInfo> {
    return this.#inTurn(async () => {
      const { db, rooms, now } = this.#parts;
      const room = await rooms.get(table);
      if (person.kind === 'bot') {
        const { bot } = await findInvitee(db, { user: person.id }, { now: now(), account: person.id });
        if (bot) await demandIdle(db, bot);
      }
      await accept(room, person, wish);
      return roomInfo(room);
    });
  }

  async decline(table: string, person: Person): Promise<void> {
    await decline(await this.#parts.rooms.get(table), person);
  }

  async withdraw(table: string, host: Person, seat: number): Promise<void> {
    await withdraw(await this.#parts.rooms.get(table), host, seat);
  }

  /** Whether a notice about an invitation still goes outside. */
  async mayCall({ user, table }: Pick<ChannelNotice, 'user' | 'table'>): Promise<boolean> {
    return (await this.#store.countUpTo(table, user, this.#parts.now() - DAY)) <= MOST_CALLS_A_DAY;
  }

  tidy(): Promise<number> {
    return this.#store.tidy(this.#parts.now() - DAY);
  }

  /** Guests and bots are made in a moment: they invite bots, but no people. */
  async #demandWelcome(host: Person, { id, name, kind, bot }: Invitee): Promise<void> {
    if (id === host.id) throw new Refusal('bad-input', 'you cannot invite yourself: sit down instead', { field: 'name' });
    if (kind === 'person' && host.kind !== 'person')
      throw new Refusal('not-yours', 'only people with an account invite people: make an account, or send them the link', {
        field: 'name',
      });
    const muters = await mutersOf(this.#parts.db, host.id);
    if (muters.has(id) || (bot && muters.has(bot.owner)))
      throw new Refusal('not-yours', `${name} takes no invitations from you`, { field: 'name' });
  }

  async #demandFew(host: string, { id, name }: Invitee): Promise<void> {
    const sent = await this.#store.sentBy(host);
    if (sent.length >= MOST_SENT) throw tooMany(`${MOST_SENT} of your invitations wait for an answer: withdraw one first`);
    if (sent.filter(({ user }) => user === id).length >= MOST_TO_ONE)
      throw tooMany(`${MOST_TO_ONE} of your invitations wait for ${name}: withdraw one first`);
    if ((await this.#store.since(host, id, this.#parts.now() - DAY)) >= MOST_A_DAY)
      throw tooMany(`you have invited ${name} ${MOST_A_DAY} times today`);
    if ((await this.#store.waitingFor(id)).length >= MOST_WAITING)
      throw tooMany(`${name} has ${MOST_WAITING} invitations to answer already`);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }
}
