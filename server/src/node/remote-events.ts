/** What this node does when others tell it something. */
import { endMissed } from '../accounts/end-sessions.ts';
import { hideLine, hideTable } from '../admin/live.ts';
import type { BusListener } from '../cluster/bus.ts';
import type { ReadMessage } from '../cluster/message.ts';
import type { NodeContext } from './context.ts';

type Parts = Pick<NodeContext, 'rooms' | 'chat' | 'hub' | 'notices' | 'presence' | 'downtime' | 'sessions' | 'streams' | 'now'>;

const readChat = async ({ chat, rooms }: Parts, table: string): Promise<void> => {
  const room = chat.followed.includes(table) ? await rooms.find(table) : undefined;
  if (room) await chat.catchUp(room.table);
};

const receive = async (parts: Parts, message: ReadMessage): Promise<void> => {
  const { rooms, hub, notices, presence, downtime } = parts;
  switch (message.kind) {
    case 'table':
      return rooms.changed(message.id, message.change);
    case 'table-deleted':
      return hideTable(parts, message.id);
    case 'chat':
      return readChat(parts, message.table);
    case 'chat-line-deleted':
      return hideLine(parts, message.table, message.n);
    case 'keys-ended':
      for (const key of message.keys) hub.end(key);
      return;
    case 'outages':
      return downtime.read();
    case 'presence-question':
      return presence.answer(message.question, message.user, message.table);
    case 'presence-answer':
      return presence.confirm(message.question);
    case 'presence':
      return presence.hear(message);
    case 'channels-changed':
      return notices.forgetChannels(message.user);
    case 'notices':
      for (const notice of message.notices) notices.tellHere(notice);
  }
};

const missed = async (parts: Parts): Promise<void> => {
  const { rooms, chat, downtime } = parts;
  await downtime.read();
  await Promise.all([rooms.changedAll(), endMissed(parts), ...chat.followed.map((table) => readChat(parts, table))]);
  await parts.streams.retell();
};

export const remoteEvents = (parts: Parts): BusListener => ({
  receive: (message) => receive(parts, message),
  missed: () => missed(parts),
});
