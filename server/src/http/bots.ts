/** Bots over HTTP: the list everybody sees, and what its owner says of a bot. */
import { GAMES } from '@caravel/games/loaded';
import { BotPolicy, Id, PublicBot } from '@caravel/protocol';
import * as v from 'valibot';
import { setPolicy } from '../accounts/bot-policy.ts';
import { demandOwnBot } from '../accounts/bots.ts';
import { publicBots } from '../invitations/public-bots.ts';
import { Refusal } from '../model/refusal.ts';
import type { Database } from '../store/database.ts';
import { demandPerson, type Route, route } from './route.ts';
import { accountHolder } from './session-only.ts';

export interface BotRouteParts {
  readonly db: Database;
  now(): number;
}

const tag = 'bots';
const MOST = 200;
const Game = v.picklist(GAMES.map(({ name }) => name));

const demandGames = ({ games }: BotPolicy): void => {
  const unknown = games.find((game) => !GAMES.some(({ name }) => name === game));
  if (unknown !== undefined) throw new Refusal('bad-input', `no game named '${unknown}'`, { field: 'games' });
};

export const botRoutes = (parts: BotRouteParts): Route[] => [
  route(
    {
      method: 'GET',
      url: '/api/bots',
      tag,
      who: 'anybody',
      about: `Bots with their ratings and policies, those that are online first, at most ${MOST}`,
      query: v.object({ game: v.optional(Game), online: v.optional(v.picklist(['true', 'false'])) }),
      answer: v.object({ bots: v.array(PublicBot) }),
      limit: 60,
      limitBy: 'person',
    },
    async ({ query }) => ({ bots: await publicBots(parts.db, parts.now(), { game: query.game, online: query.online === 'true' }, MOST) }),
  ),
  route(
    {
      method: 'PUT',
      url: '/api/bots/:id/policy',
      tag,
      who: 'somebody',
      about: 'Say which invitations a bot takes, as its owner, or as the bot itself; what is left out is as usual',
      params: v.object({ id: Id }),
      body: BotPolicy,
      answer: BotPolicy,
    },
    async (call) => {
      const { id } = call.params;
      if (demandPerson(call).id !== id) await demandOwnBot(parts.db, accountHolder(call).id, id);
      demandGames(call.body);
      await setPolicy(parts.db, id, call.body);
      return call.body;
    },
  ),
];
