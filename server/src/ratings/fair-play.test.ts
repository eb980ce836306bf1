/** What a game counts for when somebody lets a bot play, hardly plays at all, or plays against themselves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSeat, isChance, isOver, legalMoves } from '@caravel/core';
import { type NewTableInput, RATED_MOVES } from '@caravel/protocol';
import { turnOf } from '../../test/tools/play-out.ts';
import { person, TableFixture } from '../../test/tools/table-fixture.ts';
import { People } from '../accounts/people.ts';
import { FORMER } from '../model/former.ts';
import { Refusal } from '../model/refusal.ts';
import { act } from '../tables/act.ts';
import { botAct } from '../tables/bot-act.ts';
import { tableInfo, tableLine } from '../tables/info.ts';
import { join, leave } from '../tables/lobby.ts';
import { rematch } from '../tables/rematch.ts';
import type { Room } from '../tables/room.ts';
import { agree, proposeEnd, undo } from '../tables/undo.ts';
import { finish } from './finish.ts';
import { figuresOf, gamesOf, profileOf } from './records.ts';
import { statisticsOf } from './statistics.ts';

const [anna, bob, carl] = [person('Anna'), person('Bob'), person('Carl')];
const RATED = { game: 'puerto-rico', rated: true, access: 'open' as const, options: { governor: 0 } };
const TWO: NewTableInput = { ...RATED, seats: [{ kind: 'me' }, { kind: 'open' }] };

const fixtureFor = async (t: { after(done: () => Promise<void>): void }): Promise<TableFixture> => {
  const fixture = await TableFixture.open();
  t.after(() => fixture.close());
  for (const one of [anna, bob, carl]) await new People(fixture.db).add(one, fixture.now);
  return fixture;
};

const done = (fixture: TableFixture, room: Room): Promise<void> =>
  finish({ rooms: fixture.rooms, db: fixture.db, now: () => fixture.now }, room.table.id);

/** Plays until the game is over or `enough`; a bot plays where it sits in. */
const playOn = async (room: Room, enough: () => boolean = () => false): Promise<void> => {
  for (let number = 0; room.table.status === 'running' && !enough(); number++) {
    const { game, state, length } = room.timeline;
    const seat = firstSeat(game.turn(state));
    const sitter = room.table.live.seats[seat];
    const moves = turnOf(room, seat, number);
    if (sitter?.substitute ?? sitter?.level) await botAct(room, seat, length, moves);
    else await act(room, { id: sitter?.user ?? '', name: '', kind: 'person' }, { length, moves, request: `r${length}`, seat });
  }
};

const movesOf = (room: Room, seat: number): number => room.timeline.standing.filter((made) => made.seat === seat).length;
const ratingsOf = async (fixture: TableFixture, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await profileOf(fixture.db, id, fixture.now)).ratings[0]?.rating));

test('who lets a bot play on is rated last and has no win, whatever the bot makes of it', async (t) => {
  const fixture = await fixtureFor(t);
  const winners: boolean[] = [];
  for (let i = 0; i < 4; i++) {
    const room = await fixture.table(TWO, anna, bob);
    await playOn(room, () => [0, 1].every((seat) => movesOf(room, seat) >= RATED_MOVES + i));
    await leave(room, bob);
    await playOn(room);
    await done(fixture, room);
    assert.equal(room.table.live.ending?.unrated, undefined);
    assert.ok((room.table.live.seats[1]?.botMoves ?? 0) > 0);
    winners.push(room.table.live.ending?.places[1] === 1);
  }
  assert.ok(winners.includes(true), 'a bot won for Bob at least once');
  const [annas = 0, bobs = 0] = await ratingsOf(fixture, [anna.id, bob.id]);
  assert.ok(annas > 1000 && bobs < 1000, `${annas} ${bobs}`);
  const [figures] = await figuresOf(fixture.db, bob.id);
  assert.deepEqual([(await profileOf(fixture.db, bob.id, fixture.now)).wins, figures?.wins, figures?.games], [0, 0, 4]);
  const games = await gamesOf(fixture.db, bob.id, true, { before: fixture.now + 1, limit: 10 });
  assert.deepEqual(new Set(games.map(({ botPlayed, rated }) => `${botPlayed} ${rated}`)), new Set(['true true']));
  const won = (await profileOf(fixture.db, anna.id, fixture.now)).wins;
  const { starts, openings } = await statisticsOf(fixture.db, 'puerto-rico', 2);
  for (const list of [starts, openings])
    assert.equal(
      list.reduce((sum, { wins }) => sum + wins, 0),
      won,
    );
});

test('the others keep their order: whoever left comes after all of them', async (t) => {
  const fixture = await fixtureFor(t);
  const room = await fixture.table({ ...RATED, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }, anna, bob, carl);
  await playOn(room, () => [0, 1, 2].every((seat) => movesOf(room, seat) >= RATED_MOVES));
  await leave(room, anna);
  await playOn(room);
  await done(fixture, room);
  const [, second = 0, third = 0] = room.table.live.ending?.places ?? [];
  const [annas = 0, bobs = 0, carls = 0] = await ratingsOf(fixture, [anna.id, bob.id, carl.id]);
  assert.equal(Math.sign(bobs - carls), Math.sign(third - second));
  assert.ok(annas < Math.min(bobs, carls), `${annas} ${bobs} ${carls}`);
});

test('a bot that sat in and never moved takes nothing away', async (t) => {
  const fixture = await fixtureFor(t);
  const room = await fixture.table(TWO, anna, bob);
  await leave(room, bob);
  const isBobs = () => room.timeline.game.turn(room.timeline.state) === 1 << 1;
  await playOn(room, isBobs);
  const { length } = room.timeline;
  await act(room, bob, { length, moves: turnOf(room, 1, 0), request: 'back', seat: 1 });
  await playOn(room);
  await done(fixture, room);
  assert.equal((await gamesOf(fixture.db, bob.id, true, { before: fixture.now + 1, limit: 1 }))[0]?.botPlayed, false);
});

test('whoever leaves the game to a bot before their twentieth move is rated last, and the game counts', async (t) => {
  const fixture = await fixtureFor(t);
  const room = await fixture.table(TWO, anna, bob);
  await playOn(room, () => movesOf(room, 1) >= RATED_MOVES / 4);
  const own = movesOf(room, 1);
  await leave(room, bob);
  await playOn(room);
  assert.ok(own < RATED_MOVES && movesOf(room, 0) >= RATED_MOVES);
  await done(fixture, room);
  assert.equal(room.table.live.ending?.unrated, undefined);
  const [annas = 0, bobs = 0] = await ratingsOf(fixture, [anna.id, bob.id]);
  assert.ok(annas > 1000 && bobs < annas, `${annas} ${bobs}`);
});

test('where everybody leaves the game to bots before their twentieth move, no rating changes, and the result says why', async (t) => {
  const fixture = await fixtureFor(t);
  const room = await fixture.table(TWO, anna, bob);
  await leave(room, anna);
  await leave(room, bob);
  await playOn(room);
  await done(fixture, room);
  assert.equal(room.table.live.ending?.unrated, 'moves');
  assert.deepEqual(await ratingsOf(fixture, [anna.id, bob.id]), [undefined, undefined]);
  await done(fixture, room);
  assert.equal((await fixture.store.read(room.table.id))?.live.ending?.unrated, 'moves');
});

/** A move of the seat after which nothing is drawn, so that it may be taken back. */
const quietMove = ({ timeline: { game, state } }: Room, seat: number): string | undefined => {
  if (game.turn(state) !== 1 << seat) return undefined;
  const isQuiet = (move: number): boolean => {
    const next = state.slice();
    game.apply(next, seat, move);
    return !isChance(game, next) && !isOver(game, next);
  };
  const move = legalMoves(game, state, seat).find(isQuiet);
  return move === undefined ? undefined : game.moves.text(move);
};

test('taking back a bot’s moves again and again makes no game void, and whoever takes back is back', async (t) => {
  const fixture = await fixtureFor(t);
  const room = await fixture.table(TWO, anna, bob);
  await playOn(room, () => movesOf(room, 1) >= RATED_MOVES && quietMove(room, 1) !== undefined);
  for (let i = 0; i < 10 * RATED_MOVES; i++) {
    await leave(room, bob);
    await botAct(room, 1, room.timeline.length, [quietMove(room, 1) ?? '']);
    await undo(room, bob, { length: room.timeline.length, count: 1, request: `u${i}`, seat: 1 });
    assert.equal(room.table.live.seats[1]?.substitute, undefined);
  }
  await playOn(room);
  await done(fixture, room);
  assert.equal(room.table.live.seats[1]?.botMoves, 10 * RATED_MOVES);
  assert.equal(room.table.live.ending?.unrated, undefined);
  const [annas = 0, bobs = 0] = await ratingsOf(fixture, [anna.id, bob.id]);
  assert.ok(annas > bobs, `${annas} ${bobs}`);
});

test('farming by the clock brings nothing', async (t) => {
  const fixture = await fixtureFor(t);
  const pace = { kind: 'live', minutes: 5, increment: 0, onFlag: 'end' } as const;
  const room = await fixture.table({ ...TWO, pace }, anna, bob);
  const { scores, places } = { scores: [0, 0], places: [1, 2] };
  await room.exclusively(() =>
    room.write({ status: 'finished', live: { ...room.table.live, ending: { reason: 'time', scores, places } } }),
  );
  await done(fixture, room);
  assert.equal(room.table.live.ending?.unrated, 'moves');
  assert.deepEqual(await ratingsOf(fixture, [anna.id, bob.id]), [undefined, undefined]);
});

test('two seats of one owner, somebody alone with bots, a guest, an agreed end: each says why it does not count', async (t) => {
  const fixture = await fixtureFor(t);
  const own = person('Own', 'bot');
  await new People(fixture.db).add(own, fixture.now, anna.id);
  const withOwn = await fixture.table({ ...RATED, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }, anna, own, bob);
  await playOn(withOwn);
  await done(fixture, withOwn);
  assert.equal(withOwn.table.live.ending?.unrated, 'owner');
  const alone = await fixture.table({ ...RATED, seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] }, anna);
  await playOn(alone);
  await done(fixture, alone);
  assert.equal(alone.table.live.ending?.unrated, 'alone');
  const agreed = await fixture.table(TWO, anna, bob);
  await proposeEnd(agreed, anna);
  await agree(agreed, bob, true);
  await done(fixture, agreed);
  assert.equal(agreed.table.live.ending?.unrated, 'agreed');
  const old = await fixture.table(TWO, anna, bob);
  await playOn(old);
  await fixture.db.run(`UPDATE users SET kind = 'guest' WHERE id = $1`, bob.id);
  await done(fixture, old);
  assert.equal(old.table.live.ending?.unrated, 'guest');
  assert.deepEqual(await ratingsOf(fixture, [anna.id, own.id, bob.id]), [undefined, undefined, undefined]);
});

test('whoever has deleted their account gets no rating any more; the others get theirs', async (t) => {
  const fixture = await fixtureFor(t);
  const room = await fixture.table(TWO, anna, bob);
  await playOn(room);
  await fixture.db.run(`UPDATE users SET kind = 'guest', name = $1 WHERE id = $2`, FORMER, bob.id);
  await done(fixture, room);
  const rows = await fixture.db.all<{ user_id: string }>('SELECT user_id FROM ratings');
  assert.deepEqual(
    rows.map(({ user_id }) => user_id),
    [anna.id],
  );
});

const isRefused = (code: string, field: string, words: RegExp) => (error: unknown) => {
  assert.ok(error instanceof Refusal);
  assert.deepEqual([error.wire.code, error.wire.field], [code, field]);
  return words.test(error.message);
};
const NEEDS_ACCOUNT = isRefused('not-yours', 'rated', /account/);
const NEEDS_TIME = isRefused('bad-input', 'pace', /at least 5 minutes/);

test('a rated table is for accounts and gives everybody time', async (t) => {
  const fixture = await fixtureFor(t);
  const guest = person('Guest', 'guest');
  await assert.rejects(fixture.table(TWO, guest), NEEDS_ACCOUNT);
  const room = await fixture.table(TWO, anna);
  await assert.rejects(join(room, guest, {}), NEEDS_ACCOUNT);
  const live = { kind: 'live', increment: 30, onFlag: 'end' } as const;
  for (const pace of [
    { ...live, minutes: 4.9 },
    { kind: 'days', days: 0.4 },
  ] as const)
    await assert.rejects(fixture.table({ ...TWO, pace }, anna), NEEDS_TIME);
  for (const pace of [{ ...live, minutes: 5 }, { kind: 'days', days: 0.5 }, { kind: 'untimed' }] as const)
    await fixture.table({ ...TWO, pace }, anna);
  await fixture.table({ ...TWO, rated: false, pace: { ...live, minutes: 0.1 } }, guest);
});

test('hints are off between people unless the table says otherwise, and never in a rated game', async (t) => {
  const fixture = await fixtureFor(t);
  await assert.rejects(fixture.table({ ...TWO, hints: true }, anna), isRefused('bad-input', 'hints', /no hints/));
  const room = await fixture.table({ ...TWO, rated: false, hints: true }, anna, bob);
  assert.equal(tableInfo(room.table, undefined, room).hints, true);
  assert.equal(tableLine((await fixture.table(TWO, anna)).table).hints, false);
  const { hints, ...before } = room.table.header;
  assert.equal(tableLine({ ...room.table, header: before }).hints, false, 'a table from before');
});

test('a rematch of a rated table from before is rated only if it could be made so now', async (t) => {
  const fixture = await fixtureFor(t);
  const again = async (pace: string): Promise<boolean | undefined> => {
    const room = await fixture.table(TWO, anna, bob);
    await fixture.db.run(
      'UPDATE tables SET status = $1, header = $2 WHERE id = $3',
      'finished',
      JSON.stringify({ ...room.table.header, pace: JSON.parse(pace) }),
      room.table.id,
    );
    await room.exclusively(() => room.write({ status: 'finished' }));
    fixture.rooms.forget(Number.POSITIVE_INFINITY, () => false);
    const id = await rematch(await fixture.rooms.get(room.table.id), anna, false, fixture.store);
    return (await fixture.store.read(id))?.rated;
  };
  assert.equal(await again('{"kind":"untimed"}'), true);
  assert.equal(await again('{"kind":"live","minutes":0.05,"increment":0,"onFlag":"end"}'), false);
});
