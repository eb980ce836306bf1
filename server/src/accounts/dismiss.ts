/** All sessions of a user end, and with them their open sockets, on every node. */
import type { Caravel } from '../caravel.ts';

export const dismiss = async ({ sessions, hub, db }: Caravel, user: string): Promise<void> => {
  await sessions.closeAll(user);
  hub.dismiss(user);
  await db.publish(`out ${user}`);
};
