/** The webhook of a table over HTTP: the host gives it, a rematch takes it over, everybody sees that it is there, players decide whether it names them. */
import { HookInfo, HookService, WebhookUrl } from '@caravel/protocol';
import * as v from 'valibot';
import type { NodeConfig } from '../config/config.ts';
import type { Database } from '../store/database.ts';
import { hookInfo, readHook, removeHook, setHook } from '../store/hooks.ts';
import { hurryWaiting } from '../store/waiting-notices.ts';
import { demandHookKeeper, demandHookKeeperNow, setNamed, showHook } from '../tables/hook.ts';
import type { Rooms } from '../tables/rooms.ts';
import { demandHook } from './hook-address.ts';
import { demandPerson, type Route, route } from './route.ts';
import { accountHolder } from './session-only.ts';
import { TableId, tag } from './table-access.ts';

export interface TableHookParts {
  readonly db: Database;
  readonly config: NodeConfig;
  readonly rooms: Rooms;
  now(): number;
}

const url = '/api/tables/:id/hook';

export const tableHookRoutes = (parts: TableHookParts): Route[] => [
  route(
    {
      method: 'GET',
      url,
      tag,
      who: 'account',
      about: 'The webhook of my table, as the host or who gave it; null if it has none. Its address is told only to who gave it',
      params: TableId,
      answer: v.object({ hook: v.nullable(HookInfo) }),
    },
    async (call) => {
      const room = await parts.rooms.get(call.params.id);
      const reader = accountHolder(call);
      demandHookKeeper(room.table, reader);
      const hook = await readHook(parts.db, room.table.id);
      return { hook: hook ? hookInfo(hook, reader.id) : null };
    },
  ),
  route(
    {
      method: 'PUT',
      url,
      tag,
      who: 'account',
      about:
        'Give my table a webhook, as the host, or another one for the one I gave: it tells a group whose turn it is. Players see that it is there, not its address',
      params: TableId,
      body: v.strictObject({ url: WebhookUrl, service: v.optional(HookService, 'own') }),
      answer: v.object({ secret: v.nullable(v.string()) }),
      limit: 20,
    },
    async (call) => {
      const giver = accountHolder(call);
      const room = await parts.rooms.get(call.params.id);
      demandHookKeeperNow(room, giver);
      const { service, url: address } = call.body;
      demandHook(service, address, parts.config);
      const secret = await setHook(parts.db, { owner: room.table.id, user_id: giver.id, service, url: address });
      await showHook(room, { service, by: giver.id });
      // What the old address did not take is not kept from the new one.
      await hurryWaiting(parts.db, room.table.id, parts.now());
      return { secret: service === 'own' ? secret : null };
    },
  ),
  route(
    { method: 'DELETE', url, tag, who: 'account', about: 'Remove the webhook of my table, as the host or who gave it', params: TableId },
    async (call) => {
      const room = await parts.rooms.get(call.params.id);
      demandHookKeeperNow(room, accountHolder(call));
      await removeHook(parts.db, room.table.id);
      await showHook(room, undefined);
    },
  ),
  route(
    {
      method: 'POST',
      url: `${url}/me`,
      tag,
      who: 'somebody',
      about: 'Say whether the webhook of a table I play at may name and mention me',
      params: TableId,
      body: v.strictObject({ named: v.boolean() }),
    },
    async (call) => {
      await setNamed(await parts.rooms.get(call.params.id), demandPerson(call), call.body.named);
    },
  ),
];
