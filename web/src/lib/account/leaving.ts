/** Signing out takes this browser's notices along: they belong to the person, not to the device. */
import { myself } from '../remote/me.svelte.ts';
import { account } from './account-api.ts';
import { unsubscribe } from './push.ts';

export const signOut = async (): Promise<void> => {
  await unsubscribe().catch(() => undefined);
  await account.signOut();
  await myself.again();
};

export const deleteAccount = async (): Promise<void> => {
  await account.farewell();
  await unsubscribe().catch(() => undefined);
  await myself.again();
};
