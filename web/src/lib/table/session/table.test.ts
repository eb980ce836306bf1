/** What a move costs a table page: moves played by the rules are counted over session, table and draft. */
import '../../../testing/runes.ts';
import '../../../testing/browser-globals.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Entry, type Game, isChance, legalMoves, must, readConfig, seatsOf, Timeline, WATCHER } from '@caravel/core';
import { randomTimeline } from '@caravel/core/testing';
import { puertoRico } from '@caravel/puerto-rico';
import type { GameUi } from '../game-ui.ts';

const { LocalSession } = await import('./local-session.svelte.ts');
const { Table } = await import('./table.svelte.ts');
const { flushSync, show } = await import('../../../testing/page.svelte.ts');

const config = must(readConfig(puertoRico, { players: 3 }));
const header = {
  id: 'local-count',
  game: 'puerto-rico',
  config,
  seats: ['Ada', 'Bea', 'Cid'].map((name) => ({ name, kind: 'person' as const })),
};

/** The game, and how many moves were played by it. */
const counted = (): { readonly game: Game; readonly played: () => number } => {
  let played = 0;
  const apply: Game['apply'] = (s, seat, move) => {
    played++;
    puertoRico.apply(s, seat, move);
  };
  return { game: { ...puertoRico, apply }, played: () => played };
};

/** Until chance and everything else that the session does by itself is done. */
const settled = async (isSettled: () => boolean): Promise<void> => {
  do await new Promise((resolve) => setTimeout(resolve));
  while (!isSettled());
  flushSync();
};

const open = async (entries: readonly Entry[], mustConfirm = false, isPassed = false) => {
  const { game, played } = counted();
  const session = new LocalSession(game, { header, entries, savedAt: 0, waitingFor: [], secret: '5e'.repeat(32) }, () => 0);
  const ui = { game, touches: () => [] } as unknown as GameUi;
  const table = new Table(session, ui, { mustConfirm, isPassed, hasHabit: () => false });
  const remove = show(() => [table.view, table.options, table.steps, table.canUndo, table.viewer, table.isOver, table.narrowing]);
  await settled(() => !isChance(game, table.now));
  const close = () => {
    remove();
    session.close();
  };
  return { session, table, played, close };
};

type Opened = Awaited<ReturnType<typeof open>>;

const length = ({ session }: Opened): number => session.played.length;

const anyMove = ({ table }: Opened): string => {
  const { game, position, actor = 0 } = table;
  return game.moves.text(legalMoves(game, position, actor)[0] ?? -1);
};

/** How many moves were played during the work, and how many entries it made. */
const costOf = async (opened: Opened, work: () => Promise<void>): Promise<{ plays: number; entries: number }> => {
  const before = { plays: opened.played(), entries: length(opened) };
  await work();
  await settled(() => !isChance(opened.table.game, opened.table.now));
  return { plays: opened.played() - before.plays, entries: length(opened) - before.entries };
};

/** Part of a game, then one move made and taken back over and over. */
const longLog = (count: number): Entry[] => {
  const timeline = new Timeline(puertoRico, config);
  for (const { seat, move } of randomTimeline(puertoRico, config, 7).standing.slice(0, 300))
    must(timeline.append({ seat, move: puertoRico.moves.text(move) }));
  while (seatsOf(puertoRico.turn(timeline.state)).length === 0) must(timeline.append({ seat: 0, undo: 1 }));
  const [seat = 0] = seatsOf(puertoRico.turn(timeline.state));
  const move = puertoRico.moves.text(legalMoves(puertoRico, timeline.state, seat)[0] ?? -1);
  const entries = [...timeline.entries];
  while (entries.length < count) entries.push({ seat, move }, { seat, undo: 1 });
  return entries;
};

for (const count of [0, 2000])
  test(`after ${count} entries every move is played once, over session, table and draft`, async () => {
    const opened = await open(count === 0 ? [] : longLog(count));
    assert.ok(length(opened) >= count);
    for (let i = 0; i < 12; i++) {
      const cost = await costOf(opened, () => opened.table.play([anyMove(opened)]));
      assert.ok(cost.entries >= 1);
      assert.equal(cost.plays, cost.entries, `move ${i + 1}`);
    }
    opened.close();
  });

test('a log is opened by playing what counts, once', async () => {
  const opened = await open(longLog(2000));
  assert.equal(opened.played(), opened.table.steps.length);
  opened.close();
});

test('a draft plays each of its moves once, and its confirmation none', async () => {
  const opened = await open([], true);
  const { table } = opened;
  const drafted = await costOf(opened, () => table.play([anyMove(opened)]));
  assert.deepEqual(drafted, { plays: 1, entries: 0 });
  const position = table.position;
  const { plays, entries } = await costOf(opened, () => table.confirm());
  assert.equal(plays, entries - 1, 'only what chance adds is played');
  if (entries === 1) assert.equal(table.position, position, 'the position shown is the one that was drafted');
  opened.close();
});

/** Its answers come when they are let through, as over a slow network. */
const slow = ({ session }: Opened, meanwhile: () => Promise<unknown> = async () => undefined): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = session.send.bind(session);
  session.send = async (...args) => {
    await promise;
    const sent = await send(...args);
    await meanwhile();
    return sent;
  };
  return resolve;
};

const entriesFrom = ({ session }: Opened, from: number): readonly Entry[] => session.played.timeline.entries.slice(from);

test('a move made while the one before it is on its way follows it', async () => {
  const opened = await open([]);
  const { table } = opened;
  const before = length(opened);
  const seat = table.actor ?? -1;
  const letThrough = slow(opened);
  const first = table.play(['role settler']);
  flushSync();
  const second = anyMove(opened);
  await table.play([second]);
  assert.equal(length(opened), before);
  assert.equal(table.draft.isOpen, false, 'nothing is to be confirmed');
  letThrough();
  await first;
  assert.deepEqual(entriesFrom(opened, before).slice(0, 2), [
    { seat, move: 'role settler' },
    { seat, move: second },
  ]);
  assert.equal(table.answer, undefined);
  assert.equal(table.draft.ahead, 0);
  opened.close();
});

test('what follows a move waits for confirmation if something else has happened in between', async () => {
  const opened = await open([]);
  const { session, table } = opened;
  const before = length(opened);
  const seat = table.actor ?? -1;
  const send = session.send.bind(session);
  const letThrough = slow(opened, async () => {
    await session.undo(seat, 1, length(opened));
    await send(seat, ['role settler'], length(opened));
  });
  const first = table.play(['role settler']);
  flushSync();
  const second = anyMove(opened);
  await table.play([second]);
  letThrough();
  await first;
  flushSync();
  assert.equal(length(opened), before + 3);
  assert.deepEqual(table.answer, { kind: 'kept' });
  assert.equal(table.draft.isOpen, true);
  session.send = send;
  await table.confirm();
  assert.deepEqual(entriesFrom(opened, before + 3)[0], { seat, move: second });
  opened.close();
});

test('undo plays nothing, and a look back shows the position of that moment', async () => {
  const opened = await open(longLog(400));
  const { table } = opened;
  const shown = table.now;
  const at = length(opened);
  await costOf(opened, () => table.play([anyMove(opened)]));
  const undone = await costOf(opened, () => table.undo());
  assert.deepEqual(undone, { plays: 0, entries: 1 });
  assert.equal(table.now, shown);
  table.at = at;
  assert.equal(table.position, shown);
  opened.close();
});

test('between own decisions the side of the last one is shown', async () => {
  const opened = await open(longLog(400));
  const { table } = opened;
  const { actor } = table;
  table.rememberActor();
  assert.equal(table.viewer, actor);
  table.at = 1;
  assert.equal(table.actor, undefined);
  assert.equal(table.viewer, actor);
  opened.close();
});

test('a refusal says of which kind it is: the rule, somebody faster, or something else', async () => {
  const opened = await open([], true);
  const { session, table } = opened;
  const seat = table.actor ?? 0;
  const at = length(opened);
  const move = anyMove(opened);
  assert.deepEqual(await session.send((seat + 1) % 3, [move], at), {
    ok: false,
    refusal: { kind: 'rule', rule: puertoRico.whyNot(table.now, (seat + 1) % 3, puertoRico.moves.find(move) ?? -1) },
  });
  assert.deepEqual(await session.send(seat, ['sing'], at), { ok: false, refusal: { kind: 'other' } });
  assert.deepEqual(await session.send(seat, [move], at - 1), { ok: false, refusal: { kind: 'stale' } });
  assert.equal(length(opened), at);
  opened.close();
});

test('a device that is passed on shows nobody’s side until the next person has it', async () => {
  const here = await open([], false, true);
  const { table } = here;
  const first = table.passedTo;
  assert.ok(first !== undefined);
  assert.deepEqual([table.actor, table.viewer, table.options.length], [undefined, WATCHER, 0]);
  table.takeDevice();
  flushSync();
  assert.deepEqual([table.passedTo, table.actor, table.viewer], [undefined, first, first]);
  while (table.passedTo === undefined) {
    assert.equal(table.actor, first);
    await table.play([anyMove(here)]);
    await settled(() => !isChance(table.game, table.now));
  }
  assert.notEqual(table.passedTo, first);
  assert.deepEqual([table.actor, table.viewer], [undefined, WATCHER]);
  here.close();
});
