/** People one does not want to read: kept by the server, and known here for what is on the screen already. */
import { SvelteSet } from 'svelte/reactivity';
import { ask } from './api.ts';

interface Other {
  readonly id: string;
  readonly name: string;
}

const path = (id: string): string => `/api/me/mutes/${encodeURIComponent(id)}`;

const hidden = new SvelteSet<string>();

export const isHidden = (user: string): boolean => hidden.has(user);

export const hiddenPeople = async (): Promise<Other[]> => (await ask<{ people: Other[] }>('GET', '/api/me/mutes')).people;

export const hide = async (user: string): Promise<void> => {
  await ask('PUT', path(user));
  hidden.add(user);
};

export const showAgain = async (user: string): Promise<void> => {
  await ask('DELETE', path(user));
  hidden.delete(user);
};
