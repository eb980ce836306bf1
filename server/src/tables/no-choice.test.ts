import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { at, hasTurn, legalMoves, onlyMove, seatsOf, seeded } from '@caravel/core';
import type { Pace } from '@caravel/protocol';
import { person, TableFixture } from '../../test/tools/table-fixture.ts';
import { act } from './act.ts';
import { botAct } from './bot-act.ts';
import { comeBack, leave } from './lobby.ts';
import type { Room } from './room.ts';
import { undo } from './undo.ts';

const people = [person('Anna'), person('Bob'), person('Carl')] as const;
let fixture: TableFixture;
before(async () => {
  fixture = await TableFixture.open();
});
after(() => fixture.close());

const running = (game: string, pace: Pace = { kind: 'untimed' }): Promise<Room> =>
  fixture.table({ game, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], pace }, ...people);

const SECOND = 1000;
let requests = 0;

/** A random decision of whoever is asked first; the entries it led to. */
const decide = async (room: Room, random: ReturnType<typeof seeded>): Promise<readonly string[]> => {
  const { game, state, length } = room.timeline;
  const seat = at(seatsOf(game.turn(state)), 0);
  const moves = legalMoves(game, state, seat);
  const move = game.moves.text(at(moves, random.below(moves.length)));
  await act(room, at(people, seat), { length, moves: [move], request: `a${++requests}` });
  return room.lines(length);
};

for (const game of ['puerto-rico', 'madeira'])
  test(`${game}: nobody is asked where there is no choice, from the first move to the last`, async () => {
    const room = await running(game);
    const random = seeded(3);
    let forced = 0;
    while (room.table.status === 'running') {
      const { game: rules, state } = room.timeline;
      for (const seat of seatsOf(rules.turn(state))) assert.equal(onlyMove(rules, state, seat), undefined);
      const written = await decide(room, random);
      forced += written.slice(1).filter((line) => !line.startsWith('*')).length;
    }
    assert.ok(forced > 0);
  });

test('a decision is taken back with the moves that followed it without a choice', async () => {
  const room = await running('madeira');
  const random = seeded(5);
  const isForced = (lines: readonly string[]): boolean => lines.length === 2 && lines.every((line) => !line.startsWith('*'));
  let before = room.timeline.state.slice();
  let written = await decide(room, random);
  while (!isForced(written)) {
    before = room.timeline.state.slice();
    written = await decide(room, random);
  }
  const seat = Number(written[0]?.[0]);
  assert.ok(room.timeline.freeUndo(seat) >= 2);
  await undo(room, at(people, seat), { length: room.timeline.length, count: 2, request: `u${++requests}` });
  assert.deepEqual(room.timeline.state, before);
  assert.equal(room.table.live.proposal, undefined);
});

/** Games until the bot that plays for Carl has no choice: it decides all the same. */
const forcedBot = async (): Promise<Room> => {
  const random = seeded(7);
  for (let room = await running('madeira'); ; room = await running('madeira')) {
    await leave(room, people[2]);
    while (room.table.status === 'running') {
      const { game, state, length } = room.timeline;
      if (!hasTurn(game.turn(state), 2)) await decide(room, random);
      else if (onlyMove(game, state, 2) !== undefined) return room;
      else await botAct(room, 2, length, [game.moves.text(at(legalMoves(game, state, 2), 0))]);
    }
  }
};

test('who comes back is spared a decision without a choice, and what was proposed before it is void', async () => {
  const room = await forcedBot();
  const { length } = room.timeline;
  await undo(room, people[0], { length, count: room.timeline.depth, request: `u${++requests}` });
  assert.ok(room.table.live.proposal);
  await comeBack(room, people[2]);
  assert.ok(room.timeline.length > length);
  assert.equal(room.table.live.proposal, undefined);
});

/** Games until somebody is asked again after another who had no choice: where, their seat, and what they had on the clock before. */
const passRound = async (pace: Pace): Promise<{ room: Room; seat: number; left: number; count: number }> => {
  const random = seeded(3);
  for (let room = await running('puerto-rico', pace); ; room = await running('puerto-rico', pace))
    while (room.table.status === 'running') {
      const { clock } = room.table;
      fixture.now += SECOND;
      const written = await decide(room, random);
      const seats = written.map((line) => Number(line[0]));
      const seat = at(seats, 0);
      const isPassed = seats.some((other) => other !== seat) && !seats.some(Number.isNaN);
      if (isPassed && seatsOf(room.table.turn).includes(seat))
        return { room, seat, left: at(clock?.left ?? [], seat), count: written.length };
    }
};

test('who is asked again after another who had no choice has a new turn', async () => {
  const days = await passRound({ kind: 'days', days: 2, onFlag: 'bot' });
  assert.equal(days.room.table.clock?.left[days.seat], 2 * 86_400_000);
  const { room, seat, left, count } = await passRound({ kind: 'live', minutes: 60, increment: 30, onFlag: 'bot' });
  assert.equal(room.table.clock?.left[seat], left - SECOND + 30 * SECOND);
  await undo(room, at(people, seat), { length: room.timeline.length, count, request: `u${++requests}` });
  assert.equal(room.table.clock?.left[seat], left - SECOND, 'taken back, it is the same turn');
});
