/** Guests from several addresses make as many tables of experts as they may, and watch them all. How long does an honest person wait for a beginner? */
import { setTimeout as wait } from 'node:timers/promises';
import { at, hasTurn, isOver, legalMoves, type Random, seeded } from '@caravel/core';
import { Client } from '../tools/client.ts';
import type { TestSocket } from '../tools/socket.ts';
import type { ChildNode } from './child-node.ts';

export interface ExpertsResult {
  /** Tables of four experts that were made and are watched, and wishes that were refused. */
  readonly tables: number;
  readonly refused: number;
  /** Moves of the experts meanwhile. */
  readonly expertMoves: number;
  /** Milliseconds from a person's move to the beginner's, before and meanwhile. */
  readonly before: Waits;
  readonly during: Waits;
  readonly faults: readonly string[];
}

interface Waits {
  readonly answers: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** The limits a node has if nothing else is said; the proxy that is believed says who comes from where. */
export const USUAL_TABLES = {
  CARAVEL_BOT_TABLES_PER_USER: '10',
  CARAVEL_BOT_TABLES_PER_ADDRESS: '20',
  CARAVEL_TRUST_PROXY: '1',
};
const USERS_PER_ADDRESS = 3;
const TABLES_PER_USER = 12;
/** Milliseconds between an answer and the next move. */
const PAUSE = 50;
const EXPERT = { kind: 'bot' as const, level: 'expert' as const };
const EXPERTS = { game: 'madeira', seats: [EXPERT, EXPERT, EXPERT, EXPERT] };

/** Somebody behind the proxy. */
class Remote extends Client {
  readonly #address: string;

  constructor(url: string, address: string) {
    super(url);
    this.#address = address;
  }

  override get headers(): Record<string, string> {
    return { ...super.headers, 'x-forwarded-for': this.#address };
  }
}

const guest = async (url: string, address: string, name: string): Promise<Client> => {
  const client = new Remote(url, address);
  await client.must('POST', '/api/guest', { name });
  return client;
};

interface Attack {
  readonly made: number;
  readonly refused: number;
  readonly sockets: readonly TestSocket[];
}

/** One guest: makes what they may, and watches all of it. */
const attackBy = async (attacker: Client): Promise<Attack> => {
  const wishes = await Promise.all(
    Array.from({ length: TABLES_PER_USER }, () => attacker.ask<{ id: string }>('POST', '/api/tables', EXPERTS)),
  );
  const made = wishes.filter(({ status }) => status === 201).map(({ body }) => body.id);
  const socket = await attacker.socket();
  for (const id of made) await socket.watch(id);
  return { made: made.length, refused: wishes.length - made.length, sockets: [socket] };
};

const attackFrom = async (url: string, addresses: number): Promise<Attack> => {
  const attacks: Attack[] = [];
  for (let i = 0; i < addresses; i++)
    for (let j = 0; j < USERS_PER_ADDRESS; j++) attacks.push(await attackBy(await guest(url, `192.0.2.${i + 1}`, `Eve ${i} ${j}`)));
  const sum = (what: 'made' | 'refused') => attacks.reduce((total, attack) => total + attack[what], 0);
  return { made: sum('made'), refused: sum('refused'), sockets: attacks.flatMap(({ sockets }) => sockets) };
};

/** Plays on against a beginner, one small move at a time, until it has answered so often; how long each answer took. */
const beginnersAnswers = async (host: Client, count: number, random: Random): Promise<number[]> => {
  const times: number[] = [];
  const socket = await host.socket();
  while (times.length < count) {
    const { id } = await host.table({
      game: 'puerto-rico',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'beginner' }],
      options: { governor: 0 },
    });
    const { timeline } = await socket.watch(id);
    const { game } = timeline;
    const isMine = (): boolean => hasTurn(game.turn(timeline.state), 0);
    while (times.length < count && !isOver(game, timeline.state)) {
      const moves = legalMoves(game, timeline.state, 0);
      const start = performance.now();
      await socket.act(id, [game.moves.text(at(moves, random.below(moves.length)))]);
      if (isMine()) continue;
      await socket.until(() => isMine() || isOver(game, timeline.state), 60_000);
      times.push(performance.now() - start);
      await wait(PAUSE);
    }
    if (!isOver(game, timeline.state)) await host.must('POST', `/api/tables/${id}/end`);
  }
  socket.close();
  return times;
};

const waitsIn = (times: readonly number[]): Waits => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { answers: times.length, p50: at(0.5), p95: at(0.95), max: at(1) };
};

const movesHeard = (sockets: readonly TestSocket[]): number =>
  sockets.reduce((sum, { tables }) => sum + [...tables.values()].reduce((moves, { timeline }) => moves + timeline.length, 0), 0);

export const attackWithExperts = async (node: ChildNode, addresses: number, answers: number): Promise<ExpertsResult> => {
  const honest = await guest(node.url, '198.51.100.1', 'Anna');
  const before = waitsIn(await beginnersAnswers(honest, answers, seeded(1)));
  const { made, refused, sockets } = await attackFrom(node.url, addresses);
  try {
    const moves = movesHeard(sockets);
    const during = waitsIn(await beginnersAnswers(honest, answers, seeded(2)));
    const expertMoves = movesHeard(sockets) - moves;
    const faults = sockets.every(({ isOpen }) => isOpen) ? [] : ['an attacker was let go'];
    return { tables: made, refused, expertMoves, before, during, faults };
  } finally {
    for (const socket of sockets) socket.close();
  }
};
