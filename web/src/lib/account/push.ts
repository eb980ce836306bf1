/** Notices of this browser that come even when the page is closed. */
import type { Online } from '@caravel/i18n/online';
import type { PushSubscription as Subscription } from '@caravel/protocol';
import { Told } from '../remote/words.svelte.ts';
import { push } from './account-api.ts';

export type PushState = 'unable' | 'denied' | 'on' | 'off';

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? navigator.serviceWorker.getRegistration()
    : undefined;

export const pushState = async (): Promise<PushState> => {
  const worker = await registration();
  if (!worker) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off';
};

/** Only after a click: this asks for the browser's permission. */
export const subscribe = async (words: Online['account']): Promise<void> => {
  if ((await Notification.requestPermission()) !== 'granted') throw new Told(words.pushDenied);
  const worker = await registration();
  if (!worker) throw new Told(words.pushUnable);
  const wish = { userVisibleOnly: true, applicationServerKey: await push.key() };
  const subscription = await worker.pushManager.subscribe(wish).catch(() => {
    throw new Told(words.pushFailed);
  });
  await push.subscribe(subscription.toJSON() as Subscription);
};

export const unsubscribe = async (): Promise<void> => {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return;
  await push.forget(subscription.endpoint);
  await subscription.unsubscribe();
};
