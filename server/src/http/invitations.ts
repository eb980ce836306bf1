/** Invitations over HTTP: the host names somebody, they accept or decline. */
import { Acceptance, Invitation, NewInvitation, TableInfo } from '@caravel/protocol';
import * as v from 'valibot';
import type { Invitations } from '../invitations/invitations.ts';
import { demandPerson, type Route, route } from './route.ts';
import { TableId } from './table-access.ts';

export interface InvitationRouteParts {
  readonly invitations: Invitations;
}

const tag = 'invitations';
const SeatOfTable = v.object({
  ...TableId.entries,
  seat: v.pipe(v.string(), v.regex(/^[0-4]$/, 'a seat from 0 to 4'), v.transform(Number)),
});

const hostRoutes = ({ invitations }: InvitationRouteParts): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/invitations',
      tag,
      who: 'somebody',
      about: 'Invite a person or a bot to a free seat, as the host; the seat is kept for them until they answer',
      params: TableId,
      body: NewInvitation,
      answer: TableInfo,
      status: 201,
      limit: 30,
    },
    async (call) => invitations.invite(call.params.id, demandPerson(call), call.body),
  ),
  route(
    {
      method: 'DELETE',
      url: '/api/tables/:id/invitations/:seat',
      tag,
      who: 'somebody',
      about: 'Take an invitation back, as the host; the seat is free again',
      params: SeatOfTable,
    },
    async (call) => invitations.withdraw(call.params.id, demandPerson(call), call.params.seat),
  ),
];

const guestRoutes = ({ invitations }: InvitationRouteParts): Route[] => [
  route(
    {
      method: 'GET',
      url: '/api/my/invitations',
      tag,
      who: 'somebody',
      about: 'Invitations that wait for my answer, newest first',
      answer: v.object({ invitations: v.array(Invitation) }),
    },
    async (call) => ({ invitations: await invitations.waitingFor(demandPerson(call).id) }),
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/accept',
      tag,
      who: 'somebody',
      about: 'Accept an invitation: I sit down at the seat that is kept for me',
      params: TableId,
      body: Acceptance,
      answer: TableInfo,
    },
    async (call) => invitations.accept(call.params.id, demandPerson(call), call.body),
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/decline',
      tag,
      who: 'somebody',
      about: 'Decline an invitation; the host is told, and cannot invite me to this table again',
      params: TableId,
    },
    async (call) => invitations.decline(call.params.id, demandPerson(call)),
  ),
];

export const invitationRoutes = (parts: InvitationRouteParts): Route[] => [...hostRoutes(parts), ...guestRoutes(parts)];
