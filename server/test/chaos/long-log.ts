/** Two guests make a log as long as they like, then ask what used to replay all of it: others must not notice. */
import { at, isChance, legalMoves, type Random, type State, seatsOf, seeded } from '@caravel/core';
import { Client, type TestSocket } from '../tools/index.ts';
import type { ChildNode } from './child-node.ts';

export interface LongLogResult {
  readonly entries: number;
  /** Milliseconds until all stale acts of the burst were answered. */
  readonly staleActs: number;
  /** The slowest answer of /healthz meanwhile, in milliseconds. */
  readonly slowestHealth: number;
  /** Milliseconds to open the table after a restart. */
  readonly opening: number;
  readonly faults: readonly string[];
}

/** A part of a game, so that there is something to replay. */
const BASE = 200;
const AT_ONCE = 100;
const BURST = 20;
/** Nobody else may wait longer than this. */
const PATIENCE = 1000;

interface Attack {
  readonly id: string;
  readonly players: readonly [TestSocket, TestSocket];
  readonly anna: Client;
}

const copyOf = ({ id, players }: Attack) => {
  const copy = players[0].tables.get(id);
  if (!copy) throw new Error('the table is not watched');
  return copy.timeline;
};

/** Plays any moves until there are so many entries and a seat has a move after which nothing is drawn. */
const playBase = async (attack: Attack, random: Random): Promise<{ seat: 0 | 1; move: string }> => {
  for (;;) {
    const { game, state, length } = copyOf(attack);
    const seat = seatsOf(game.turn(state))[0] as 0 | 1;
    const moves = legalMoves(game, state, seat);
    const quiet = moves.find((move) => {
      const s: State = state.slice();
      game.apply(s, seat, move);
      return !isChance(game, s);
    });
    if (length >= BASE && quiet !== undefined) return { seat, move: game.moves.text(quiet) };
    const move = game.moves.text(at(moves, random.below(moves.length)));
    await attack.players[seat].act(attack.id, [move], { n: length, s: seat });
    await attack.players[0].until(() => copyOf(attack).length > length);
  }
};

/** One move made and taken back, over and over, many requests at once. */
const lengthen = async (attack: Attack, seat: 0 | 1, move: string, entries: number): Promise<void> => {
  const socket = attack.players[seat];
  while (copyOf(attack).length < entries) {
    const { length } = copyOf(attack);
    for (let n = length; n < length + AT_ONCE; n += 2) {
      socket.send({ k: 'act', t: attack.id, n, m: [move], r: socket.newRequest(), s: seat });
      socket.send({ k: 'undo', t: attack.id, n: n + 1, m: 1, r: socket.newRequest(), s: seat });
    }
    await attack.players[0].until(() => copyOf(attack).length >= length + AT_ONCE, 60_000);
  }
};

const health = async (url: string): Promise<number> => {
  const start = performance.now();
  await (await fetch(`${url}/healthz`)).text();
  return performance.now() - start;
};

/** Moves composed before the other's last one: both orders are compared. */
const sendStaleActs = async (attack: Attack, seat: 0 | 1, move: string, url: string) => {
  const { length } = copyOf(attack);
  await attack.players[seat].act(attack.id, [move], { n: length, s: seat });
  const late = attack.players[1 - seat] as TestSocket;
  const received = late.received.length;
  const start = performance.now();
  for (let i = 0; i < BURST; i++) late.send({ k: 'act', t: attack.id, n: length, m: ['role mayor'], r: late.newRequest(), s: 1 - seat });
  const answers = () => late.received.slice(received).filter(({ k }) => k === 'no').length;
  let slowestHealth = 0;
  while (answers() < BURST) slowestHealth = Math.max(slowestHealth, await health(url));
  return { staleActs: Math.round(performance.now() - start), slowestHealth: Math.round(slowestHealth) };
};

const begin = async (url: string): Promise<Attack> => {
  const [anna, bob] = [await Client.guest(url, 'Anna'), await Client.guest(url, 'Bob')];
  const { id } = await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }], options: { governor: 0 } });
  await bob.must('POST', `/api/tables/${id}/join`, {});
  const players = [await anna.socket(), await bob.socket()] as const;
  for (const socket of players) await socket.watch(id);
  return { id, players, anna };
};

export const growLog = async (node: ChildNode, entries: number): Promise<LongLogResult> => {
  const attack = await begin(node.url);
  const { seat, move } = await playBase(attack, seeded(1));
  await lengthen(attack, seat, move, entries);
  const stale = await sendStaleActs(attack, seat, move, node.url);
  const { length } = copyOf(attack);
  for (const socket of attack.players) socket.close();
  await node.kill();
  await node.resume();
  const start = performance.now();
  const info = await attack.anna.must<{ length: number; fault?: object }>('GET', `/api/tables/${attack.id}`);
  const opening = Math.round(performance.now() - start);
  const faults = [
    ...(info.length === length && !info.fault ? [] : [`${length} entries were written, ${info.length} are there`]),
    ...(stale.slowestHealth < PATIENCE ? [] : [`/healthz took ${stale.slowestHealth} ms`]),
  ];
  return { entries: length, ...stale, opening, faults };
};
