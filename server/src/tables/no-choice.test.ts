import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { at, legalMoves, onlyMove, seatsOf, seeded } from '@caravel/core';
import { person, TableFixture } from '../../test/tools/table-fixture.ts';
import { act } from './act.ts';
import type { Room } from './room.ts';
import { undo } from './undo.ts';

const people = [person('Anna'), person('Bob'), person('Carl')] as const;
let fixture: TableFixture;
before(async () => {
  fixture = await TableFixture.open();
});
after(() => fixture.close());

const running = (game: string): Promise<Room> =>
  fixture.table({ game, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }, ...people);

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
