/** Tokens and bots over HTTP: programs that act for a person, or for themselves. */
import { BotLine, Id, Name, NewBot, NewToken, TokenLine } from '@caravel/protocol';
import * as v from 'valibot';
import { botsOf, demandOwnBot, makeBotUser } from '../accounts/bots.ts';
import { type DeleteAccountParts, deleteAccount } from '../accounts/delete-account.ts';
import { OwnName } from '../accounts/own-name.ts';
import type { People } from '../accounts/people.ts';
import { makeToken, removeToken, tokensOf } from '../accounts/tokens.ts';
import { type Route, route } from './route.ts';
import { accountHolder, confirmedHolder } from './session-only.ts';
import type { IdentityParts } from './who.ts';

export interface TokenParts extends IdentityParts, DeleteAccountParts {
  readonly people: People;
}

const tag = 'accounts';
const Named = v.strictObject({ name: Name });
const Identified = v.object({ id: Id });

const ownTokenRoutes = (parts: TokenParts): Route[] => [
  route(
    { method: 'GET', url: '/api/tokens', tag, who: 'account', about: 'My tokens', answer: v.object({ tokens: v.array(TokenLine) }) },
    async (call) => ({ tokens: await tokensOf(parts.db, accountHolder(call).id) }),
  ),
  route(
    {
      method: 'POST',
      url: '/api/tokens',
      tag,
      who: 'account',
      about: 'Create a token that acts for me; it is shown only once',
      body: Named,
      answer: NewToken,
      status: 201,
      limit: 30,
    },
    async (call) => makeToken(parts.db, (await confirmedHolder(parts, call)).id, call.body.name, parts.now()),
  ),
  route(
    {
      method: 'DELETE',
      url: '/api/tokens/:id',
      tag,
      who: 'account',
      about: 'Revoke a token of mine or of one of my bots',
      params: Identified,
    },
    async (call) => removeToken(parts, accountHolder(call).id, call.params.id),
  ),
];

const botRoutes = (parts: TokenParts): Route[] => [
  route(
    {
      method: 'GET',
      url: '/api/my/bots',
      tag,
      who: 'account',
      about: 'My bots, with their tokens and policies',
      answer: v.object({ bots: v.array(BotLine) }),
    },
    async (call) => ({ bots: await botsOf(parts.db, accountHolder(call).id) }),
  ),
  route(
    {
      method: 'POST',
      url: '/api/bots',
      tag,
      who: 'account',
      about: 'Create a bot that plays over the network; its token is shown only once',
      body: v.strictObject({ name: OwnName }),
      answer: NewBot,
      status: 201,
      limit: 30,
    },
    async (call) => makeBotUser(parts.people, (await confirmedHolder(parts, call)).id, call.body.name, parts.now()),
  ),
  route(
    {
      method: 'POST',
      url: '/api/bots/:id/tokens',
      tag,
      who: 'account',
      about: 'Create another token for one of my bots',
      params: Identified,
      body: Named,
      answer: NewToken,
      status: 201,
    },
    async (call) => {
      await demandOwnBot(parts.db, (await confirmedHolder(parts, call)).id, call.params.id);
      return makeToken(parts.db, call.params.id, call.body.name, parts.now());
    },
  ),
  route(
    { method: 'DELETE', url: '/api/bots/:id', tag, who: 'account', about: 'Delete one of my bots; its games stay', params: Identified },
    async (call) => {
      await demandOwnBot(parts.db, (await confirmedHolder(parts, call)).id, call.params.id);
      await deleteAccount(parts, call.params.id);
    },
  ),
];

export const tokenRoutes = (parts: TokenParts): Route[] => [...ownTokenRoutes(parts), ...botRoutes(parts)];
