/** Requests and answers of the main operations as they look, for the description of the API; a test reads them by the schemas. */

import { at } from '@caravel/core';
import { MANIFESTS } from '@caravel/games';

export interface Example {
  readonly body?: unknown;
  readonly answer?: unknown;
}

const { name: GAME } = at(MANIFESTS, MANIFESTS.length - 1);
const TABLE = 'sTx4WpLq0Zb7';
const ANNA = 'Kq7mB2xR9fYc';
const BOT = 'p3Jd8NvQe5Ha';
const AT = 1_794_000_000_000;

const seats = [
  { kind: 'person', name: 'Anna', user: ANNA, colour: 2 },
  { kind: 'open', name: 'Corsair', user: BOT, invitedAt: AT },
  { kind: 'bot', name: 'easy', level: 'easy' },
];

const line = {
  ...{ id: TABLE, game: GAME, rules: 'base', players: 3, seats, host: ANNA, access: 'invite', watch: 'all', chance: 'fair' },
  ...{ pace: { kind: 'untimed' }, rated: false, hints: false, status: 'open', length: 0, turn: [], createdAt: AT, updatedAt: AT },
};

const info = { ...line, version: 1, options: {}, parts: [], contributions: [], muted: [], removed: [] };
const seated = { ...info, seats: [seats[0], { kind: 'person', name: 'Corsair', user: BOT }, seats[2]], status: 'running' };

const policy = { invitations: 'anybody', games: [GAME], atOnce: 4, rated: true };

const invitation = {
  ...{ table: TABLE, seat: 1, by: { id: ANNA, name: 'Anna' }, at: AT, game: GAME, rules: 'base', players: 3, rated: false },
  pace: { kind: 'untimed' },
};

const ratings = [{ game: GAME, players: 3, rating: 1530, games: 41, isProvisional: false }];
const corsair = { id: BOT, name: 'Corsair', owner: { id: ANNA, name: 'Anna' }, online: true, playing: 1, policy, ratings };

const lines = (...messages: object[]): string => messages.map((message) => `${JSON.stringify(message)}\n`).join('');

/** By method and address, as routes have them. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  'POST /api/guest': { body: { name: 'Anna' } },
  'POST /api/register': { body: { login: 'anna', password: 'correct horse battery', name: 'Anna' } },
  'POST /api/login': { body: { login: 'anna', password: 'correct horse battery' } },
  'POST /api/tokens': { body: { name: 'laptop' }, answer: { id: 'tR5kM1wZ8sGd', name: 'laptop', token: 'cvl_4fT…' } },
  'POST /api/bots': { body: { name: 'Corsair' }, answer: { id: BOT, name: 'Corsair', token: 'cvl_9aX…' } },
  'GET /api/bots': { answer: { bots: [corsair] } },
  'PUT /api/bots/:id/policy': { body: policy, answer: policy },
  'POST /api/tables': {
    body: { game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }] },
    answer: info,
  },
  'GET /api/tables': { answer: { tables: [line] } },
  'GET /api/tables/:id': { answer: info },
  'GET /api/my/tables': { answer: { tables: [line] } },
  'POST /api/tables/:id/join': { body: { colour: 3 }, answer: seated },
  'POST /api/tables/:id/invitations': { body: { name: 'Corsair', seat: 1 }, answer: info },
  'GET /api/my/invitations': { answer: { invitations: [invitation] } },
  'POST /api/tables/:id/accept': { body: {}, answer: seated },
  'GET /api/tables/:id/legal': { answer: { seat: 1, length: 12, hasTurn: true, moves: ['role mayor', 'role builder'] } },
  'GET /api/tables/:id/log': { answer: { n: 10, e: ['0 role settler', '0 plantation quarry'] } },
  'POST /api/tables/:id/act': {
    body: { length: 12, moves: ['role mayor'], request: 'bot-12', seat: 1 },
    answer: { n: 12, e: ['1 role mayor'] },
  },
  'POST /api/tables/:id/undo': { body: { length: 13, count: 1, request: 'back-13' }, answer: { n: 13, e: ['1 undo 1'] } },
  'POST /api/tables/:id/agree': { body: { yes: true } },
  'POST /api/tables/:id/chat': { body: { text: 'Good game!' } },
  'GET /api/stream': {
    answer: lines(
      { k: 'hello', user: BOT, name: 'Corsair', version: '0.1.0' },
      { k: 'invited', invitation },
      { k: 'ready', now: AT },
      { k: 'turn', t: TABLE, s: 1, n: 12, has: true, m: ['role mayor', 'role builder'] },
      { k: 'log', t: TABLE, n: 12, e: ['1 role mayor'] },
      { k: 'beat', now: AT + 15_000 },
    ),
  },
};
